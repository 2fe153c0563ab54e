/**
 * `npm run bench`: every benchmark compares in one run and prints ratios; the exit code says whether one is over its bound.
 * `npm run bench -- <name>…` runs some, `npm run bench -- --write` writes the table of docs/PERFORMANCE.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { appendCost } from './append.ts'
import { bytesPerTurn } from './bytes.ts'
import { durability } from './durability.ts'
import { pushes } from './pushes.ts'
import { isOver, line, type Row, table } from './report.ts'
import { apiRequests } from './requests.ts'
import { resume } from './resume.ts'
import { startup } from './startup.ts'

const BENCHES: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  durability,
  bytes: bytesPerTurn,
  append: appendCost,
  resume,
  pushes,
  requests: apiRequests,
  startup,
}
const DOCUMENT = join(import.meta.dirname, '..', 'docs', 'PERFORMANCE.md')
const TABLE = /(<!-- bench: [^\n]*-->\n)[\s\S]*?(\n<!-- \/bench -->)/

const args = process.argv.slice(2)
const write = args.includes('--write')
const names = args.filter((arg) => arg !== '--write')
const unknown = names.filter((name) => !(name in BENCHES))
if (unknown.length > 0 || (write && names.length > 0)) {
  console.error(
    unknown.length > 0
      ? `There is no benchmark named ${unknown.join(', ')}. Use ${Object.keys(BENCHES).join(', ')}.`
      : 'The table is written from a whole run: use --write without a name.',
  )
  process.exit(1)
}

const rows: Row[] = []
for (const [name, bench] of Object.entries(BENCHES)) {
  if (names.length > 0 && !names.includes(name)) continue
  const found = await bench()
  for (const row of found) console.log(line(row))
  rows.push(...found)
}
if (write) {
  const text = readFileSync(DOCUMENT, 'utf8')
  writeFileSync(
    DOCUMENT,
    text.replace(TABLE, (_, start: string, end: string) => `${start}\n${table(rows)}\n${end}`),
  )
}
if (rows.some(isOver)) process.exitCode = 1

/** npm test. Whatever comes behind `npm test --` goes to vitest; coverage is asked of whole runs only. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { results } from './results.ts'

const root = join(import.meta.dirname, '..')
const args = process.argv.slice(2)
rmSync(results, { force: true })
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...(args.length === 0
      ? ['--coverage', '--coverage.reporter=text', '--coverage.skipFull', '--coverage.reporter=html']
      : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}`,
    ...args,
  ],
  { cwd: root, stdio: 'inherit' },
)
process.exit(status ?? 1)

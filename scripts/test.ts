/**
 * npm test. Whatever comes behind `npm test --` goes to vitest. A whole run has two parts: the pure core, whose tests must
 * cover all of it, and everything else, which runs faster when nobody counts lines.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { results } from './results.ts'

const root = join(import.meta.dirname, '..')
const CORE = 'test/core/**'
const COVERED = ['--coverage', '--coverage.reporter=text', '--coverage.skipFull', '--coverage.reporter=html']
const [coreResults = '', restResults = ''] = results

function vitest(output: string, args: readonly string[]): number {
  const tool = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${output}`]
  return spawnSync(process.execPath, [tool, 'run', ...args, ...reporters], { cwd: root, stdio: 'inherit' }).status ?? 1
}

for (const file of results) rmSync(file, { force: true })
const args = process.argv.slice(2)
if (args.length > 0) process.exit(vitest(restResults, args))
const core = vitest(coreResults, ['test/core', ...COVERED])
const rest = vitest(restResults, [`--exclude=${CORE}`])
// Said at the very end: a core that is not all covered fails without a failing test, and stands far above.
if (core !== 0) console.error('test/core is red: a test failed, or its tests leave a part of src/core uncovered.')
if (rest !== 0) console.error('The tests outside test/core are red.')
process.exit(core || rest)

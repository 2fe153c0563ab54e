/**
 * npm run test:explore: the exploration of every order to its whole bound, ten thousand seeded stories of the engine, a
 * thousand of what it spends, and the core's tests with drawn values that no earlier run had. `npm test` goes a part of
 * the way, always with the same values.
 */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')

function run(paths: readonly string[], env: NodeJS.ProcessEnv): number {
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...paths], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status ?? 1
}

const seed = process.env['PAWL_SEED'] ?? String(randomInt(2 ** 31))
const core = run(['test/core'], { PAWL_SEED: seed })
if (core !== 0) console.error(`PAWL_SEED=${seed} npm test -- test/core draws the same values again.`)
process.exit(core || run(['test/explore', 'test/runtime/spending.test.ts'], { PAWL_TEST_WHOLE: '1' }))

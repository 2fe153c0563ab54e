/**
 * npm run test:explore: the exploration of every order to its whole bound, ten thousand seeded stories of the engine and a
 * thousand of what it spends. `npm test` goes a part of the way.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const { status } = spawnSync(process.execPath, [vitest, 'run', 'test/explore', 'test/runtime/spending.test.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PAWL_TEST_WHOLE: '1' },
})
process.exit(status ?? 1)

// Runs before anything is installed, so it gets by with Node 20 and no package: installs what the lock file names when
// node_modules doesn't match it, then hands over to the Node 24 that came with it.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stamp = join(root, 'node_modules', '.pawl-installed')
const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')

const run = (command, args) => {
  const { status, signal } = spawnSync(command, args, { cwd: root, stdio: ['inherit', 'inherit', 'inherit'] })
  if (status !== 0) {
    if (signal) console.error(`${command} ended by ${signal}`)
    process.exit(status ?? 1)
  }
}

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.error('Installing the packages that package-lock.json names…')
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const { status, stderr } = spawnSync('npm', ['ci', ...quiet], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] })
  if (status !== 0) {
    console.error(stderr)
    console.error('npm ci failed; nothing else was started. Mend what it names and run the same command again.')
    process.exit(status ?? 1)
  }
  writeFileSync(stamp, wanted)
}
const [script, ...args] = process.argv.slice(2)
run(join(root, 'node_modules', '.bin', 'node'), [join(root, script), ...args])

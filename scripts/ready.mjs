// Runs before anything is installed, so it gets by with Node 20 and no package: installs what the lock file names when
// node_modules doesn't match it, then hands over to the Node 24 that came with it. `ready.mjs some/script.ts args…` runs
// a script of this repository, `ready.mjs name args…` a tool that a package brings.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const lock = join(root, 'package-lock.json')
const stamp = join(root, 'node_modules', '.pawl-installed')
const bin = join(root, 'node_modules', '.bin')
const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex')

if (!isInstalled()) install()
const [what = '', ...args] = process.argv.slice(2)
const isTool = !/[./]/.test(what)
const { status, signal } = spawnSync(join(bin, isTool ? what : 'node'), isTool ? args : [join(root, what), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
})
if (signal) console.error(`${what} ended by ${signal}`)
process.exit(status ?? 1)

/** By an earlier start of this script, or by npm itself since the lock file was last changed. */
function isInstalled() {
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === wanted
  const byNpm = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(byNpm) || statSync(byNpm).mtimeMs < statSync(lock).mtimeMs) return false
  writeFileSync(stamp, wanted)
  return true
}

function install() {
  console.error('Installing the packages that package-lock.json names…')
  const flags = ['--no-audit', '--no-fund', '--loglevel=error']
  const npm = spawnSync('npm', ['ci', ...flags], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] })
  if (npm.status !== 0) {
    console.error(npm.stderr || npm.error?.message)
    console.error('npm ci failed; nothing else was started. Mend what it names and run the same command again.')
    process.exit(npm.status ?? 1)
  }
  writeFileSync(stamp, wanted)
}

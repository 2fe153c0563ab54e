/** The frameworks that Pawl is compared with, in a folder with a lock file of its own. */
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, 'peers')

/** Runs a peer's story in a folder of its own and returns what it prints. */
export async function runPeer<T>(script: string): Promise<T> {
  install()
  const folder = mkdtempSync(join(tmpdir(), 'pawl-peer-'))
  try {
    const output = execFileSync(process.execPath, [join(FOLDER, script), folder], { encoding: 'utf8' })
    return JSON.parse(output) as T
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Once for every state of the lock file; no script of a package runs. */
function install(): void {
  const stamp = join(FOLDER, 'node_modules', '.pawl-installed')
  const wanted = createHash('sha256')
    .update(readFileSync(join(FOLDER, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.error('Installing the packages to compare with…')
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = spawnSync('npm', ['ci', ...flags], { cwd: FOLDER, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] })
  if (npm.status !== 0) throw new Error(`npm ci failed in bench/peers: ${npm.stderr || npm.error?.message}`)
  writeFileSync(stamp, wanted)
}

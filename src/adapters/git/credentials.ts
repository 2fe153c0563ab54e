import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { Repository } from './repository.ts'

/** Keys that hold a secret, or say where one is. */
const SECRET = /^(http\.(.*\.)?extraheader|http\.(.*\.)?cookiefile|credential\..*|core\.sshcommand)$/s
const INCLUDE = /^include(if\..*)?\.path$/s
const URL_VALUE = /^remote\..*\.(push)?url$/s
/** The name that a checkout action gives to the file in which it leaves the token. */
const LEFT_BY_CHECKOUT = /^git-credentials-.*\.config$/
const USERINFO = /^([a-z][a-z0-9+.-]*:\/\/)[^/@]*@/i

/** Takes what a checkout action leaves for later steps out of the folder's configuration (S2). */
export async function removeCredentials(repository: Repository, dotGit: string): Promise<void> {
  for (const name of ['config', 'config.worktree']) await clean(repository, join(dotGit, name), new Set())
}

async function clean(repository: Repository, file: string, seen: Set<string>): Promise<void> {
  if (seen.has(file) || !existsSync(file)) return
  seen.add(file)
  // Reads and writes the named file alone; nothing in it is acted upon.
  const config = (...args: string[]) => repository.run(['config', '--file', file, ...args])
  const listed = await config('--null', '--list')
  if (listed.code !== 0) return
  const drop = new Set<string>()
  for (const entry of listed.stdout.toString('utf8').split('\0')) {
    const at = entry.indexOf('\n')
    const [key, value] = at < 0 ? [entry, ''] : [entry.slice(0, at), entry.slice(at + 1)]
    if (SECRET.test(key) || (/^url\..*\.(push)?insteadof$/s.test(key) && USERINFO.test(key.slice(4)))) drop.add(key)
    if (URL_VALUE.test(key) && USERINFO.test(value)) await config('--replace-all', key, value.replace(USERINFO, '$1'))
    if (INCLUDE.test(key)) {
      await clean(repository, resolve(dirname(file), value), seen)
      if (LEFT_BY_CHECKOUT.test(basename(value))) drop.add(key)
    }
  }
  for (const key of drop) await config('--unset-all', key)
}

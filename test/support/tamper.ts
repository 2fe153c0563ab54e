import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { git } from './git-server.ts'

export type Change = string | null | { readonly mode: string; readonly text: string }

/** Somebody who is not Pawl commits to a branch of a bare repository; null takes a file away. */
export function tamper(bare: string, branch: string, files: Readonly<Record<string, Change>>): string {
  const index = join(bare, 'tamper-index')
  const run = (input: string | Buffer, ...args: string[]) =>
    execFileSync('git', ['--git-dir', bare, ...args], { input, env: { ...process.env, GIT_INDEX_FILE: index } })
      .toString('utf8')
      .trim()
  const tip = git(bare, 'rev-parse', branch)
  run('', 'read-tree', tip)
  for (const [path, change] of Object.entries(files)) {
    const { mode, text } =
      typeof change === 'string' ? { mode: '100644', text: change } : (change ?? { mode: '0', text: '' })
    const id = change === null ? '0'.repeat(40) : run(text, 'hash-object', '-w', '--stdin')
    run(`${mode} ${id}\t${path}\0`, 'update-index', '-z', '--index-info')
  }
  const commit = git(bare, 'commit-tree', run('', 'write-tree'), '-p', tip, '-m', 'Not by Pawl')
  git(bare, 'update-ref', `refs/heads/${branch}`, commit)
  rmSync(index)
  return commit
}

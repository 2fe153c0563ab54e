import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { World } from '../world/world.ts'

/** Somebody else's commit on a branch of the remote, with these files written or changed. */
export async function commitOn(
  { git }: Pick<World, 'git'>,
  branch: string,
  files: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pawl-commit-'))
  const ask = async (...args: string[]) => (await git(...args)).trim()
  try {
    await git('read-tree', branch)
    for (const [path, text] of Object.entries(files)) {
      await writeFile(join(folder, 'file'), text)
      const blob = await ask('hash-object', '-w', '--no-filters', join(folder, 'file'))
      await git('update-index', '--add', '--cacheinfo', `100644,${blob},${path}`)
    }
    const commit = await ask('commit-tree', await ask('write-tree'), '-p', branch, '-m', 'Change things meanwhile')
    await git('update-ref', `refs/heads/${branch}`, commit)
    return commit
  } finally {
    await rm(folder, { recursive: true })
  }
}

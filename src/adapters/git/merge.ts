import { Fatal, Transient } from '../../ports/failures.ts'
import { treeOf } from './remote.ts'
import { type Repository, said } from './repository.ts'

/** How `git merge-tree` ends when both sides have changed the same place. */
const CONFLICT = 1
/** How git ends when it does not know an option. */
const USAGE = 129

/** A three-way merge of trees in the object store, through two commits that nothing else refers to. */
export async function mergeTrees(
  repository: Repository,
  base: string,
  ours: string,
  theirs: string,
): Promise<{ readonly tree: string; readonly conflicts: readonly string[] }> {
  const tree = (id: string) => treeOf(repository, id)
  const [before, left, right] = [await tree(base), await tree(ours), await tree(theirs)]
  if (left === before || left === right) return { tree: right, conflicts: [] }
  if (right === before) return { tree: left, conflicts: [] }
  const commit = async (of: string, parents: readonly string[]) =>
    (await repository.text(['commit-tree', of, ...parents.flatMap((sha) => ['-p', sha]), '-m', 'merge'])).trim()
  const root = await commit(before, [])
  const sides = [await commit(left, [root]), await commit(right, [root])]
  const merged = await repository.run(['merge-tree', '--write-tree', '--no-messages', '--name-only', '-z', ...sides])
  if (merged.code === USAGE)
    throw new Fatal(
      'the newer base can not be merged: the git on this machine is too old',
      'let the job run where git is 2.38 or later, then comment `/retry`.',
    )
  if (merged.code !== 0 && merged.code !== CONFLICT) throw new Transient(`git merge-tree failed: ${said(merged)}`)
  const [result = '', ...paths] = merged.stdout.toString('utf8').split('\0')
  return { tree: result, conflicts: [...new Set(paths.filter((path) => path !== ''))].sort() }
}

import { Fatal } from '../../ports/failures.ts'
import { type Repository, said } from './repository.ts'

/**
 * Two commits merged without a working tree (git 2.38 or later). Exit code 1 means conflicts: the tree then holds the
 * markers, and the paths follow its id.
 */
export async function mergeTrees(
  repository: Repository,
  ours: string,
  theirs: string,
): Promise<{ tree: string; conflicts: readonly string[] }> {
  const args = ['merge-tree', '--write-tree', '--name-only', '--no-messages', '--allow-unrelated-histories', '-z']
  const outcome = await repository.run([...args, ours, theirs])
  if (outcome.code !== 0 && outcome.code !== 1)
    throw new Fatal(
      `the commits ${ours} and ${theirs} could not be merged: ${said(outcome)}`,
      'look whether git on the runner is version 2.38 or later, then comment `/retry`.',
    )
  const [tree = '', ...paths] = outcome.stdout.toString('utf8').split('\0')
  return { tree, conflicts: [...new Set(paths.filter((path) => path !== ''))].sort() }
}

/** A token without the right to change workflows has them refused by the server, after all the work (R54): the change goes to people. */
import { code } from '../core/present/words.ts'
import { Fatal } from '../ports/failures.ts'
import type { Deps } from './deps.ts'

const WORKFLOWS = '.github/workflows/'

/** What a refused push comes to; with the patch of the workflows in it, when there are any. */
export async function withPatch(
  { workspace }: Pick<Deps, 'workspace'>,
  { parent, tree }: { readonly parent: string; readonly tree: string | null },
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof Fatal) || tree === null) return error
  const paths = (await workspace.changed(parent, tree)).filter((path) => path.startsWith(WORKFLOWS))
  if (paths.length === 0) return error
  const named = paths.map(code).join(', ')
  return new Fatal(
    error.message,
    `a workflow's own token may never change workflows. Commit the change to ${named} to the branch of the pull request yourself, as the patch has it, or give Pawl a \`github-token\` with the permission \`workflows\`; then comment \`/retry\`.`,
    { cause: error, status: error.status, detail: await workspace.patch(parent, tree, paths) },
  )
}

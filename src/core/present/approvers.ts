import { configOf } from '../config.ts'
import type { Opened } from '../state.ts'
import { code } from './words.ts'

const GROUPS: Readonly<Record<string, string>> = {
  writers: 'somebody with write permission',
  maintainers: 'somebody who maintains this repository',
  admins: 'an administrator of this repository',
  codeowners: 'a code owner of the files',
}

/** What a plan and a call wait for. */
export const untilApproved = (state: Opened): string =>
  freeUntil(approverWords(state).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()))

export const freeUntil = (who: string): string => `Nothing runs and nothing is billed until ${who} answers.`

/** Who may say `/approve` and `/deny`, to begin a sentence with; names are code, so that nobody is called. */
export function approverWords({ task: { policy, labeledBy } }: Opened): string {
  const { approvers, selfApproval } = configOf(policy)
  const words = approvers.map((one) => GROUPS[one] ?? code(one))
  const list = words.length === 1 ? String(words[0]) : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
  return `${list.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}${selfApproval ? '' : ` other than ${code(labeledBy)}`}`
}

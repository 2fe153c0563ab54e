import { checkingOf } from '../checking.ts'
import { type Opened, type Phase, phaseOf } from '../state.ts'
import { capital, harmless } from '../text.ts'
import { approverWords } from './approvers.ts'
import { code, moment } from './words.ts'

const FREE = 'until then nothing runs and nothing is billed.'

const NEXT: { readonly [P in Phase]: (state: Opened) => string } = {
  planning: ({ revision, plan }) =>
    revision && plan
      ? `The agent makes version ${plan.version + 1} of the plan; nothing more is changed before it is approved.`
      : 'The agent explores the repository and proposes a plan.',
  'awaiting-approval': (state) => `${approverWords(state)} comments \`/approve\`; ${FREE}`,
  'awaiting-answer': (state) =>
    state.action
      ? `${approverWords(state)} allows one call with \`/approve\`, or not with \`/deny\`; ${FREE}`
      : `A person answers on the pull request; ${FREE}`,
  working: () => 'The agent works on the approved plan.',
  verifying: (state) =>
    checkingOf(state)
      ? 'The task is done when the required checks have passed on the pushed commit.'
      : 'The pushed commit is verified in a clean checkout.',
  done: () =>
    'The pull request is ready: a person reviews and merges it; a review that asks for changes sends the task back to work.',
  cancelled: () =>
    'Nothing more runs; `/retry` takes the task up again. The draft pull request and both branches stay; close or delete them as you like.',
  suspended: (state) => (state.suspended ? todo(state) : `${goesOn(state)}; ${FREE}`),
  failed: todo,
}

function todo({ suspended }: Opened): string {
  return String(suspended?.todo)
}

/** What ends a pause: a task without its label would be paused again at once. */
export const goesOn = (state: Opened): string =>
  state.paused?.why === 'label'
    ? `somebody sets the label ${code(harmless(state.task.policy.label))} on the issue again`
    : 'somebody with write permission comments `/resume`'

/** What is more to the point than the phase. */
function nextInstead({ suspended, paused, returning, ended }: Opened): string | undefined {
  if (suspended) return undefined
  if (returning && !paused)
    return `The work goes on after ${moment(returning.until)}, with the first sweep from then on; ${FREE} \`/retry\` goes on at once.`
  return ended?.outcome === 'merged' ? 'The work is merged; nothing more runs.' : undefined
}

/** What happens next, in one sentence: the `next` output and the summary's last line. */
export const nextSentence = (state: Opened): string => capital(nextInstead(state) ?? NEXT[phaseOf(state)](state))

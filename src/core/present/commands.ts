import { awaited } from '../people.ts'
import type { Opened } from '../state.ts'
import { details } from './words.ts'

/** The commands that mean something now, folded away. */
export function commands(state: Opened): string {
  const { plan, suspended, ended, paused, question, returning } = state
  const waits = ended ? null : awaited({ ...state, paused: null })
  const yesNo = waits === 'question' && question?.yesNo
  const lines = [
    waits === 'plan' && '- `/approve [digest]` starts the work; with the digest, only if the plan is still that one.',
    waits === 'action' && '- `/approve [digest]` lets the call run; with the digest, only if it is still that one.',
    waits === 'action' && '- `/deny [reason]` keeps it from running; the agent reads the reason.',
    yesNo && '- `/approve` says yes, and what stands after it is read too.',
    yesNo && '- `/deny [reason]` says no.',
    !ended && plan && '- `/revise <what to change>` asks for another plan; the one that is there is void then.',
    (suspended || (!ended && !paused && !waits)) &&
      `- \`/retry\` goes on from what is saved${suspended ? '' : returning ? ', without waiting' : ', should the job have died'}.`,
    ended?.outcome === 'cancelled' &&
      '- `/retry` takes the task up again; what was closed has to be opened before that.',
    !ended && paused?.why === 'command' && '- `/resume` goes on.',
    !ended && !paused && !suspended && '- `/pause` stops after the step in hand.',
    !ended && '- `/budget +<usd>` adds to what the task may cost.',
    !ended && '- `/cancel` ends the task; what was done so far stays on its branches.',
    '- `/status` writes this comment anew, `/help` says what each command does.',
  ]
  const how = 'At the start of a line in a comment on the issue or its pull request, by somebody with write permission:'
  return details('What you can say here', [how, lines.filter(Boolean).join('\n')].join('\n\n'))
}

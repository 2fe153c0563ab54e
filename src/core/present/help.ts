/** What people can say, and how Pawl answers what it does not understand. */

import { COMMANDS } from '../command.ts'
import { awaited } from '../people.ts'
import type { Command } from '../signals.ts'
import type { Opened } from '../state.ts'
import { budgetOf } from '../state.ts'
import { usd } from './words.ts'

/** How each command is written, and what it does. README.md, the help and the status comment say the same. */
export const COMMAND_HELP: Readonly<Record<Command['name'], { readonly usage: string; readonly does: string }>> = {
  approve: {
    usage: '/approve [digest]',
    does: 'Allows what waits: the plan, a call that needs leave, or “yes” to a question. With a digest (six characters or more) only if what waits has it.',
  },
  revise: {
    usage: '/revise <what to change>',
    does: 'Asks for a new plan; the old one and its approval are void. Everything up to the next command is read.',
  },
  deny: {
    usage: '/deny [reason]',
    does: 'Says no to what waits: a call is not made, a question is answered with “no”, a plan ends the task. The agent reads the reason.',
  },
  pause: { usage: '/pause', does: 'Stops after the step in hand. Nothing runs until `/resume`.' },
  resume: { usage: '/resume', does: 'Goes on after `/pause`, or after Pawl has stopped.' },
  cancel: {
    usage: '/cancel',
    does: 'Ends the task. What was done so far stays on its branches, and `/retry` takes it up again.',
  },
  retry: { usage: '/retry', does: 'Goes on after Pawl has stopped, or after a job died.' },
  budget: {
    usage: '/budget +<usd>',
    does: 'Adds that many US dollars (`+5`, `+2.50`) to what the task may cost, and goes on if that was why it stopped.',
  },
  status: { usage: '/status', does: 'Writes the status comment anew.' },
  help: { usage: '/help', does: 'Answers with this list, and with what each does right now.' },
}

const GATES = {
  plan: 'the plan',
  action: 'the call that waits for leave',
  question: 'the question that waits',
} as const

/** What a command would do now; null when it would be refused. */
export function meansNow(state: Opened, name: Command['name']): string | null {
  const { ended, paused, suspended, plan } = state
  if (name === 'status' || name === 'help') return COMMAND_HELP[name].does
  if (ended) return name === 'retry' && ended.outcome === 'cancelled' ? 'Takes the task up again.' : null
  const gate = awaited({ ...state, paused: null })
  const waits = gate === 'plan' || gate === 'question' || gate === 'action' ? gate : null
  const yesNo = waits !== null && (waits !== 'question' || state.question?.yesNo === true)
  switch (name) {
    case 'approve':
      return yesNo ? `Says yes to ${GATES[waits]}.` : null
    case 'deny':
      return yesNo ? `Says no to ${GATES[waits]}${waits === 'plan' ? ', which ends the task' : ''}.` : null
    case 'revise':
      return plan ? 'Asks for a new plan.' : 'Tells the planning agent.'
    case 'pause':
      return paused ? null : 'Stops after the step in hand.'
    case 'resume':
      return suspended || paused?.why === 'command' ? 'Goes on from what is saved.' : null
    case 'retry':
      return paused ? null : `Goes on from what is saved${suspended ? '' : ', should the job have died'}.`
    case 'budget':
      return `Adds to the ${usd(budgetOf(state))} that the task may cost.`
    case 'cancel':
      return 'Ends the task; its branches stay.'
  }
}

const HOW =
  'At the start of a line in a comment on the issue or its pull request, by somebody with write permission, never edited:'

/** The answer to `/help`. */
export const helpText = (state: Opened): string =>
  [
    '### What you can say',
    HOW,
    [
      '| Command | What it does | Now |',
      '| --- | --- | --- |',
      ...COMMANDS.map((name) => {
        const { usage, does } = COMMAND_HELP[name]
        return `| \`${usage}\` | ${does} | ${meansNow(state, name) ?? 'Refused: there is nothing for it to do.'} |`
      }),
    ].join('\n'),
    !state.ended && 'Anything else that somebody with write permission says is passed on to the agent.',
  ]
    .filter(Boolean)
    .join('\n\n')

export const EDITED =
  'an edited comment does not count, since others may have read something else; please write a new one'

/** Something that is almost a command of ours. */
export const missed = (name: Command['name']): string =>
  `did you mean \`/${name}\`? A command is written in small letters and stands alone, with a space or nothing after it`

export const unknownCommand = (word: string): string =>
  `\`/${word}\` is no command. There are ${COMMANDS.map((name) => `\`${COMMAND_HELP[name].usage}\``).join(', ')}; \`/help\` says what each does`

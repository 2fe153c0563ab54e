/** Turns what people said into events, or refuses it with a reason. Keeps P1 (each once), P2 and P3. */
import { approve, deny, revise } from './admit-gates.ts'
import { budget, cancel, pause, resume, retry } from './admit-task.ts'
import { type ApproverFacts, isNamedBot, mayApprove } from './approvers.ts'
import { mayCommand } from './authority.ts'
import type { Base } from './base.ts'
import type { Reading } from './command.ts'
import { configOf } from './config.ts'
import { type Event, event } from './events.ts'
import { foresee } from './fold.ts'
import { MARKER_PREFIX } from './names.ts'
import type { Hash } from './plan.ts'
import { EDITED, missed, unknownCommand } from './present/help.ts'
import type { Command, Permission, SignalRef } from './signals.ts'
import { hasSeen, type Opened, phaseOf } from './state.ts'
import { visible } from './text.ts'

export interface Said {
  readonly signal: SignalRef
  readonly body: string
  /** Null when the account was deleted. */
  readonly author: string | null
  readonly authorType: string
  readonly edited: boolean
}

/** What a person said, with what it asks for. */
export interface Heard extends Said {
  readonly author: string
  readonly reading: Reading
}

/** Who gave a command where; what it brings about carries this. */
export interface Who {
  readonly signal: SignalRef
  readonly by: string
  readonly permission: Permission
}

/** What was looked up for a comment; `base` is null when the default branch has not moved or nobody asked. */
export interface Facts extends Pick<ApproverFacts, 'codeowners' | 'teams'> {
  readonly hash: Hash
  readonly base: Base | null
}

/** The facts that follow from a command that is taken, or why it is not; a refusal may bring something about as well. */
export type Answer = readonly Event[] | string | { readonly reason: string; readonly events: readonly Event[] }
type Admission = (state: Opened, argument: string, who: Who, facts: Facts) => Answer

const NOTHING: Admission = () => []
const ADMISSIONS: Readonly<Record<Command['name'], Admission>> = {
  approve,
  revise,
  deny,
  pause,
  resume,
  cancel,
  retry,
  budget,
  status: NOTHING,
  help: NOTHING,
}
/** What can be asked of a task that has ended. */
const ALWAYS: readonly string[] = ['status', 'help']

/** What people said since the task began and has not been answered yet, in the order in which it was said. */
export const unheard = (state: Opened, said: readonly Said[]): readonly (Said & { readonly author: string })[] =>
  said
    .flatMap((one) => (one.author === null ? [] : [{ ...one, author: one.author }]))
    .filter((one) => !isOtherBot(state, one) && !one.body.includes(MARKER_PREFIX))
    .filter(({ signal }) => !hasSeen(state, signal) && timeOf(signal) >= (state.task.labeledAt ?? 0))
    .toSorted((a, b) => timeOf(a.signal) - timeOf(b.signal) || a.signal.id - b.signal.id)

/** Bots are not heard, but for those that the configuration names. */
export const isOtherBot = ({ task }: Opened, { author, authorType }: Pick<Said, 'author' | 'authorType'>): boolean =>
  authorType === 'Bot' && !isNamedBot(configOf(task.policy), String(author))

const timeOf = ({ at }: SignalRef): number => at ?? Number.POSITIVE_INFINITY

const asks = ({ commands, unknown }: Reading): boolean => commands.length + unknown.length > 0

/** Whether anything can follow from it, so that its author's permission has to be looked up. */
export const concerns = (state: Opened, heard: Heard): boolean =>
  !hasSeen(state, heard.signal) && (asks(heard.reading) || guides(state, heard))

/** What is said without a command is for the agent, as long as there is one to read it. */
const guides = (state: Opened, { signal, reading, edited, authorType }: Heard): boolean =>
  !edited &&
  authorType !== 'Bot' &&
  !state.ended &&
  timeOf(signal) >= (state.task.labeledAt ?? state.openedAt) &&
  visible(reading.rest).trim() !== ''

/** The facts that follow from a comment by somebody with this permission: none when it is passed over in silence. */
export function admit(state: Opened, heard: Heard, permission: Permission, known: Facts): readonly Event[] {
  const { signal, author: by, reading, edited } = heard
  const [first] = reading.commands
  const who: Who = { signal, by, permission }
  const may = mayCommand(permission)
  const refuse = (reason: string) => event('signal.refused', { signal, by, reason })
  if (!may && !first) return []
  if (edited && asks(reading)) return [refuse(EDITED)]
  if (!may && first) return [refuse(`\`/${first.name}\` needs write permission in this repository`)]
  const facts: Event[] = []
  for (const command of reading.commands) {
    const answer = take(foresee(state, facts), command, who, known)
    if (typeof answer === 'string') facts.push(refuse(answer))
    else facts.push(...('reason' in answer ? [refuse(answer.reason), ...answer.events] : answer))
  }
  facts.push(...reading.unknown.map(({ meant, word }) => refuse(meant ? missed(meant) : unknownCommand(word))))
  const isTaken = !asks(reading) || facts.some(({ type }) => type === 'signal.admitted')
  if (isTaken && guides(foresee(state, facts), heard))
    facts.push(event('guidance.given', { ...who, text: reading.rest }))
  return facts
}

function take(state: Opened, command: Command, who: Who, known: Facts): Answer {
  const { name, argument } = command
  // A task whose end could not be told is stopped as well; one that was cancelled is there still.
  const goesOn = name === 'retry' && (state.suspended || state.ended?.outcome === 'cancelled')
  if (state.ended && !goesOn && !ALWAYS.includes(name)) return `this task has ended: it is ${phaseOf(state)}`
  if (name === 'approve' || name === 'deny') {
    const { by: login, permission } = who
    const leave = mayApprove(state, { ...known, login, permission, command: name })
    if (leave !== true) return leave
  }
  const answer = ADMISSIONS[name](state, argument, who, known)
  return Array.isArray(answer) ? [event('signal.admitted', { ...who, command }), ...answer] : answer
}

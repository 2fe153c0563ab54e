/** The part of a task's state that people bring about, and how their events change it. */
import { baseMovedText, workMovedText } from './present/moved.ts'
import type { SignalData, SignalEventType, SignalRef } from './signals.ts'
import type { State } from './state.ts'

export type Admitted = SignalData<'signal.admitted'>
export type Refused = SignalData<'signal.refused'>

/** Something that an agent is to read with its next turn. */
export interface Guidance {
  /** Number of the event that brought it. */
  readonly seq: number
  readonly by: string
  readonly text: string
  readonly review: SignalData<'review.taken'> | null
  readonly delivered: boolean
}
export type Question = SignalData<'question.asked'> & {
  readonly at: number
  readonly answer: SignalData<'question.answered'> | null
}
export type Action = SignalData<'action.asked'> & {
  readonly at: number
  readonly decision: SignalData<'action.decided'> | null
}
export type Review = SignalData<'review.taken'> & { readonly seq: number }

export interface People {
  /** Everything that was answered, so that nothing is taken twice (P1). */
  readonly heard: readonly SignalRef[]
  /**
   * When the latest comment that was heard was said, by the issue or pull request that it stands on. What is said after the
   * end does not count here: some of it is heard when the task goes on.
   */
  readonly heardTo: Readonly<Record<number, number>>
  readonly admitted: readonly Admitted[]
  readonly refused: readonly Refused[]
  readonly guidance: readonly Guidance[]
  readonly reviews: readonly Review[]
  /** Why the plan is to be made anew, until there is a new one. */
  readonly revision: (SignalData<'revision.asked'> & { readonly at: number }) | null
  /** The open `ask_human` call, until its result is written down. */
  readonly question: Question | null
  /** The open call that needs leave, until its result is written down. */
  readonly action: Action | null
  /** Every call that a person has decided about. */
  readonly decided: readonly (SignalData<'action.decided'> & Pick<Action, 'name' | 'input'>)[]
  readonly paused: (SignalData<'task.paused'> & { readonly at: number }) | null
  /** US dollars that people have added to the budget. */
  readonly raisedUsd: number
  /** How often a task that had ended went on, and what for the last time. */
  readonly reopened: number
  readonly reopening: SignalData<'task.reopened'> | null
  /** When people were reminded, in milliseconds since 1970. */
  readonly reminders: readonly number[]
  /** The commits that other people put on the work branch last, with the number of the event. */
  readonly moved: (SignalData<'work.moved'> & { readonly seq: number }) | null
}

export const nobodySpoke: People = {
  heard: [],
  heardTo: {},
  admitted: [],
  refused: [],
  guidance: [],
  reviews: [],
  revision: null,
  question: null,
  action: null,
  decided: [],
  paused: null,
  raisedUsd: 0,
  reopened: 0,
  reopening: null,
  reminders: [],
  moved: null,
}

type Meta = { readonly seq: number; readonly at: number }
type Handlers = {
  readonly [T in SignalEventType]: (state: State, data: SignalData<T>, meta: Meta) => Partial<State>
}

/** The same signal may bring several events about; it is heard once. */
function hear({ heard, heardTo, ended }: State, signal: SignalRef | null): Pick<People, 'heard' | 'heardTo'> {
  if (signal === null || heard.some((old) => sameSignal(old, signal))) return { heard, heardTo }
  const { kind, number, at = 0 } = signal
  const moves = kind === 'comment' && !ended
  return {
    heard: [...heard, signal],
    heardTo: moves ? { ...heardTo, [number]: Math.max(heardTo[number] ?? 0, at) } : heardTo,
  }
}
export const sameSignal = (a: SignalRef, b: SignalRef): boolean => a.kind === b.kind && a.id === b.id

export const peopleHandlers: Handlers = {
  'signal.admitted': (state, data) => ({ ...hear(state, data.signal), admitted: [...state.admitted, data] }),
  'signal.refused': (state, data) => ({ ...hear(state, data.signal), refused: [...state.refused, data] }),
  'guidance.given': (state, { signal, by, text }, { seq }) => ({
    ...hear(state, signal),
    ...guided(state, { seq, by, text }),
  }),
  'review.taken': (state, data, { seq }) => ({
    ...hear(state, data.signal),
    reviews: [...state.reviews, { ...data, seq }],
    ...(data.as === 'guidance' ? guided(state, { seq, by: data.by, text: data.text, review: data }) : {}),
  }),
  // What an agent had asked for under the old plan is asked again under the new one, should it still be wanted.
  'revision.asked': (state, data, { seq, at }) => ({
    ...hear(state, data.signal),
    revision: { ...data, at },
    approval: null,
    finish: null,
    question: state.question?.answer ? state.question : null,
    action: null,
    ...guided({ ...state, ...unread(state, seq) }, { seq, by: data.by, text: data.text }),
  }),
  'question.asked': (_, data, { at }) => ({ question: { ...data, at, answer: null } }),
  'question.answered': (state, data) => ({
    ...hear(state, data.signal),
    question: state.question?.call === data.call ? { ...state.question, answer: data } : state.question,
  }),
  'action.asked': (_, data, { at }) => ({ action: { ...data, at, decision: null } }),
  'action.decided': (state, data) => ({
    ...hear(state, data.signal),
    action: state.action?.digest === data.digest ? { ...state.action, decision: data } : state.action,
    decided: [...state.decided, { ...data, name: state.action?.name ?? '', input: state.action?.input ?? {} }],
  }),
  'task.paused': (_, data, { at }) => ({ paused: { ...data, at } }),
  'task.resumed': () => ({ paused: null }),
  'budget.raised': ({ raisedUsd }, { usd }) => ({ raisedUsd: raisedUsd + usd }),
  'task.reopened': ({ reopened }, data) => ({
    reopened: reopened + 1,
    reopening: data,
    ended: null,
    suspended: null,
    finish: null,
    verification: null,
  }),
  'reminder.due': ({ reminders }, _, { at }) => ({ reminders: [...reminders, at] }),
  'base.moved': (state, { sha, conflicts = [] }, { seq }) => ({
    task: state.task && { ...state.task, base: { ...state.task.base, sha } },
    ...(conflicts.length > 0 ? guided(state, { seq, by: 'Pawl', text: baseMovedText(conflicts) }) : {}),
  }),
  'work.moved': (state, data, { seq }) => ({
    moved: { ...data, seq },
    ...guided(state, { seq, by: 'Pawl', text: workMovedText(data.sha, data.conflicts) }),
  }),
}

/** An answer to an agent that will not go on is for the one that takes its place. */
function unread({ agents, question, guidance }: State, seq: number): Pick<People, 'guidance'> {
  const answer = question?.answer
  if (!answer || agents.at(-1)?.role !== 'work') return { guidance }
  const text = `(Asked: ${question.question})\n${answer.text}`
  return { guidance: [...guidance, { seq, by: answer.by, text, review: null, delivered: false }] }
}

function guided(
  { guidance }: State,
  one: Pick<Guidance, 'seq' | 'by' | 'text'> & Partial<Guidance>,
): Pick<People, 'guidance'> {
  return { guidance: [...guidance, { review: null, delivered: false, ...one }] }
}

/** When the latest of what was heard was said, in milliseconds since 1970; null when nothing was. */
export const heardAt = ({ heard }: People): number | null =>
  heard.reduce<number | null>((latest, { at = 0 }) => Math.max(latest ?? 0, at), null)

/** What the agent has not read yet. */
export const undelivered = ({ guidance }: People): readonly Guidance[] => guidance.filter(({ delivered }) => !delivered)

/** What an agent has read by now. */
export const delivering = ({ guidance }: People): Pick<People, 'guidance'> => ({
  guidance: guidance.map((one) => (one.delivered ? one : { ...one, delivered: true })),
})

/** What a person has to decide before the task can go on, null when nothing. */
export function awaited(state: State): 'plan' | 'question' | 'action' | 'resume' | null {
  if (state.paused) return 'resume'
  if (state.question) return state.question.answer ? null : 'question'
  if (state.action) return state.action.decision ? null : 'action'
  return state.plan && !state.approval && !state.revision ? 'plan' : null
}

import { type Asking, nothingAsked } from './asking.ts'
import type { Shortened } from './context.ts'
import type { Effect, EffectKind, EffectOf, Evidence } from './effects.ts'
import type { Data, Output, Survey, Usage } from './events.ts'
import { awaited, nobodySpoke, type People, sameSignal } from './people.ts'
import { nothingProven, type Proving } from './proving.ts'
import type { SignalRef } from './signals.ts'

export type Phase =
  | 'planning'
  | 'awaiting-approval'
  | 'working'
  | 'awaiting-answer'
  | 'verifying'
  | 'done'
  | 'cancelled'
  | 'suspended'
  | 'failed'

export interface EffectRecord {
  readonly key: string
  readonly seq: number
  readonly epoch: number
  /** When it was scheduled, in milliseconds since 1970. */
  readonly at: number
  readonly effect: Effect
  /** What was read back from the world, null while the effect is open. */
  readonly evidence: Evidence | null
}

export interface ToolResult {
  readonly outcome: 'ok' | 'error' | 'interrupted'
  readonly output: Output
}

export interface Turn {
  readonly turn: number
  /** The lease under which it was taken. */
  readonly epoch: number
  readonly content: Data<'turn.completed'>['content']
  readonly stop: string
  /** What the model read and wrote, in tokens. */
  readonly tokens: number
  /** By tool_use id. */
  readonly results: Readonly<Record<string, ToolResult>>
  /** Text put to the agent after this turn's results. */
  readonly nudges: readonly string[]
  /** What circuit breakers said after it. */
  readonly warned: readonly { readonly pattern: string; readonly text: string }[]
  /** Numbers of the events by which people brought what is in the nudges. */
  readonly told: readonly number[]
}

export interface Agent extends Data<'agent.started'>, Shortened {
  readonly turns: readonly Turn[]
}

export interface Call {
  readonly id: string
  readonly name: string
  readonly input: unknown
}

export interface Run {
  readonly id: string
  readonly attempt: number
  readonly url: string
  readonly startedAt: number
  readonly ended: Data<'run.ended'>['reason'] | null
}

export interface Step {
  readonly title: string
  readonly status: 'open' | 'started' | 'done'
  readonly evidence: string
  /** Whether the journal shows what the evidence names. */
  readonly shown: boolean
}

export interface Spent extends Usage {
  readonly usd: number
  readonly turns: number
}

/** All that the journal says about a task. */
export interface State extends People, Asking, Proving {
  readonly seq: number
  /** Time of the last event, in milliseconds since 1970. */
  readonly at: number
  readonly openedAt: number
  readonly task: Data<'task.opened'> | null
  readonly epoch: number
  readonly run: Run | null
  readonly limits: Data<'lease.taken'>['limits']
  readonly runs: number
  readonly handovers: number
  /** Leases that were taken from a run that never said that it ended. */
  readonly crashes: number
  /** Whether the run that holds the lease has got any event further. */
  readonly progressed: boolean
  /** Runs in a row, up to the one before this, that died without getting further (F3). */
  readonly stalls: number
  /** The last time that the state branch was made again: what the copy held, and the event that says so. */
  readonly restored: { readonly fromSeq: number; readonly seq: number } | null
  /** The folders of `setup` that were kept last, with the number of the event that says so. */
  readonly kept: (Data<'folders.kept'> & { readonly seq: number }) | null
  /** Every time that what could not be read was put aside, oldest first. */
  readonly repairs: readonly Data<'journal.repaired'>[]
  /** What of this repository can't be kept, null before it was looked at. */
  readonly survey: Survey | null
  readonly agents: readonly Agent[]
  /** The call whose `tool.started` has no `tool.completed`, with the epoch that started it. */
  readonly openTool: { readonly call: string; readonly name: string; readonly epoch: number } | null
  readonly plan: Data<'plan.submitted'> | null
  /** Plans that a newer one has taken the place of, oldest first. */
  readonly earlier: readonly Data<'plan.submitted'>[]
  readonly approval: Data<'plan.approved'> | null
  readonly steps: readonly Step[]
  /** Turns that had been taken when the task was stopped last; breakers count from there. */
  readonly stoppedAfter: number
  readonly effects: readonly EffectRecord[]
  /** Why the task is stopped, and since when. */
  readonly suspended: (Data<'task.suspended'> & { readonly at: number }) | null
  readonly ended: Data<'task.ended'> | null
  readonly spent: Spent
  /** Milliseconds between events of one lease; what a dead run left unsaid and queueing for a runner are not in it. */
  readonly workedMs: number
  /** Milliseconds that this task waited for people between two runs. */
  readonly waitedMs: number
}

export const initialState: State = {
  ...nobodySpoke,
  ...nothingAsked,
  ...nothingProven,
  seq: 0,
  at: 0,
  openedAt: 0,
  task: null,
  epoch: 0,
  run: null,
  limits: { budgetUsd: 0, maxTurns: 0 },
  runs: 0,
  handovers: 0,
  crashes: 0,
  progressed: false,
  stalls: 0,
  restored: null,
  kept: null,
  repairs: [],
  survey: null,
  agents: [],
  openTool: null,
  plan: null,
  earlier: [],
  approval: null,
  steps: [],
  stoppedAfter: 0,
  effects: [],
  suspended: null,
  ended: null,
  spent: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, usd: 0, turns: 0 },
  workedMs: 0,
  waitedMs: 0,
}

/** A state in which the task has been opened. */
export type Opened = State & { readonly task: NonNullable<State['task']> }
export const isOpened = (state: State): state is Opened => state.task !== null

export function phaseOf(state: State): Phase {
  if (state.suspended) return state.suspended.class === 'fatal' ? 'failed' : 'suspended'
  if (state.ended) return state.ended.outcome === 'merged' ? 'done' : state.ended.outcome
  const waits = awaited(state)
  if (waits) return PHASE_OF_WAIT[waits]
  if (!state.plan || state.revision) return 'planning'
  return state.finish ? 'verifying' : 'working'
}

const PHASE_OF_WAIT = {
  plan: 'awaiting-approval',
  question: 'awaiting-answer',
  action: 'awaiting-answer',
  resume: 'suspended',
} as const

/** Completed effects of one kind, oldest first. */
export function done<K extends EffectKind>(
  state: State,
  kind: K,
): readonly (EffectRecord & { readonly effect: EffectOf<K>; readonly evidence: Evidence })[] {
  return state.effects.filter(
    (record): record is EffectRecord & { effect: EffectOf<K>; evidence: Evidence } =>
      record.effect.kind === kind && record.evidence !== null,
  )
}

/** Whether such an effect is in the journal, done or not. */
export const scheduled = <K extends EffectKind>(
  state: State,
  kind: K,
  fits: (effect: EffectOf<K>) => boolean,
): boolean => state.effects.some(({ effect }) => effect.kind === kind && fits(effect as EffectOf<K>))

export const openEffects = (state: State): readonly EffectRecord[] =>
  state.effects.filter(({ evidence }) => evidence === null)

/** A push that was never made, because somebody else had moved the branch before. */
export const isAbandoned = ({ moved }: State, { effect, evidence, seq }: EffectRecord): boolean =>
  effect.kind === 'push' && evidence === null && moved !== null && seq < moved.seq

/** Number of the task's pull request, once it is known to exist. */
export const pullRequestOf = (state: State): number | null => done(state, 'pull-request').at(-1)?.evidence.id ?? null

/** The commit that the work branch was last seen at by us, null before its first push. */
export function workTip(state: State): string | null {
  const pushed = done(state, 'push').at(-1)
  const { moved } = state
  return (moved && moved.seq > (pushed?.seq ?? 0) ? moved.sha : pushed?.evidence.sha) ?? null
}

/** The last push to the work branch, done or not, when it has these files. */
export function pushOf(state: State, tree: string): EffectOf<'push'> | null {
  const last = state.effects.findLast((one) => one.effect.kind === 'push' && !isAbandoned(state, one))?.effect
  return last?.kind === 'push' && last.tree === tree ? last : null
}

/** The tool calls of a turn, in the order in which the model made them. */
export const callsOf = (turn: Turn): readonly Call[] =>
  turn.content
    .filter(({ type }) => type === 'tool_use')
    .map((block) => ({ id: String(block['id']), name: String(block['name']), input: block['input'] }))

/** The calls of the agent's last turn that have no result yet. */
export function openCalls(agent: Agent): readonly Call[] {
  const turn = agent.turns.at(-1)
  return turn ? callsOf(turn).filter(({ id }) => !Object.hasOwn(turn.results, id)) : []
}
export const openCall = (agent: Agent): Call | null => openCalls(agent)[0] ?? null

export const hasSeen = ({ heard }: State, signal: SignalRef): boolean => heard.some((one) => sameSignal(one, signal))

/** What the task may cost, with what people have added. */
export const budgetOf = ({ limits, raisedUsd }: State): number => limits.budgetUsd + raisedUsd

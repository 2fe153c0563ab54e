import { onAgent } from './agents.ts'
import { askedAnew, askingHandlers } from './asking.ts'
import { billed } from './billing.ts'
import { contextHandlers, UNSHORTENED } from './context.ts'
import type { Data, Event, EventType, Recorded } from './events.ts'
import { delivering, peopleHandlers } from './people.ts'
import { planHandlers } from './plan-handlers.ts'
import { provingHandlers } from './proving.ts'
import { initialState, type Opened, openCalls, type Run, type State, type Turn } from './state.ts'
import { tokensOf } from './usage.ts'

type Meta = Pick<Recorded, 'seq' | 'at' | 'epoch'>
type Handlers = {
  readonly [T in EventType]: (state: State, data: Data<T>, meta: Meta, lists: Lists) => Partial<State>
}

/** How the lists that are long get one more member, or another last one. */
interface Lists {
  append<T>(list: readonly T[], member: T): readonly T[]
  replaceLast<T>(list: readonly T[], member: T): readonly T[]
}

const copied: Lists = {
  append: (list, member) => [...list, member],
  replaceLast: (list, member) => [...list.slice(0, -1), member],
}

/** Copies a list once and then changes the copy, which nobody sees before the fold is over: else it is quadratic. */
function copiedOnce(): Lists {
  const own = new Set<readonly unknown[]>()
  const copyOf = <T>(list: readonly T[]): T[] => {
    if (own.has(list)) return list as T[]
    const copy = [...list]
    own.add(copy)
    return copy
  }
  return {
    append(list, member) {
      const copy = copyOf(list)
      copy.push(member)
      return copy
    },
    replaceLast(list, member) {
      const copy = copyOf(list)
      copy[copy.length - 1] = member
      return copy
    },
  }
}

const handlers: Handlers = {
  'task.opened': (_, task, { at }) => ({ task, openedAt: at }),
  'lease.taken': takeLease,
  'journal.repaired': (state, data) => ({ repairs: [...state.repairs, data] }),
  'repository.surveyed': (_, survey) => ({ survey }),
  'run.ended': (state, { reason }) => ({
    run: state.run && { ...state.run, ended: reason },
    handovers: state.handovers + (reason === 'deadline' ? 1 : 0),
  }),
  ...askingHandlers,
  'branch.restored': (_, { fromSeq }, { seq }) => ({ restored: { fromSeq, seq } }),
  'folders.kept': (_, kept, { seq }) => ({ kept: { ...kept, seq } }),
  ...peopleHandlers,
  ...contextHandlers,
  'agent.started': (state, data) => ({
    agents: [...state.agents, { ...data, ...UNSHORTENED, turns: [] }],
    ...(data.parent ? {} : delivering(state)),
  }),
  'agent.nudged': (state, { agent, text, guidance, pattern }, _, lists) => ({
    ...onTurn(state, agent, lists, (turn) => ({
      ...turn,
      nudges: [...turn.nudges, text],
      warned: pattern ? [...turn.warned, { pattern, text }] : turn.warned,
      told: guidance ? [...turn.told, ...guidance] : turn.told,
    })),
    ...(guidance && !isSubAgent(state, agent) ? delivering(state) : {}),
  }),
  'turn.completed': completeTurn,
  'tool.started': (_, { call, name }, { epoch }) => ({ openTool: { call, name, epoch } }),
  'tool.completed': completeTool,
  ...planHandlers,
  ...provingHandlers,
  'effect.scheduled': (state, { key, effect }, { seq, at, epoch }, lists) => ({
    effects: lists.append(state.effects, { key, effect, seq, at, epoch, evidence: null }),
  }),
  'effect.completed': completeEffect,
  'effect.dropped': (state, { key }) => ({
    effects: state.effects.map((record) => (record.key === key ? { ...record, evidence: {} } : record)),
  }),
  'task.suspended': ({ spent }, suspended, { at }) => ({
    suspended: { ...suspended, at },
    stoppedAfter: spent.turns,
    returning: null,
    returns: 0,
  }),
  'task.ended': (_, ended) => ({ ended, suspended: null, returning: null }),
}

/** Events that get a task further: a dead run that wrote none of them has only cost time. */
const PROGRESS: ReadonlySet<EventType> = new Set([
  'turn.completed',
  'context.compacted',
  'tool.completed',
  'checks.awaited',
  'verification.completed',
  'plan.approved',
  'revision.asked',
  'question.answered',
  'action.decided',
  'task.resumed',
  'task.reopened',
])

/** How a run ends when it was not by its own choice; null is a run that never said that it ended. */
const DEATHS: ReadonlySet<Run['ended']> = new Set([null, 'cancelled', 'transient'])

/** The state after one more event. */
export const evolve = (state: State, recorded: Recorded): State => ({ ...state, ...changes(state, recorded, copied) })

function changes(state: State, recorded: Recorded, lists: Lists): Partial<State> {
  const handler = handlers[recorded.type] as (state: State, data: unknown, meta: Meta, lists: Lists) => Partial<State>
  const { seq, at, epoch } = recorded
  const progressed = state.progressed || PROGRESS.has(recorded.type)
  const workedMs = state.workedMs + (state.run && epoch === state.epoch ? at - state.at : 0)
  const change = { progressed, ...handler(state, recorded.data, recorded, lists), seq, at, workedMs }
  return change.progressed && !state.progressed ? { ...change, returns: 0 } : change
}

/** The state that a journal describes: what `evolve` makes of each event in turn, without a copy for each. */
export function fold(events: readonly Recorded[], from: State = initialState): State {
  const lists = copiedOnce()
  const state = { ...from }
  for (const recorded of events) Object.assign(state, changes(state, recorded, lists))
  return state
}

/** The state as it will be when these facts are written down too. */
export const foresee = (state: Opened, facts: readonly Event[]): Opened =>
  facts.reduce<Opened>((ahead, fact) => {
    const { seq, at, epoch } = ahead
    return evolve(ahead, { ...fact, seq: seq + 1, at, epoch }) as Opened
  }, state)

function takeLease(state: State, { run, limits, stopped }: Data<'lease.taken'>, { at, epoch }: Meta): Partial<State> {
  const before = state.run
  const died = before !== null && DEATHS.has(before.ended)
  const waited = before?.ended === 'gate' || before?.ended === 'suspended'
  return {
    epoch,
    run: { ...run, startedAt: at, ended: null },
    limits,
    runs: state.runs + 1,
    crashes: state.crashes + (before && before.ended === null ? 1 : 0),
    progressed: false,
    stalls: died && !state.progressed ? state.stalls + 1 : 0,
    suspended: stopped ? state.suspended : null,
    ...askedAnew(state, stopped ?? false),
    waitedMs: state.waitedMs + (waited ? at - state.at : 0),
  }
}

/** Telling where a task is, or calling another job for it, gets it no further. */
function completeEffect(state: State, { key, evidence }: Data<'effect.completed'>): Partial<State> {
  const kind = state.effects.find((record) => record.key === key)?.effect.kind
  return {
    progressed: state.progressed || (kind !== 'status' && kind !== 'dispatch'),
    effects: state.effects.map((record) => (record.key === key ? { ...record, evidence } : record)),
  }
}

function completeTurn(state: State, data: Data<'turn.completed'>, { epoch }: Meta, lists: Lists): Partial<State> {
  const { turn, agent, content, stop, usage, usd } = data
  return {
    agents: onAgent(state, agent, (old) => ({
      ...old,
      exceeded: 0,
      turns: lists.append(old.turns, {
        turn,
        epoch,
        content,
        stop,
        tokens: tokensOf(usage),
        results: {},
        nudges: [],
        warned: [],
        told: [],
      }),
    })),
    spent: { ...billed(state, usage, usd), turns: state.spent.turns + 1 },
    asking: null,
  }
}

function completeTool(
  state: State,
  { call, outcome, output }: Data<'tool.completed'>,
  _: Meta,
  lists: Lists,
): Partial<State> {
  const results = { [call]: { outcome, output } }
  return {
    ...onTurn(state, callerOf(state, call), lists, (turn) => ({ ...turn, results: { ...turn.results, ...results } })),
    openTool: state.openTool?.call === call ? null : state.openTool,
    finish: state.finish?.call === call ? null : state.finish,
    question: state.question?.call === call ? null : state.question,
    action: state.action?.call === call ? null : state.action,
  }
}

/** The agent that waits for the result of a call. */
const callerOf = ({ agents }: State, call: string): number =>
  agents.findLast((agent) => openCalls(agent).some(({ id }) => id === call))?.agent ?? agents.length

/** What people say reaches a sub-agent as well, but counts as read when its parent has read it. */
const isSubAgent = ({ agents }: State, number: number): boolean =>
  agents.some(({ agent, parent }) => agent === number && parent !== undefined)

const onTurn = (state: State, number: number, lists: Lists, change: (turn: Turn) => Turn): Partial<State> => ({
  agents: onAgent(state, number, (agent) => {
    const last = agent.turns.at(-1)
    return last ? { ...agent, turns: lists.replaceLast(agent.turns, change(last)) } : agent
  }),
})

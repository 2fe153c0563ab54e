/**
 * One run of a task. Keeps J3 and A1 (the lease is on the remote before anything is done but ask the model once, ADR 13), A3
 * (a dead run's open work is settled by decide and by the hands that look before they act), F1 (fatal failures are written
 * down and told), F2 and R1 (the soft deadline calls the successor), F4 (red when and only when a person has to act).
 */
import { NO_HEAD } from '../core/codec.ts'
import { type Decision, decide } from '../core/decide.ts'
import type { Effect } from '../core/effects.ts'
import { type Event, event } from '../core/events.ts'
import { keyOf } from '../core/names.ts'
import { initialState, isOpened, type Opened, phaseOf } from '../core/state.ts'
import { isAside } from '../core/suspend.ts'
import { Aborted, Fatal, firstOf, Transient, Unclear, untilStopped } from '../ports/failures.ts'
import { agentStarted } from './agent.ts'
import { archiveMerged } from './archive.ts'
import { hear, moves } from './base.ts'
import { begin } from './begin.ts'
import type { Deps } from './deps.ts'
import { comeBackLater, end, endBy, heedStop, leave, type RunResult, stopEarly } from './handover.ts'
import { readInbox } from './inbox.ts'
import { Ledger } from './ledger.ts'
import { Meanwhile } from './meanwhile.ts'
import { firstEvents } from './open.ts'
import { performEffect } from './perform.ts'
import { restoreWorkspace, runSetup } from './prepare.ts'
import { summarize } from './summarize.ts'
import { runTool } from './tool.ts'
import { takeTurn } from './turn.ts'
import { verify } from './verify.ts'

/** Works on a task until it is done, a person is needed, or the job's time is up. Throws Fatal and Transient. */
export async function run(deps: Deps): Promise<RunResult> {
  try {
    return await runTask(deps)
  } catch (error) {
    if (!(error instanceof Aborted) || !deps.cancel.aborted) throw error
    return { state: initialState, ended: 'cancelled', headline: STOPPED_BEFORE, turns: 0 }
  }
}

const STOPPED_BEFORE = 'This job was told to stop before it held the task; nothing was touched.'

async function runTask(deps: Deps): Promise<RunResult> {
  const begun = await begin(deps)
  if ('ended' in begun) return begun
  const { found, look, start } = begun
  const before = found?.state ?? initialState
  const head = found?.head ?? NO_HEAD
  const ledger = new Ledger(deps, { state: before, head, tree: start.tree, epoch: before.epoch + 1 })
  const result = (ended: RunResult['ended'], headline: string): RunResult => {
    const { state } = ledger
    return { state, ended, headline, turns: state.spent.turns - before.spent.turns }
  }
  try {
    const { told, inbox, stopped } = look
    // A move to a newer base asks for more than writing it down, and may fail once the lease is there to tell of it.
    const waited = told !== null && !moves(told)
    ledger.record(...firstEvents(deps, 'intent' in start ? start.intent : null, stopped), ...(found?.repair ?? []))
    if (waited) ledger.record(...told)
    scheduleFirst(deps, ledger)
    const leased = ledger.commit()
    // Whatever waits for the lease hears of a failure.
    leased.catch(() => {})
    const ended = await workThrough(deps, ledger, leased, waited ? NOTHING_SAID : told ? Promise.resolve(told) : inbox)
    await deps.keeper?.keep(opened(ledger), ended[0])
    await archiveMerged(deps, opened(ledger))
    return result(...ended)
  } catch (error) {
    const ended = await endBy(deps, ledger, error)
    if (ended) return result(...ended)
    const { saved } = ledger
    // Whether somebody asked for a repair is seen by no sweep.
    if (found?.repair && saved === before) throw error
    const left = leave(deps, error, isOpened(saved) ? saved : null, 'something')
    return { ...left, turns: saved.spent.turns - before.spent.turns }
  }
}

const NOTHING_SAID: Promise<readonly Event[]> = Promise.resolve([])

/** The effects that every run begins with go to the remote with its lease; they start when both are there (A1). */
function scheduleFirst(deps: Deps, ledger: Ledger): void {
  const { clock, deadline, hash, models } = deps
  const decision = decide(opened(ledger), { now: clock.now(), deadline: deadline.soft, hash, models })
  if (decision.do === 'schedule') schedule(deps, ledger, decision.effects)
}

function schedule({ task, run }: Deps, ledger: Ledger, effects: readonly Effect[]): void {
  for (const effect of effects)
    ledger.record(event('effect.scheduled', { key: keyOf(task, run, ledger.state.seq + 1), effect }))
}

function opened(ledger: Ledger): Opened {
  if (!isOpened(ledger.state)) throw new Error('the task was never opened')
  return ledger.state
}

async function workThrough(
  deps: Deps,
  ledger: Ledger,
  leased: Promise<void>,
  inbox: Promise<readonly Event[]> | null,
): Promise<[RunResult['ended'], string]> {
  const { cancel, clock, deadline, hash } = deps
  const late = new AbortController()
  const over = new AbortController()
  void clock.sleep(deadline.hard - clock.now(), over.signal).then(() => over.signal.aborted || late.abort())
  const signal = firstOf(cancel, ledger.lost, late.signal)
  const forget = heedStop(deps, ledger, signal)
  const meanwhile = new Meanwhile(deps, firstOf(signal, over.signal))
  const hands: Hands = { deps, ledger, signal, leased, meanwhile, asked: false, restored: null, prepared: null }
  try {
    let stopped = await guarded(hands, async () => heed(hands, await (inbox ?? readInbox(deps, opened(ledger)))))
    for (;;) {
      ledger.check()
      if (cancel.aborted || stopped) return await stopEarly(deps, ledger, cancel.aborted ? 'cancelled' : 'deadline')
      const context = { now: clock.now(), deadline: deadline.soft, hash, models: deps.models }
      const decision = decide(opened(ledger), context)
      if (decision.do === 'end') return await end(ledger, decision.reason)
      if (await interrupted(hands, decision)) continue
      stopped = await guarded(hands, () => step(hands, decision), decision)
    }
  } finally {
    forget()
    over.abort()
    deps.halt.abort()
  }
}

interface Hands {
  readonly deps: Deps
  readonly ledger: Ledger
  readonly signal: AbortSignal
  /** Resolves when the lease is on the remote, and so known to be ours; the model may have been `asked` before. */
  readonly leased: Promise<void>
  readonly meanwhile: Meanwhile
  asked: boolean
  /** The workspace as the journal has it, begun once a run, when an agent needs it. */
  restored: Promise<void> | null
  /** Setup for the working agent, begun once a run. */
  prepared: Promise<void> | null
}

/** Writes down what people have brought about. */
async function heed(hands: Hands, said: readonly Event[]): Promise<void> {
  if (moves(said)) await untilStopped(hands.leased, hands.signal)
  if (await hear(hands.deps, hands.ledger, said)) hands.restored = null
}

/** Whether something was said meanwhile, so that what comes next is to be decided anew. */
async function interrupted(hands: Hands, decision: Decision): Promise<boolean> {
  const { ledger, meanwhile } = hands
  const before = ledger.state
  await guarded(hands, async () => heed(hands, await meanwhile.facts(opened(ledger), decision.do)))
  return ledger.state !== before
}

/**
 * A fatal failure becomes an event, so that the task's status tells it; one that passes and outlasts the tries becomes a return
 * later on (F2). A task that is stopped already is not stopped again by what it can't tell people beside its status. True
 * when what was told to stop has stopped.
 */
async function guarded(
  { deps, ledger, signal }: Hands,
  act: () => Promise<void>,
  decision: Decision = { do: 'record', events: [] },
): Promise<boolean> {
  try {
    await act()
  } catch (error) {
    const effect = decision.do === 'perform' ? decision.effect : null
    const stops = (error instanceof Fatal || error instanceof Unclear) && !ledger.lost.aborted
    if (stops && !ledger.state.suspended) ledger.record(suspension(error))
    else if (stops && effect && isAside(effect.effect)) {
      deps.reporter.say(`Left out: ${error.message}`)
      ledger.record(event('effect.dropped', { key: effect.key, why: error.message }))
    } else if (error instanceof Transient) {
      const fact = comeBackLater(deps, ledger, error)
      if (fact !== 'task.suspended' && (fact === null || !ASKING.includes(decision.do))) throw error
    } else if (!(error instanceof Aborted) || !signal.aborted) throw error
    else return true
  }
  return false
}

async function step(hands: Hands, decision: Exclude<Decision, { do: 'end' }>): Promise<void> {
  const { deps, ledger, signal } = hands
  const state = opened(ledger)
  if (acts(hands, decision)) await untilStopped(hands.leased, signal)
  switch (decision.do) {
    case 'record':
      return ledger.record(...decision.events)
    case 'schedule':
      return schedule(deps, ledger, decision.effects)
    case 'perform':
      return performEffect(deps, ledger, decision.effect, signal)
    case 'start-agent':
      return ledger.record(await agentStarted(deps, state, decision))
    case 'turn':
      hands.asked = true
      if (deps.setup.length > 0) await readied(hands, state)
      else void hands.leased.then(() => restored(hands, state)).catch(() => {})
      return takeTurn(deps, ledger, decision.agent, signal)
    case 'summarize':
      return summarize(deps, ledger, decision, signal)
    case 'tool':
      await readied(hands, state)
      return runTool(deps, ledger, decision.call, signal)
    case 'verify':
      return verify(deps, ledger, state, decision.sha, signal)
  }
}

/** What is more than to write something down needs the lease; the first call of the model goes beside the question for it. */
function acts({ deps, asked }: Hands, { do: what }: Decision): boolean {
  if (what === 'record' || what === 'schedule' || what === 'start-agent') return false
  return what !== 'turn' || asked || deps.setup.length > 0
}

/** An agent finds its files, and the working one what `setup` made; a planning agent runs nothing and needs none of it. */
async function readied(hands: Hands, state: Opened): Promise<void> {
  await restored(hands, state)
  if (phaseOf(state) !== 'working') return
  hands.prepared ??= runSetup(hands.deps, hands.ledger, hands.signal)
  await hands.prepared
}

/** A model asks for no files, so without setup they come back beside the first turn; the first tool waits for them. */
function restored(hands: Hands, state: Opened): Promise<void> {
  hands.restored ??= restoreWorkspace(hands.deps, hands.ledger, state)
  return hands.restored
}

/** What asks the model: when that does not answer, people can still be told. */
const ASKING: readonly Decision['do'][] = ['turn', 'summarize']

const suspension = (error: Fatal | Unclear): Event => {
  const { message: title, todo, detail } = error
  return event('task.suspended', { class: error instanceof Fatal ? 'fatal' : 'stuck', title, detail, todo })
}

export const isRed = ({ ended, state }: RunResult): boolean => ended === 'suspended' && phaseOf(state) === 'failed'

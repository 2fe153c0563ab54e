/** The next thing to do, from the journal and a given time. Pure; the worker performs what it says. */

import { beforeCall } from './actions.ts'
import { currentAgent } from './agents.ts'
import { answered } from './answered.ts'
import { breaker, crashLoop } from './breakers.ts'
import { limits } from './budget.ts'
import { compaction } from './compact.ts'
import { handedOut, type Parent, recalled, reported } from './delegation.ts'
import type { Effect } from './effects.ts'
import { type Data, type Event, event } from './events.ts'
import { beforePush } from './held.ts'
import { type Models, modelFor } from './models.ts'
import { awaited, undelivered } from './people.ts'
import { type Hash, planDigest } from './plan.ts'
import { deniedAction } from './present/action.ts'
import { answerText, guidanceText } from './present/said.ts'
import { failedVerification, passedVerification } from './present/verification.ts'
import { REVISE } from './prompts.ts'
import {
  type Agent,
  type Call,
  done,
  type EffectRecord,
  isAbandoned,
  type Opened,
  openCall,
  openEffects,
  type Turn,
  workTip,
} from './state.ts'
import { isAnswer, shownStopped } from './suspend.ts'
import { afterTurn } from './turn-end.ts'
import { missingEffects } from './wishes.ts'

export type EndReason = 'gate' | 'deadline' | 'waiting' | 'done' | 'suspended'

export type Decision =
  /** Write down facts that follow from what is known. */
  | { readonly do: 'record'; readonly events: readonly Event[] }
  /** Put effects on the remote's journal, so that they may start (A1). */
  | { readonly do: 'schedule'; readonly effects: readonly Effect[] }
  | { readonly do: 'perform'; readonly effect: EffectRecord }
  | { readonly do: 'start-agent'; readonly role: 'plan' | 'work'; readonly parent?: Parent }
  | { readonly do: 'turn'; readonly agent: Agent }
  /** Have the agent's turns up to one summarized. */
  | { readonly do: 'summarize'; readonly agent: Agent; readonly upTo: number }
  | { readonly do: 'tool'; readonly call: Call }
  | { readonly do: 'verify'; readonly sha: string }
  | { readonly do: 'end'; readonly reason: EndReason }

export interface Context {
  /** Milliseconds since 1970. */
  readonly now: number
  /** When this job stops taking up new work. */
  readonly deadline: number
  readonly hash: Hash
  /** The model that the workflow names for each role today. */
  readonly models: Models
}

export function decide(state: Opened, context: Context): Decision {
  const open = openEffects(state).find((record) => !isAbandoned(state, record) && stillWanted(state, record.effect))
  if (open) return settle(state, open)
  const held = beforePush(state, context.hash)
  if (held) return held
  const missing = missingEffects(state)
  if (missing.length > 0) return { do: 'schedule', effects: missing }
  if (state.suspended) return { do: 'end', reason: 'suspended' }
  if (state.ended) return { do: 'end', reason: 'done' }
  if (state.returning && !state.paused) return { do: 'end', reason: 'waiting' }
  const { plan, approval, revision, finish } = state
  const due = crashLoop(state) ?? answerAsked(state)
  if (due) return due
  if (!plan || revision) return agentStep(state, 'plan', context)
  if (!approval) return gate(state, plan, context)
  return finish ? finishing(state, finish, context) : agentStep(state, 'work', context)
}

/** A task that was stopped or cancelled, or waits, tells people so, and does nothing else that they could see. */
function stillWanted(state: Opened, effect: Effect): boolean {
  const { suspended, ended, returning } = state
  if (suspended) return shownStopped(state, effect)
  if (returning) return isAnswer(effect) || effect.kind === 'status'
  return (
    ended?.outcome !== 'cancelled' || isAnswer(effect) || effect.kind === 'status' || effect.kind === 'comment-edit'
  )
}

/** An open effect is looked for and performed; a dead run's call for a successor is answered by this very run. */
function settle(state: Opened, open: EffectRecord): Decision {
  const { run, epoch } = state
  if (open.effect.kind !== 'dispatch' || open.epoch === epoch || !run) return { do: 'perform', effect: open }
  const evidence = { id: Number(run.id), url: run.url }
  return { do: 'record', events: [event('effect.completed', { key: open.key, evidence, found: true })] }
}

function gate({ task }: Opened, plan: Data<'plan.submitted'>, { hash }: Context): Decision {
  const { version, digest, baseSha } = plan
  const intact = planDigest(hash, version, baseSha, task.policy.verify, plan.plan) === digest
  if (task.policy.planApproval === 'always' || !intact) return { do: 'end', reason: 'gate' }
  const approval = {
    version,
    digest,
    baseSha,
    by: 'the workflow (plan-approval: never)',
    permission: null,
    comment: null,
  }
  return { do: 'record', events: [event('plan.approved', approval)] }
}

function agentStep(state: Opened, role: 'plan' | 'work', context: Context): Decision {
  const agent = currentAgent(state)
  const ended = agent && recalled(state, agent)
  if (ended) return ended
  if (agent?.role !== role) return { do: 'start-agent', role }
  if (agent.turns.length === 0 && agent.model !== modelFor(context.models, agent)) {
    const { parent } = agent
    return { do: 'start-agent', role, ...(parent ? { parent } : {}) }
  }
  const turn = agent.turns.at(-1)
  const call = openCall(agent)
  if (turn && call) {
    const judged = () => (role === 'work' ? beforeCall(state, call, context.hash) : null)
    return (
      answerCall(turn, call) ??
      overtaken(state, call) ??
      judged() ??
      handedOut(agent, call) ??
      timed(state, context, { do: 'tool', call })
    )
  }
  const stopped = turn
    ? (reported(agent, turn) ?? breaker(state, agent) ?? guide(state, agent) ?? afterTurn(state, agent, turn))
    : null
  const next = stopped ??
    limits(state) ??
    remodelled(agent, context) ??
    compaction(state, agent) ?? { do: 'turn', agent }
  return next.do === 'record' ? next : timed(state, context, next)
}

/** A begun conversation goes on with another model when the workflow names another one: `/retry` may depend on it. */
function remodelled(agent: Agent, { models }: Context): Decision | null {
  const model = modelFor(models, agent)
  if (agent.model === model) return null
  return { do: 'record', events: [event('model.changed', { agent: agent.agent, model })] }
}

/** What people have said meanwhile reaches the agent after the results of its turn (A5). */
function guide(state: Opened, { agent, turns }: Agent): Decision | null {
  const due = undelivered(state).filter(({ seq }) => !turns.some(({ told }) => told.includes(seq)))
  if (due.length === 0) return null
  const text = [guidanceText(due), state.revision && REVISE].filter(Boolean).join('\n\n')
  return { do: 'record', events: [event('agent.nudged', { agent, text, guidance: due.map(({ seq }) => seq) })] }
}

/** A person's answer is the result of the call that asked for it; until there is one the job ends (P5). */
function answerAsked(state: Opened): Decision | null {
  const waits = awaited(state)
  if (waits && waits !== 'plan') return { do: 'end', reason: 'gate' }
  const { question, action } = state
  if (question?.answer) return answered(question.call, 'ok', answerText(question, question.answer))
  if (action?.decision && !action.decision.approved)
    return answered(action.call, 'error', deniedAction(action, action.decision))
  return null
}

/** Stop reasons after which every call is whole; gateways do not always name the first. */
const WHOLE: readonly string[] = ['tool_use', 'end_turn']

/** A call that is answered without being run: its input may be cut (A5). */
function answerCall(turn: Turn, call: Call): Decision | null {
  if (WHOLE.includes(turn.stop)) return null
  const text = `This call was not run, because your reply was cut off (${turn.stop}). Make it again, in smaller steps.`
  return answered(call.id, 'error', text)
}

/** What an agent handed over or asked before it could read that the plan is to be made anew is not passed on. */
function overtaken(state: Opened, { id, name }: Call): Decision | null {
  if (!state.revision || undelivered(state).length === 0) return null
  return HANDING_ON.includes(name) ? answered(id, 'error', OVERTAKEN) : null
}

const HANDING_ON: readonly string[] = ['submit_plan', 'ask_human', 'delegate']

const OVERTAKEN = 'Not passed on: people have meanwhile asked for another plan. Read what they say first.'

/** New work is taken up only before the deadline; after it the successor is called and the job ends (R1). */
function timed(state: Opened, { now, deadline }: Context, decision: Decision): Decision {
  if (now < deadline) return decision
  const { epoch } = state
  const called = done(state, 'dispatch').some(({ effect }) => effect.epoch === epoch)
  return called
    ? { do: 'end', reason: 'deadline' }
    : { do: 'schedule', effects: [{ kind: 'dispatch', task: state.task.task, epoch }] }
}

/** Pushed work is verified; what fails goes back to the agent with its output (P6). */
function finishing(state: Opened, finish: Data<'work.finished'>, context: Context): Decision {
  const { verification: result } = state
  const sha = workTip(state)
  if (sha === null) throw new Error('what is being finished was never pushed')
  const answer = (outcome: 'ok' | 'error', text: string) =>
    event('tool.completed', { call: finish.call, outcome, output: { text }, seconds: 0 })
  if (finish.changed.length === 0) return { do: 'record', events: [answer('error', NOTHING_CHANGED)] }
  if (result?.call !== finish.call) return timed(state, context, { do: 'verify', sha })
  if (!result.passed) return { do: 'record', events: [answer('error', failedVerification(result))] }
  return { do: 'record', events: [answer('ok', passedVerification(result)), event('task.ended', { outcome: 'done' })] }
}

const NOTHING_CHANGED = 'Not done: no file differs from the base commit, so there is nothing to hand over.'

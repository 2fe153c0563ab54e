/** Commands that decide what a task waits for: the plan, a call that needs leave, a question. Keeps P3. */
import type { Answer, Facts, Who } from './admit.ts'
import { approvePlan, mismatch, named } from './approve.ts'
import { moved } from './base.ts'
import { event } from './events.ts'
import { type Action, awaited, type Question } from './people.ts'
import { planShown } from './present/plan.ts'
import type { SignalRef } from './signals.ts'
import type { Opened } from './state.ts'

const DIGEST = /^[0-9a-f]{6,64}$/

/** What a person has to decide, whether the task is paused or not. */
function gateOf(state: Opened) {
  const waits = awaited({ ...state, paused: null })
  return {
    plan: waits === 'plan',
    action: waits === 'action' ? state.action : null,
    question: waits === 'question' ? state.question : null,
  }
}
export function approve(state: Opened, argument: string, who: Who, facts: Facts): Answer {
  const { action, question } = gateOf(state)
  const waits = action ?? question
  if (waits && argument === '' && (who.signal.at ?? waits.at) + SECOND <= waits.at) return TOO_EARLY
  if (action) {
    const { call, digest, name } = action
    const given = { call, digest, approved: true, ...who, reason: '' }
    return mismatch(`the call of \`${name}\` that waits`, digest, argument) ?? [event('action.decided', given)]
  }
  if (!question) return plan(state, argument, who, facts)
  if (DIGEST.test(named(argument))) return 'nothing waits that has a digest, but a question does'
  return answered(question, 'Yes.', argument, who)
}

/** GitHub tells the time of a comment in whole seconds. */
const SECOND = 1_000
/** Whoever said so can't have seen it. */
const TOO_EARLY = 'it was said before what waits now was asked; please look at that, and say it again'

function plan(state: Opened, argument: string, { by, permission, signal }: Who, { hash, base }: Facts): Answer {
  const approval = approvePlan(state, argument, hash, base)
  if (!('reason' in approval) && named(argument) === '' && precedesPlan(state, approval.version, signal))
    return TOO_EARLY
  if (!('reason' in approval)) return [event('plan.approved', { ...approval, by, permission, comment: signal.id })]
  const { reason, overtaken } = approval
  return base && overtaken ? { reason, events: moved(state, base, overtaken) } : reason
}

/** Whether it was said before the plan could be seen: comments are numbered as they come, whatever the clocks say. */
function precedesPlan(state: Opened, version: number, { id, at }: SignalRef): boolean {
  const shown = planShown(state, version)
  if (shown?.evidence) return id < (shown.evidence.id ?? 0)
  // A worker that died may have shown it without writing that down.
  return !shown || (at ?? shown.at) + SECOND <= shown.at
}

/** A question that can be answered by yes or no; what is said beside that is part of the answer. */
function answered({ call, yesNo }: Question, word: string, more: string, who: Who): Answer {
  if (!yesNo) return 'the question that waits needs an answer in words: submit a review of the pull request'
  return [event('question.answered', { call, ...who, text: [word, more].filter(Boolean).join(' ') })]
}

export function deny(state: Opened, reason: string, who: Who): Answer {
  const { plan, action, question } = gateOf(state)
  if (action) return [refusal(action, reason, who)]
  if (question) return answered(question, 'No.', reason, who)
  if (!plan) return NOTHING_TO_DENY
  return [event('task.ended', { outcome: 'cancelled', by: who.by, ...(reason ? { reason } : {}) })]
}

const NOTHING_TO_DENY =
  'nothing waits that could be denied (a plan, a call that needs leave, a yes-or-no question); `/cancel` ends the task'

const refusal = ({ call, digest }: Action, reason: string, who: Who) =>
  event('action.decided', { call, digest, approved: false, ...who, reason })

/** A new plan is asked for; what the work on the old one waits for is void with it. */
export function revise(state: Opened, text: string, who: Who): Answer {
  if (text === '') return 'it says nothing about what to change: `/revise <what to change>`'
  if (!state.plan) return [event('guidance.given', { ...who, text })]
  return [event('revision.asked', { by: who.by, signal: who.signal, text })]
}

/**
 * What the world should show of a task, level-triggered: each wish is an effect that follows from the state and is not in
 * the journal yet. Effects are scheduled before they are performed (A1) and told apart by what they are for, so that a
 * second look never wishes the same twice.
 */

import { answers, threadAnswer } from './answers.ts'
import type { Effect } from './effects.ts'
import { escalated } from './escalation.ts'
import { workBranch } from './names.ts'
import { actionComment, actionSubject } from './present/action.ts'
import { planComment, planSubject, planUrl, supersededPlan } from './present/plan.ts'
import { draftBody, finalBody, pullTitle } from './present/pull.ts'
import { reminderComment } from './present/reminder.ts'
import { statusComment, statusRevision, withoutRuns } from './present/status.ts'
import { done, isAbandoned, type Opened, openEffects, pullRequestOf, pushOf, scheduled, workTip } from './state.ts'
import { onlyAnswers } from './suspend.ts'
import { harmless } from './text.ts'

/**
 * The effects that are missing and whose data is known by now, in the order in which they are to be performed. They are
 * scheduled together, so that one checkpoint serves them all.
 */
export function missingEffects(state: Opened): readonly Effect[] {
  const missing: Effect[] = []
  let ahead = state
  for (;;) {
    const effect = nextWish(ahead)
    if (!effect) return missing
    missing.push(effect)
    const { seq, epoch, at } = state
    ahead = { ...ahead, effects: [...ahead.effects, { key: '', seq, epoch, at, effect, evidence: null }] }
  }
}

/** The next effect that is missing, or null. What the status comment says waits for what it speaks of. */
function nextWish(state: Opened): Effect | null {
  if (state.suspended)
    return escalated(state) ?? (onlyAnswers(state) ? answers(state) : null) ?? reminded(state) ?? status(state)
  if (state.returning) return answers(state) ?? status(state)
  if (state.ended?.outcome === 'cancelled') return answers(state) ?? escalated(state) ?? status(state)
  const wish =
    opening(state) ??
    answers(state) ??
    planShown(state) ??
    planSuperseded(state) ??
    actionShown(state) ??
    escalated(state) ??
    reminded(state) ??
    handedOver(state)
  return wish ?? (openEffects(state).length > 0 ? null : status(state))
}

function opening(state: Opened): Effect | null {
  const { task, base } = state.task
  const branch = workBranch(task)
  const pull = pullRequestOf(state)
  if (!scheduled(state, 'status', () => true)) return statusEffect(state)
  if (!scheduled(state, 'push', () => true)) {
    const message = `Start work on #${task}\n\nNothing is changed yet; the plan comes first.`
    return { kind: 'push', branch, parent: base.sha, tree: null, message, at: state.openedAt }
  }
  if (!scheduled(state, 'pull-request', () => true)) {
    return { kind: 'pull-request', head: branch, base: base.branch, title: pullTitle(state), body: draftBody(state) }
  }
  if (pull !== null && !scheduled(state, 'label', () => true)) {
    return { kind: 'label', number: pull, label: state.task.policy.label }
  }
  return null
}

function planShown(state: Opened): Effect | null {
  const { plan } = state
  const number = pullRequestOf(state)
  if (!plan || number === null) return null
  const subject = planSubject(plan.version)
  if (scheduled(state, 'comment', (effect) => effect.subject === subject)) return null
  return { kind: 'comment', number, purpose: 'plan', subject, body: planComment({ ...state, plan }) }
}

/** Once a newer plan is shown, the comment of the one before it says so, and folds its text away. */
function planSuperseded(state: Opened): Effect | null {
  const { earlier, plan } = state
  const newer = plan && planUrl(state, plan.version)
  if (!newer) return null
  for (const old of earlier) {
    const shown = done(state, 'comment').find(({ effect }) => effect.subject === planSubject(old.version))
    const comment = shown?.evidence.id
    if (!shown || !comment || scheduled(state, 'comment-edit', (effect) => effect.comment === comment)) continue
    const { number, body } = shown.effect
    return { kind: 'comment-edit', number, comment, body: supersededPlan(old, body, plan.version, newer) }
  }
  return null
}

/** A call that needs leave is shown as it would run. */
function actionShown(state: Opened): Effect | null {
  const { action } = state
  const number = pullRequestOf(state)
  if (!action || number === null) return null
  const subject = actionSubject(action)
  if (scheduled(state, 'comment', (effect) => effect.subject === subject)) return null
  return { kind: 'comment', number, purpose: 'action', subject, body: actionComment(state, action) }
}

function reminded(state: Opened): Effect | null {
  const subject = `reminder-${state.reminders.length}`
  if (scheduled(state, 'comment', (effect) => effect.subject === subject)) return null
  const body = reminderComment(state)
  const number = pullRequestOf(state) ?? state.task.task
  return body === null ? null : { kind: 'comment', number, purpose: 'reminder', subject, body }
}

/** The finished work goes out: pushed before it is verified, described and marked ready after. */
function handedOver(state: Opened): Effect | null {
  const { finish, verification, task, action } = state
  const parent = workTip(state)
  const number = pullRequestOf(state)
  if (!finish || parent === null || number === null || finish.changed.length === 0) return null
  if (action && !action.decision?.approved) return null
  const pushed = pushOf(state, finish.tree)
  if (!pushed || pushed.draft) {
    const message = harmless(`${pullTitle(state)}\n\n${finish.summary}`)
    const push = {
      kind: 'push',
      branch: workBranch(task.task),
      parent,
      tree: finish.tree,
      message,
      at: state.at,
    } as const
    return hasBase(state) ? push : { ...push, also: task.base.sha }
  }
  if (!verification?.passed || verification.call !== finish.call) return null
  const body = finalBody({ ...state, verification }, finish.summary)
  if (!scheduled(state, 'pull-request-body', (effect) => effect.body === body)) {
    return { kind: 'pull-request-body', number, body }
  }
  return threadAnswer(state, finish) ?? (scheduled(state, 'ready', () => true) ? null : { kind: 'ready', number })
}

/** Whether the work branch has the commit in its history that the task stands on; the pull request shows the rest. */
const hasBase = (state: Opened): boolean =>
  state.effects.some(
    (one) =>
      one.effect.kind === 'push' &&
      !isAbandoned(state, one) &&
      [one.effect.parent, one.effect.also].includes(state.task.base.sha),
  )

function status(state: Opened): Effect | null {
  const revision = statusRevision(state)
  const last = state.effects.findLast(({ effect }) => effect.kind === 'status')?.effect
  if (last?.kind !== 'status') return statusEffect(state)
  // That another job has taken over can wait until it has done something; the agent need not wait for the comment.
  const onlyTakenOver = !state.progressed && withoutRuns(last.revision) === withoutRuns(revision)
  return last.revision === revision || onlyTakenOver ? null : statusEffect(state)
}

const statusEffect = (state: Opened): Effect => ({
  kind: 'status',
  number: state.task.task,
  revision: statusRevision(state),
  body: statusComment(state),
})

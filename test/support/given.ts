/** Given these facts, what does the decider do? Numbers between the facts let that many milliseconds pass. */

import { hash } from 'node:crypto'
import type { Surroundings } from '../../src/core/access.ts'
import { type Context, type Decision, decide } from '../../src/core/decide.ts'
import type { Effect, EffectKind, Evidence } from '../../src/core/effects.ts'
import { type Data, type Event, event, type Recorded } from '../../src/core/events.ts'
import { evolve, fold } from '../../src/core/fold.ts'
import type { Block, JsonObject } from '../../src/core/json.ts'
import { keyOf } from '../../src/core/names.ts'
import { type Hash, type Plan, planDigest } from '../../src/core/plan.ts'
import type { Opened } from '../../src/core/state.ts'

export const sha256: Hash = (text) => hash('sha256', text)
export const START = Date.UTC(2026, 0, 5, 9)
export const MINUTE = 60_000

type Entry = Event | number | readonly Entry[]

/** Numbered, a second apart, each under the lease that was taken last. */
export function recorded(...entries: readonly Entry[]): readonly Recorded[] {
  const events: Recorded[] = []
  let at = START
  let epoch = 0
  for (const entry of entries.flat(9) as readonly (Event | number)[]) {
    if (typeof entry === 'number') at += entry
    else {
      if (entry.type === 'lease.taken') epoch += 1
      events.push({ ...entry, seq: events.length + 1, at, epoch })
      at += 1_000
    }
  }
  return events
}

const models = { plan: 'claude-test-1', work: 'claude-test-1' }
const usual: Context = { now: START, deadline: START + 350 * MINUTE, hash: sha256, models }

export function given(...entries: readonly Entry[]) {
  const state = fold(recorded(...entries)) as Opened
  return {
    entries,
    state,
    and: (...more: readonly Entry[]) => given(...entries, ...more),
    decide: (context: Partial<Context> = {}): Decision => decide(state, { ...usual, ...context }),
    /** The same facts after every effect that is due was scheduled and performed. */
    settled: (context: Partial<Context> = {}) => settle(entries, { ...usual, ...context }),
  }
}

function settle(entries: readonly Entry[], context: Context): ReturnType<typeof given> {
  for (let all = entries; ; ) {
    const { state } = given(...all)
    const seen = outside(state, decide(state, context))
    if (seen.length === 0) return given(...all)
    all = [...all, seen]
  }
}

/** What comes of a decision about effects, when all goes well. */
function outside(state: Opened, next: Decision): readonly Event[] {
  const keyed = (effect: Effect, index: number) => scheduled(effect, keyOf(state.task.task, RUN, state.seq + 1 + index))
  if (next.do === 'schedule') return next.effects.map(keyed)
  return next.do === 'perform' ? [completed(next.effect.key, EVIDENCE[next.effect.effect.kind])] : []
}

/** The same facts, for long stories: what is recorded from here on is folded once, not with each look at it anew. */
export function playing(from: ReturnType<typeof given>) {
  let { state } = from
  const record = (...facts: readonly Event[]): void => {
    for (const fact of facts) {
      const epoch = state.epoch + (fact.type === 'lease.taken' ? 1 : 0)
      state = evolve(state, { ...fact, seq: state.seq + 1, at: state.at + 1_000, epoch }) as Opened
    }
  }
  return {
    state: () => state,
    record,
    /** The next decision that is not about effects; those are all made. */
    decide(): Decision {
      for (;;) {
        const next = decide(state, usual)
        const seen = outside(state, next)
        if (seen.length === 0) return next
        record(...seen)
      }
    },
  }
}

export const BASE = 'ba5e'.padEnd(40, '0')
export const PUSHED = 'f00d'.padEnd(40, '0')
const REPOSITORY = 'https://github.com/octo/slugs'
const EVIDENCE: Readonly<Record<EffectKind, Evidence>> = {
  status: { id: 900, url: `${REPOSITORY}/issues/42#issuecomment-900` },
  comment: { id: 901, url: `${REPOSITORY}/pull/43#issuecomment-901` },
  'comment-edit': { id: 901 },
  reply: { id: 903 },
  reaction: { id: 902 },
  push: { sha: PUSHED },
  'pull-request': { id: 43, url: `${REPOSITORY}/pull/43` },
  'pull-request-body': { id: 43 },
  label: { id: 43 },
  ready: { id: 43 },
  'review-request': { id: 43 },
  dispatch: { id: 1002 },
}

export const opened = (
  change: Partial<Data<'task.opened'>> = {},
  policy: Partial<Data<'task.opened'>['policy']> = {},
) =>
  event('task.opened', {
    task: 42,
    title: 'Slugs keep spaces',
    body: 'Only the first space becomes a dash.',
    url: `${REPOSITORY}/issues/42`,
    author: 'reporter',
    labeledBy: 'maintainer',
    base: { branch: 'main', sha: BASE },
    policy: { verify: ['npm test'], workingDirectory: '.', planApproval: 'always', label: 'pawl', ...policy },
    ...change,
  })

export const RUN = { id: '1001', attempt: 1 }
export const lease = (id = 1001, limits: Partial<Data<'lease.taken'>['limits']> = {}) =>
  event('lease.taken', {
    run: { id: String(id), attempt: 1, url: `${REPOSITORY}/actions/runs/${id}` },
    limits: { budgetUsd: 5, maxTurns: 60, ...limits },
  })
export const ended = (reason: Data<'run.ended'>['reason']) => event('run.ended', { reason })

export const agent = (number: number, role: 'plan' | 'work', change: Partial<Data<'agent.started'>> = {}) =>
  event('agent.started', {
    agent: number,
    role,
    model: 'claude-test-1',
    maxTokens: 16_000,
    system: 'You work.',
    tools: [],
    opening: 'Fix it.',
    ...change,
  })

export const says = (text: string): Block => ({ type: 'text', text })
export const calls = (id: string, name: string, input: JsonObject = {}): Block => ({
  type: 'tool_use',
  id,
  name,
  input,
})
/** One turn of an agent; it stops for its tools when it calls any. */
export const turn = (number: number, agentNumber: number, content: readonly Block[], stop?: string) =>
  event('turn.completed', {
    turn: number,
    agent: agentNumber,
    content: [...content],
    stop: stop ?? (content.some(({ type }) => type === 'tool_use') ? 'tool_use' : 'end_turn'),
    usage: { input: 100, output: 50, cacheRead: 1_000, cacheWrite: 200 },
    usd: 0.01,
    seconds: 2,
  })
export const answered = (call: string, text = 'ok', outcome: Data<'tool.completed'>['outcome'] = 'ok') =>
  event('tool.completed', { call, outcome, output: { text }, seconds: 1 })

export const PLAN: Plan = {
  summary: 'Every space in a slug becomes a dash.',
  cause: '`src/slug.js:3` replaces one space only.',
  steps: [
    { title: 'Reproduce with a failing test', detail: '' },
    { title: 'Use a global pattern', detail: 'in `src/slug.js`' },
  ],
  files: ['src/slug.js', 'test/slug.test.js'],
  verify: ['npm test'],
  risks: ['Tabs stay as they are.'],
  cost: { low: 0.3, high: 1.2 },
}
const digestOf = (version: number, plan: Plan, verify: readonly string[]) =>
  planDigest(sha256, version, BASE, verify, plan)
export const DIGEST = digestOf(1, PLAN, ['npm test'])
export const planned = (version = 1, plan: Plan = PLAN, verify: readonly string[] = ['npm test']) =>
  event('plan.submitted', { version, baseSha: BASE, plan, digest: digestOf(version, plan, verify) })
export const approved = (by = 'maintainer') =>
  event('plan.approved', { version: 1, digest: DIGEST, baseSha: BASE, by, permission: 'write', comment: 77 })

export const finished = (call = 'f1', change: Partial<Data<'work.finished'>> = {}) =>
  event('work.finished', { call, summary: 'Slugs have no spaces.', tree: 'tree1', changed: ['src/slug.js'], ...change })
const TESTED = { command: 'npm test', exit: 0, seconds: 2.1, output: { text: 'ok\n' } }
export const verified = (passed: boolean, change: Partial<Data<'verification.completed'>> = {}) =>
  event('verification.completed', {
    call: 'f1',
    sha: PUSHED,
    passed,
    commands: [passed ? TESTED : { ...TESTED, exit: 1, output: { text: 'boom\n' } }],
    checks: { total: 0, passed: 0, failed: 0, pending: 0, waiting: 0 },
    ...change,
  })
/** The commands have passed; what the base branch requires has not all ended. */
export const checking = (running: string[], missing: string[] = [], change: Partial<Data<'checks.awaited'>> = {}) =>
  event('checks.awaited', { call: 'f1', sha: PUSHED, commands: [TESTED], running, missing, ...change })
export const suspended = (change: Partial<Data<'task.suspended'>> = {}) =>
  event('task.suspended', { class: 'fatal', title: 'the key was refused', detail: '', todo: 'renew it.', ...change })

export const scheduled = (effect: Effect, key: string) => event('effect.scheduled', { key, effect })
export const completed = (key: string, evidence: Evidence) => event('effect.completed', { key, evidence, found: false })

/** The comment that shows a plan, there or only scheduled. */
export const shown = (version = 1, id: number | null = 5) => {
  const [key, subject] = [`42-plan-${version}`, `plan-${version}`]
  const effect: Effect = { kind: 'comment', number: 43, purpose: 'plan', subject, body: 'The plan.' }
  return [scheduled(effect, key), ...(id === null ? [] : [completed(key, { id })])]
}

/** A GitHub-hosted job with these variables and files. */
export const bare = (
  variables: Readonly<Record<string, string>> = {},
  files: Readonly<Record<string, string>> = {},
): Surroundings => ({
  env: (name) => ({ RUNNER_ENVIRONMENT: 'github-hosted', ...variables })[name] ?? '',
  file: (path) => files[path] ?? null,
  azure: () => false,
})

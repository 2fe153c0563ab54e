import { type Reported, tally } from '../../src/core/checks.ts'
import type { Evidence, Keyed } from '../../src/core/effects.ts'
import type { Tip } from '../../src/core/sweep.ts'
import { Fatal, Transient } from '../../src/ports/failures.ts'
import type { Authority, Comment, Forge, ForgeEffect, Issue, Review } from '../../src/ports/forge.ts'
import { performOn, probeIn } from './fake-forge-effects.ts'

export type EffectFate = 'done' | 'lost-before' | 'lost-after' | 'refused'

export interface FakePull {
  readonly number: number
  readonly head: string
  readonly base: string
  readonly title: string
  readonly labels: string[]
  body: string
  draft: boolean
  fork: boolean
  /** How it ended, and by whom. */
  closed?: { readonly merged: boolean; readonly by: string }
}

export interface FakeReaction {
  readonly id: number
  readonly comment: number
  readonly content: string
  readonly author: string
}

/** Everything that is on the forge. */
export interface ForgeState {
  readonly issues: Map<number, Issue>
  readonly labelings: {
    readonly number: number
    readonly label: string
    readonly login: string
    readonly event: number
    readonly at: number
  }[]
  /** Changes of issues' titles and texts, oldest first. */
  readonly rewritings: { readonly number: number; readonly by: string | null; readonly at: number }[]
  readonly comments: Comment[]
  /** When a comment was changed last, by its id. */
  readonly edits: Map<number, number>
  readonly reviews: Review[]
  readonly pulls: FakePull[]
  readonly reactions: FakeReaction[]
  /** Ids of the inline comments of reviews. */
  readonly remarks: Set<number>
  readonly replies: { readonly id: number; readonly to: number; readonly body: string }[]
  readonly reviewRequests: { readonly number: number; readonly reviewer: string; readonly at: number }[]
  readonly dispatches: { readonly task: number }[]
  /** Permissions by login; who is not in it has none. */
  readonly permissions: Map<string, Authority>
  /** Members by `org/team`. */
  readonly teams: Map<string, readonly string[]>
  /** What was reported, by commit. */
  readonly checks: Map<string, FakeCheck[]>
  /** Names of the checks that the default branch requires. */
  readonly required: string[]
  /** Whether a run has ended, by its id. */
  readonly runs: Map<string, boolean>
  /** Tips of the state branches. */
  readonly tips: Tip[]
  /** Files of the default branch. */
  readonly files: Map<string, string>
  nextId(): number
}

export interface FakeCheck extends Reported {
  readonly isStatus?: boolean
}

export interface FakeForge extends Forge {
  readonly state: ForgeState
  /** Every effect that was performed or tried, oldest first. */
  readonly performed: Keyed<ForgeEffect>[]
  /** Decides each effect's fate; null lets all go well. `number` counts the effects tried, from 1. */
  fate: ((keyed: Keyed<ForgeEffect>, number: number) => EffectFate) | null
  openIssue(issue: Partial<Issue>): number
  label(number: number, label: string, login: string): void
  rewrite(number: number, login: string | null, change: Partial<Issue>): void
  say(number: number, login: string | null, body: string, more?: Partial<Comment>): number
  review(number: number, login: string | null, review: Partial<Review>): number
}

export const BOT = 'pawl[bot]'

export function fakeForge(): FakeForge {
  const state = emptyState()
  const forge: FakeForge = {
    state,
    performed: [],
    fate: null,
    ...people(state),
    ...reads(state),
    probe: async ({ key, effect }) => probeIn(state, key, effect),
    async perform(keyed) {
      const number = forge.performed.push(keyed)
      const fate = forge.fate?.(keyed, number) ?? 'done'
      if (fate === 'refused') throw new Fatal('the forge refused', 'give the job the permission', { status: 403 })
      if (fate === 'lost-before') throw new Transient('the request was lost on the way')
      const evidence: Evidence = performOn(state, keyed.key, keyed.effect)
      if (fate === 'lost-after') throw new Transient('the answer was lost on the way back')
      return evidence
    },
  }
  return forge
}

function emptyState(): ForgeState {
  let id = 1000
  return {
    issues: new Map(),
    labelings: [],
    rewritings: [],
    comments: [],
    edits: new Map(),
    reviews: [],
    pulls: [],
    reactions: [],
    remarks: new Set(),
    replies: [],
    reviewRequests: [],
    dispatches: [],
    permissions: new Map(),
    teams: new Map(),
    checks: new Map(),
    required: [],
    runs: new Map(),
    tips: [],
    files: new Map(),
    nextId: () => ++id,
  }
}

function people(state: ForgeState): Pick<FakeForge, 'openIssue' | 'label' | 'rewrite' | 'say' | 'review'> {
  return {
    openIssue(issue) {
      const number = issue.number ?? state.issues.size + state.pulls.length + 1
      const url = `https://forge.example/issues/${number}`
      const defaults = {
        title: '',
        body: '',
        url,
        author: 'author',
        open: true,
        labels: [],
        isPullRequest: false,
        closedBy: null,
      }
      state.issues.set(number, { ...defaults, ...issue, number })
      return number
    },
    label(number, label, login) {
      const issue = state.issues.get(number)
      if (!issue) throw new Error(`there is no issue ${number}`)
      state.issues.set(number, { ...issue, labels: [...issue.labels, label] })
      const event = state.nextId()
      state.labelings.push({ number, label, login, event, at: event })
    },
    rewrite(number, by, change) {
      const issue = state.issues.get(number)
      if (!issue) throw new Error(`there is no issue ${number}`)
      state.issues.set(number, { ...issue, ...change })
      state.rewritings.push({ number, by, at: state.nextId() })
    },
    say(number, login, body, more = {}) {
      const id = state.nextId()
      state.comments.push({ id, number, body, author: login, authorType: 'User', edited: false, at: id, ...more })
      return id
    },
    review(number, author, review) {
      const id = state.nextId()
      const defaults = { state: 'commented', body: '', at: id, sha: '', remarks: [] } as const
      state.reviews.push({ id, number, author, authorType: 'User', ...defaults, ...review })
      return id
    },
  }
}

const reads = (state: ForgeState): Omit<Forge, 'probe' | 'perform'> => ({
  defaultBranch: async () => 'main',
  issue: async (number) => state.issues.get(number) ?? null,
  async labeler(number, label) {
    const last = state.labelings.findLast((one) => one.number === number && one.label === label)
    return last ? { login: last.login, event: last.event, at: last.at } : null
  },
  rewritten: async (number, after) => {
    const last = state.rewritings.findLast((one) => one.number === number)
    return last && last.at > after ? { by: last.by } : null
  },
  authority: async (login) => state.permissions.get(login) ?? 'none',
  memberOf: async (team, login) => state.teams.get(team)?.includes(login) ?? 'unknown',
  comments: async (number, since) => commentsIn(state, number, since),
  reviews: async (number, but) => state.reviews.filter((review) => review.number === number && !but?.has(review.id)),
  async pull(number) {
    const pull = state.pulls.find((one) => one.number === number)
    if (!pull) return null
    return { open: !pull.closed, merged: pull.closed?.merged ?? false, by: pull.closed?.by ?? null }
  },
  async headBranch(number) {
    const pull = state.pulls.find((one) => one.number === number)
    return pull && !pull.fork ? pull.head : null
  },
  file: async (path) => state.files.get(path) ?? null,
  checks: async (sha) => tally(state.checks.get(sha) ?? [], state.required),
  labelled: async (label) =>
    [...state.issues.values()].filter((one) => one.open && one.labels.includes(label)).map(({ number }) => number),
  changedSince: async (label, since) =>
    [...state.issues.values(), ...state.pulls.map((pull) => ({ ...pull, isPullRequest: true }))]
      .filter(({ labels }) => label === null || labels.includes(label))
      .map((one) => ({ ...stands(one), number: one.number, at: lastOn(state, one.number) }))
      .filter(({ at }) => at >= since),
  stateTips: async () => state.tips,
  runEnded: async (run) => state.runs.get(run) ?? null,
})

export const commentsIn = ({ comments, edits }: ForgeState, number: number, since = 0): readonly Comment[] =>
  comments.filter((one) => one.number === number && Math.max(one.at, edits.get(one.id) ?? 0) >= since)

const stands = (one: Issue | (FakePull & { readonly isPullRequest: boolean })) =>
  'closed' in one && one.closed
    ? { isPullRequest: true, open: false, merged: one.closed.merged }
    : { isPullRequest: one.isPullRequest, open: !('open' in one) || one.open, merged: false }

const lastOn = ({ comments, reviews }: ForgeState, number: number): number =>
  Math.max(0, ...[...comments, ...reviews].flatMap((one) => (one.number === number && one.at !== null ? [one.at] : [])))

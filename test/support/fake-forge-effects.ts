import type { Evidence } from '../../src/core/effects.ts'
import { markerOf, statusMarker } from '../../src/core/names.ts'
import { Fatal } from '../../src/ports/failures.ts'
import type { ForgeEffect, Probe } from '../../src/ports/forge.ts'
import { BOT, type FakePull, type ForgeState } from './fake-forge.ts'

type Of<K extends ForgeEffect['kind']> = Extract<ForgeEffect, { kind: K }>

const found = (evidence: Evidence | null): Probe => (evidence ? { found: evidence } : 'absent')
const taskOf = (key: string): number => Number(key.split('-')[0])
const marked = (body: string, marker: string): string => `${body}\n\n${marker}`
const commentEvidence = (id: number): Evidence => ({ id, url: `https://forge.example/comments/${id}` })
const pullEvidence = ({ number }: FakePull): Evidence => ({ id: number, url: `https://forge.example/pull/${number}` })

export function probeIn(state: ForgeState, key: string, effect: ForgeEffect): Probe {
  switch (effect.kind) {
    case 'status': {
      const marker = statusMarker(taskOf(key))
      const own = ownComment(state, effect.number, marker)
      return found(own && own.body === marked(effect.body, marker) ? commentEvidence(own.id) : null)
    }
    case 'comment': {
      const own = ownComment(state, effect.number, markerOf(key))
      return found(own && commentEvidence(own.id))
    }
    case 'comment-edit':
      return probeEdit(state, effect)
    case 'reply':
      return found(ownReply(state, key))
    case 'reaction': {
      const own = ownReaction(state, effect)
      return found(own && { id: own.id })
    }
    case 'pull-request': {
      const pull = state.pulls.find(({ head, base, fork }) => !fork && head === effect.head && base === effect.base)
      return found(pull ? pullEvidence(pull) : null)
    }
    case 'pull-request-body': {
      const pull = pullOf(state, effect.number)
      return found(pull.body === effect.body ? pullEvidence(pull) : null)
    }
    case 'label':
      return found(labelsOf(state, effect.number).includes(effect.label) ? { id: 1 } : null)
    case 'ready': {
      const pull = pullOf(state, effect.number)
      return found(pull.draft ? null : pullEvidence(pull))
    }
    case 'review-request':
      return found(wasAsked(state, effect) ? { id: effect.number } : null)
    case 'dispatch':
      return 'absent'
  }
}

const wasAsked = (state: ForgeState, { number, reviewer, at }: Of<'review-request'>): boolean =>
  state.reviewRequests.some((one) => one.number === number && one.reviewer === reviewer && one.at >= at)

export function performOn(state: ForgeState, key: string, effect: ForgeEffect): Evidence {
  switch (effect.kind) {
    case 'status':
      return putStatus(state, statusMarker(taskOf(key)), effect)
    case 'comment':
      return addComment(state, effect.number, marked(effect.body, markerOf(key)))
    case 'comment-edit':
      return rewrite(state, effect)
    case 'reply':
      return reply(state, key, effect)
    case 'reaction':
      return react(state, effect)
    case 'pull-request':
      return openPull(state, effect)
    case 'pull-request-body':
      return change(pullOf(state, effect.number), { body: effect.body })
    case 'label':
      return addLabel(state, effect)
    case 'ready':
      return change(pullOf(state, effect.number), { draft: false })
    case 'review-request':
      if (!state.permissions.has(effect.reviewer) && !state.teams.has(effect.reviewer)) return {}
      state.reviewRequests.push({ number: effect.number, reviewer: effect.reviewer, at: effect.at })
      return { id: effect.number }
    case 'dispatch':
      state.dispatches.push({ task: effect.task })
      return { id: state.nextId() }
  }
}

const ownComment = (state: ForgeState, number: number, marker: string) =>
  state.comments.find((one) => one.number === number && one.authorType === 'Bot' && one.body.endsWith(marker)) ?? null

const ownReaction = (state: ForgeState, { comment, content }: Of<'reaction'>) =>
  state.reactions.find((one) => one.comment === comment && one.content === content && one.author === BOT) ?? null

function pullOf(state: ForgeState, number: number): FakePull {
  const pull = state.pulls.find((one) => one.number === number)
  if (!pull) throw new Fatal(`there is no pull request ${number}`, 'look at it', { status: 404 })
  return pull
}

const labelsOf = (state: ForgeState, number: number): readonly string[] =>
  state.issues.get(number)?.labels ?? pullOf(state, number).labels

function addComment(state: ForgeState, number: number, body: string): Evidence {
  if (!state.issues.has(number)) pullOf(state, number)
  if (body.length > 65_536) throw new Fatal('the comment is too long', 'shorten it', { status: 422 })
  const id = state.nextId()
  state.comments.push({ id, number, body, author: BOT, authorType: 'Bot', edited: false, at: id })
  return commentEvidence(id)
}

function putStatus(state: ForgeState, marker: string, { number, body }: Of<'status'>): Evidence {
  const own = ownComment(state, number, marker)
  if (!own) return addComment(state, number, marked(body, marker))
  state.comments[state.comments.indexOf(own)] = { ...own, body: marked(body, marker), edited: true }
  return commentEvidence(own.id)
}

function ownReply(state: ForgeState, key: string): Evidence | null {
  const own = state.replies.find(({ body }) => body.endsWith(markerOf(key)))
  return own ? commentEvidence(own.id) : null
}

function reply(state: ForgeState, key: string, { comment, body }: Of<'reply'>): Evidence {
  if (!state.remarks.has(comment)) return {}
  const id = state.nextId()
  state.replies.push({ id, to: comment, body: marked(body, markerOf(key)) })
  return commentEvidence(id)
}

const unmarked = (body: string): string => body.split('\n').slice(0, -1).join('\n').trimEnd()

function probeEdit(state: ForgeState, { comment, body }: Of<'comment-edit'>): Probe {
  const there = state.comments.find(({ id }) => id === comment)
  if (!there) return { found: {} }
  return unmarked(there.body) === body ? { found: commentEvidence(there.id) } : 'absent'
}

function rewrite(state: ForgeState, { comment, body }: Of<'comment-edit'>): Evidence {
  const index = state.comments.findIndex(({ id }) => id === comment)
  const there = state.comments[index]
  if (!there) return {}
  const marker = there.body.split('\n').at(-1) ?? ''
  state.comments[index] = { ...there, body: marked(body, marker), edited: true }
  return commentEvidence(comment)
}

function react(state: ForgeState, effect: Of<'reaction'>): Evidence {
  const { comment, content } = effect
  if (!state.comments.some(({ id }) => id === comment)) return {}
  const there = ownReaction(state, effect)
  if (there) return { id: there.id }
  const id = state.nextId()
  state.reactions.push({ id, comment, content, author: BOT })
  return { id }
}

function openPull(state: ForgeState, { head, base, title, body }: Of<'pull-request'>): Evidence {
  if (state.pulls.some((pull) => !pull.fork && pull.head === head && pull.base === base)) {
    throw new Fatal('a pull request for these branches exists', 'look at it', { status: 422 })
  }
  const number = state.issues.size + state.pulls.length + 1
  const pull = { number, head, base, title, body, draft: true, labels: [], fork: false }
  state.pulls.push(pull)
  return pullEvidence(pull)
}

function change(pull: FakePull, changes: Partial<FakePull>): Evidence {
  Object.assign(pull, changes)
  return pullEvidence(pull)
}

function addLabel(state: ForgeState, { number, label }: Of<'label'>): Evidence {
  const issue = state.issues.get(number)
  if (issue) state.issues.set(number, { ...issue, labels: [...issue.labels, label] })
  else pullOf(state, number).labels.push(label)
  return { id: 1 }
}

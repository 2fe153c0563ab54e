/** GitHub as the forge. Keeps A2 and A3: every effect is found again by its key, and its evidence is GitHub's answer. */
import type { Evidence, Keyed } from '../../core/effects.ts'
import type { Forge, ForgeEffect, Probe } from '../../ports/forge.ts'
import { MarkedComments } from './comments.ts'
import { performDispatch, performLabel, performReaction, probeDispatch, probeLabel, probeReaction } from './marks.ts'
import { ownership } from './own.ts'
import { performPull, performPullBody, performReady, probePull, probePullBody, probeReady } from './pulls.ts'
import { reads } from './reads.ts'
import { performReply, probeReply } from './replies.ts'
import { performReviewRequest, probeReviewRequest } from './review-requests.ts'
import type { Target } from './target.ts'

export interface GithubForgeOptions extends Target {
  /** File name of the workflow that a dispatch starts. */
  readonly workflow: string
}

export function githubForge({ workflow, ...target }: GithubForgeOptions): Forge {
  const own = ownership(target)
  const comments = new MarkedComments(target, own)
  const reading = reads(target)
  /** Keys of the runs that were called for here. */
  const called = new Set<string>()

  async function probe({ key, effect }: Keyed<ForgeEffect>): Promise<Probe> {
    switch (effect.kind) {
      case 'status':
        return comments.probeStatus(taskOf(key), effect)
      case 'comment':
        return comments.probeComment(key, effect)
      case 'comment-edit':
        return comments.probeEdit(effect)
      case 'reply':
        return probeReply(target, key, effect, await own())
      case 'reaction':
        return probeReaction(target, effect, await own())
      case 'pull-request':
        return probePull(target, effect)
      case 'pull-request-body':
        return probePullBody(target, effect)
      case 'label':
        return probeLabel(target, effect)
      case 'ready':
        return probeReady(target, effect)
      case 'review-request':
        return probeReviewRequest(target, effect)
      case 'dispatch':
        // Nobody else has called under this key: a dead worker's call is answered by the run that reads of it.
        return called.has(key) ? probeDispatch(target, effect, workflow) : 'absent'
    }
  }

  async function perform({ key, effect }: Keyed<ForgeEffect>): Promise<Evidence> {
    switch (effect.kind) {
      case 'status':
        return comments.performStatus(taskOf(key), effect)
      case 'comment':
        return comments.performComment(key, effect)
      case 'comment-edit':
        return comments.performEdit(effect)
      case 'reply':
        return performReply(target, key, effect)
      case 'reaction':
        return performReaction(target, effect)
      case 'pull-request':
        return performPull(target, effect)
      case 'pull-request-body':
        return performPullBody(target, effect)
      case 'label':
        return performLabel(target, effect)
      case 'ready':
        return performReady(target, effect)
      case 'review-request':
        return performReviewRequest(target, effect)
      case 'dispatch': {
        const branch = await reading.defaultBranch()
        called.add(key)
        return performDispatch(target, effect, workflow, branch)
      }
    }
  }

  return { ...reading, probe, perform }
}

/** The task that a key belongs to. */
const taskOf = (key: string): number => Number(key.split('-')[0])

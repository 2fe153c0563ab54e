import type { Effect } from '../effects.ts'

/** An effect in the words of those who see it: what it is about, and what was done to it. */
export function effectWords(effect: Effect): { readonly what: string; readonly done: string } {
  switch (effect.kind) {
    case 'status':
      return { what: 'status comment', done: 'written' }
    case 'comment':
      return { what: effect.purpose, done: 'posted' }
    case 'comment-edit':
      return { what: 'comment', done: 'rewritten' }
    case 'reply':
      return { what: 'answer', done: 'given' }
    case 'reaction':
      return { what: 'reaction', done: 'given' }
    case 'push':
      return { what: 'work branch', done: 'pushed' }
    case 'pull-request':
      return { what: 'pull request', done: 'opened' }
    case 'pull-request-body':
      return { what: 'pull request', done: 'described' }
    case 'label':
      return { what: 'label', done: 'set' }
    case 'ready':
      return { what: 'pull request', done: 'marked ready' }
    case 'review-request':
      return { what: 'review', done: 'requested' }
    case 'dispatch':
      return { what: 'successor', done: 'called' }
  }
}

/** What the job's log says when an effect is there: made by this attempt, or found from one before it. */
export function effectSaid(effect: Effect, found: boolean, url: string | undefined): string {
  const { what, done } = effectWords(effect)
  const said = `${what.charAt(0).toUpperCase()}${what.slice(1)} ${found ? `was ${done} already` : done}`
  return url === undefined ? said : `${said}: ${url}`
}

/** The log lines of a job name effects in the words of those who see them. */
import { expect, test } from 'vitest'
import type { Effect } from '../../src/core/effects.ts'
import { effectSaid } from '../../src/core/present/effect.ts'

const number = 43
const comment = { kind: 'comment', number, subject: 's', body: 'b' } as const

test.each<[Effect, string]>([
  [{ kind: 'status', number, revision: 'r', body: 'b' }, 'Status comment written'],
  [{ ...comment, purpose: 'plan' }, 'Plan posted'],
  [{ ...comment, purpose: 'refusal' }, 'Refusal posted'],
  [{ kind: 'comment-edit', number, comment: 7, body: 'b' }, 'Comment rewritten'],
  [{ kind: 'reply', number, comment: 7, body: 'b' }, 'Answer given'],
  [{ kind: 'reaction', comment: 7, content: '+1' }, 'Reaction given'],
  [{ kind: 'push', branch: 'b', parent: 'p', tree: null, message: 'm', at: 1 }, 'Work branch pushed'],
  [{ kind: 'pull-request', head: 'h', base: 'b', title: 't', body: 'b' }, 'Pull request opened'],
  [{ kind: 'pull-request-body', number, body: 'b' }, 'Pull request described'],
  [{ kind: 'label', number, label: 'pawl' }, 'Label set'],
  [{ kind: 'ready', number }, 'Pull request marked ready'],
  [{ kind: 'review-request', number, reviewer: 'maintainer', at: 1 }, 'Review requested'],
  [{ kind: 'dispatch', task: 42, epoch: 1 }, 'Successor called'],
])('%j is said as "%s"', (effect, said) => {
  expect(effectSaid(effect, false, undefined)).toBe(said)
})

test('A3: what was found is not said to be done now, and what has an address is linked', () => {
  const url = 'https://github.com/octo/slugs/pull/43'
  const pull = { kind: 'pull-request', head: 'h', base: 'b', title: 't', body: 'b' } as const
  expect(effectSaid(pull, true, url)).toBe(`Pull request was opened already: ${url}`)
  expect(effectSaid(pull, false, url)).toBe(`Pull request opened: ${url}`)
})

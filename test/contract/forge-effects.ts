import type { Effect } from '../../src/core/effects.ts'

export const comment = (number: number, body = 'Plan v1'): Extract<Effect, { kind: 'comment' }> => ({
  kind: 'comment',
  number,
  purpose: 'plan',
  subject: 'plan-1',
  body,
})

export const status = (number: number, body: string): Extract<Effect, { kind: 'status' }> => ({
  kind: 'status',
  number,
  revision: body,
  body,
})

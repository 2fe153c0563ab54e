import { describe, expect, test } from 'vitest'
import { missingEffects } from '../../src/core/wishes.ts'
import { agent, given, lease, opened, scheduled, suspended } from '../support/given.ts'

const begun = given(opened(), lease()).settled().and(agent(1, 'plan'))

describe('a task that is stuck asks a person (F1)', () => {
  const stuck = begun.and(suspended({ class: 'stuck' }))

  test('whoever handed it over is asked to look at the pull request, once for each time', () => {
    const [ask] = missingEffects(stuck.state)
    expect(ask).toMatchObject({
      kind: 'review-request',
      number: 43,
      reviewer: 'maintainer',
      at: stuck.state.suspended?.at,
    })
    const asked = stuck.settled()
    expect(asked.decide()).toEqual({ do: 'end', reason: 'suspended' })
    const again = asked.and(lease(), suspended({ class: 'stuck' })).settled()
    expect(again.state.effects.filter(({ effect }) => effect.kind === 'review-request')).toHaveLength(2)
  })

  test('one that was scheduled is performed also by the next job', () => {
    const ask = missingEffects(stuck.state)[0]
    if (!ask) throw new Error('nobody is asked')
    expect(stuck.and(scheduled(ask, '42-9')).decide()).toMatchObject({ do: 'perform', effect: { key: '42-9' } })
  })

  test('nobody is asked for what a review does not mend, or before there is a pull request', () => {
    const kinds = (state: ReturnType<typeof given>) => missingEffects(state.state).map(({ kind }) => kind)
    expect(kinds(begun.and(suspended({ class: 'fatal' })))).toEqual(['status'])
    expect(kinds(begun.and(suspended({ class: 'limit' })))).toEqual(['status'])
    expect(kinds(given(opened(), lease(), suspended({ class: 'stuck' })))).toEqual(['status'])
  })
})

import { expect, test } from 'vitest'
import { approved, given, lease, opened, planned, turn } from '../support/given.ts'

const begun = given(opened(), lease(), turn(1, 1, []), planned(), approved()).settled()
const kinds = ({ state }: ReturnType<typeof given>) => state.effects.map(({ effect }) => effect.kind)

test('that another job has taken over is told when it has done something, not before its first turn', () => {
  const over = begun.and(lease(1002)).settled()
  expect(kinds(over)).toEqual(kinds(begun))
  expect(over.decide()).toEqual({ do: 'start-agent', role: 'work' })
  const further = over.and(turn(2, 1, [])).settled()
  expect(kinds(further)).toEqual([...kinds(begun), 'status'])
})

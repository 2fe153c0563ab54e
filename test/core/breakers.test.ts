/** Agents that go round in circles are told so, then a person is asked; slow work never is. */
import { describe, expect, test } from 'vitest'
import { breaker } from '../../src/core/breakers.ts'
import { DEFAULT_CONFIG } from '../../src/core/config.ts'
import type { Event } from '../../src/core/events.ts'
import type { JsonObject } from '../../src/core/json.ts'
import {
  agent,
  answered,
  approved,
  calls,
  finished,
  given,
  lease,
  opened,
  planned,
  suspended,
  turn,
  verified,
} from '../support/given.ts'

const begun = given(opened(), lease(1001, { maxTurns: 999, budgetUsd: 99 }), planned(), approved())
  .settled()
  .and(agent(1, 'work'))
type Given = typeof begun

interface Did {
  readonly name: string
  readonly input: JsonObject
  readonly result: string
}
const bash = (command: string, result = 'ok'): Did => ({ name: 'bash', input: { command }, result })
const edit = (old_str: string, new_str: string, path = 'a.js'): Did => ({
  name: 'str_replace_based_edit_tool',
  input: { command: 'str_replace', path, old_str, new_str },
  result: 'Edited.',
})

/** The events of one turn, numbered after those that were. */
function turnOf(from: Given, ...did: readonly Did[]): readonly Event[] {
  const number = from.state.spent.turns + 1
  const id = (index: number) => `t${number}-${index}`
  return [
    turn(
      number,
      1,
      did.map(({ name, input }, index) => calls(id(index), name, input)),
    ),
    ...did.map(({ result }, index) => answered(id(index), result)),
  ]
}

interface Played {
  readonly turns: number
  readonly said: readonly string[]
  readonly stopped: string | null
}

/** Plays an agent until it is stopped: what it was told, and after how many turns. */
function play(script: (turn: number) => readonly Did[] | readonly Event[], most: number): Played {
  let at = begun
  const said: string[] = []
  for (let number = 1; number <= most; number += 1) {
    const did = script(number)
    const [first] = did
    at = at.and(first && 'type' in first ? (did as readonly Event[]) : turnOf(at, ...(did as readonly Did[])))
    for (let next = at.settled().decide(); next.do === 'record'; next = at.settled().decide()) {
      const [one] = next.events
      if (one?.type === 'task.suspended') return { turns: number, said, stopped: one.data.title + one.data.detail }
      if (one?.type === 'agent.nudged') said.push(one.data.text)
      at = at.settled().and(...next.events)
    }
  }
  return { turns: most, said, stopped: null }
}

describe('each way of going round in circles is named to the agent, then a person is asked', () => {
  test('the same call with the same result', () => {
    const { turns, said, stopped } = play(() => [bash('npm test', '1 failed in 2.1 s')], 40)
    expect(turns).toBe(2 * DEFAULT_CONFIG.breakers.sameCall)
    expect(said).toEqual([expect.stringContaining('was called 3 times and came to the same each time')])
    expect(stopped).toContain('npm test')
  })

  test('what differs in its time alone is the same', () => {
    expect(play((number) => [bash('npm test', `1 failed in ${number}.3 s`)], 40).turns).toBe(6)
  })

  test('ping-pong between two', () => {
    const { turns, said } = play((number) => [number % 2 ? bash('make', 'no a') : bash('make clean')], 40)
    expect(turns).toBe(4 * DEFAULT_CONFIG.breakers.pingPong)
    expect(said).toEqual([expect.stringContaining('were called in turn, 3 times')])
  })

  test('a change that takes text away is undone by putting it back', () => {
    const name = 'str_replace_based_edit_tool'
    const remove = { name, input: { command: 'str_replace', path: 'a.js', old_str: 'a' }, result: 'Edited.' }
    const toggled = play((number) => [bash(`try ${number}`), number % 2 ? remove : edit('', 'a')], 40)
    expect(toggled.said).toEqual([expect.stringContaining('made and taken back 2 times')])
  })

  test('a change that is undone and redone', () => {
    const back = (number: number) => [
      number % 2 ? edit('a', 'b') : edit('b', 'a'),
      bash(`npm test ${number}`, `new ${number}`),
    ]
    expect(play(back, 40)).toMatchObject({ said: [], stopped: null })
    const only = play((number) => [bash(`try ${number}`), number % 2 ? edit('a', 'b') : edit('b', 'a')], 40)
    expect(only.said).toEqual([expect.stringContaining('the same change to `a.js` was made and taken back 2 times')])
    expect(only.turns).toBe(2 * (2 * DEFAULT_CONFIG.breakers.undone + 1))
  })

  test('verifications that fail by no less than before', () => {
    const failing = (lines: (number: number) => number) => (number: number) => {
      const id = `f${number}`
      const output = { text: 'x\n'.repeat(lines(number)) }
      const commands = [{ command: 'npm test', exit: 1, seconds: 1, output }]
      const result = verified(false, { call: id, commands })
      return [turn(number, 1, [calls(id, 'finish')]), finished(id, { tree: id }), result, answered(id, `no ${number}`)]
    }
    const { turns, said } = play(
      failing(() => 9),
      40,
    )
    expect(turns).toBe(2 * DEFAULT_CONFIG.breakers.failedVerifications)
    expect(said).toEqual([expect.stringContaining('the verification failed 3 times in a row')])
    expect(
      play(
        failing((number) => 60 - number),
        40,
      ),
    ).toMatchObject({ said: [], stopped: null })
  })

  test('turns that bring nothing new', () => {
    const round = (number: number) => [bash(`cat ${number % 7}`)]
    const { turns, said } = play(round, 80)
    expect(said).toEqual([expect.stringContaining('15 turns brought nothing')])
    expect(turns).toBe(7 + 2 * DEFAULT_CONFIG.breakers.idleTurns)
  })
})

test('slow work that gets somewhere for 300 turns is never stopped, nor told anything', () => {
  const slow = (number: number) => {
    if (number % 10 === 1) return [edit(`a${number}`, `b${number}`)]
    return number % 3 === 0
      ? [bash('npm test', `${500 - number} failed`)]
      : [bash(`grep ${number % 40}`), bash(`sed ${number}`)]
  }
  expect(play(slow, 300)).toEqual({ turns: 300, said: [], stopped: null })
})

test('a warning that helped is forgotten after a while', () => {
  const relapse = (number: number) => (number < 4 || number > 60 ? [bash('npm test')] : [bash(`try ${number}`)])
  expect(play(relapse, 200)).toMatchObject({ turns: 66, said: [expect.any(String), expect.any(String)] })
})

test('after /retry the agent gets as many tries again', () => {
  const loop = [1, 2, 3].reduce((at) => at.and(turnOf(at, bash('npm test'))), begun)
  const stopped = loop.and(suspended({ class: 'stuck' }), lease(1002))
  expect(stopped.settled().decide()).toMatchObject({ do: 'turn' })
  const twice = [1, 2].reduce((at) => at.and(turnOf(at, bash('npm test'))), stopped)
  expect(twice.settled().decide()).toMatchObject({ do: 'turn' })
})

test('a call whose result is not there yet, and input that is no object, are no pattern', () => {
  const odd = { id: 'x', type: 'tool_use', name: 'bash', input: null }
  const first = begun.and(turn(1, 1, [odd]), answered('x'))
  expect(first.settled().decide()).toMatchObject({ do: 'turn' })
  const { state, decide } = first.and(turn(2, 1, [calls('y', 'bash')])).settled()
  expect(decide()).toMatchObject({ do: 'tool' })
  expect(state.agents.map((one) => breaker(state, one))).toEqual([null])
})

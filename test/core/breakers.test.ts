/** Agents that go round in circles are told so, then a person is asked; slow work never is. */
import { describe, expect, test } from 'vitest'
import { breaker } from '../../src/core/breakers.ts'
import { DEFAULT_CONFIG } from '../../src/core/config.ts'
import type { Event, Output } from '../../src/core/events.ts'
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
  playing,
  suspended,
  turn,
  verified,
} from '../support/given.ts'

const LIMITS = { maxTurns: 999, budgetUsd: 99 }
const working = (policy: Parameters<typeof opened>[1] = {}) =>
  given(opened({}, policy), lease(1001, LIMITS), planned(), approved()).settled().and(agent(1, 'work'))
const begun = working()

interface Did {
  readonly name: string
  readonly input: JsonObject
  readonly result: string
  readonly outcome?: 'error'
}
const bash = (command: string, result = 'ok'): Did => ({ name: 'bash', input: { command }, result })
const edit = (old_str: string, new_str: string, path = 'a.js'): Did => ({
  name: 'str_replace_based_edit_tool',
  input: { command: 'str_replace', path, old_str, new_str },
  result: 'Edited.',
})

interface Played {
  readonly turns: number
  readonly said: readonly string[]
  readonly stopped: string | null
}

type Script = (turn: number, id: string) => readonly Did[] | readonly Event[]

/** Plays an agent until it is stopped: what it was told, and after how many turns. */
function play(script: Script, most: number, from = begun): Played {
  const task = playing(from)
  const said: string[] = []
  const before = task.state().spent.turns
  for (let number = 1; number <= most; number += 1) {
    task.record(...eventsOf(before + number, script(before + number, `t${before + number}`)))
    for (let next = task.decide(); next.do === 'record'; next = task.decide()) {
      const [one] = next.events
      if (one?.type === 'task.suspended') return { turns: number, said, stopped: one.data.title + one.data.detail }
      if (one?.type === 'agent.nudged') said.push(one.data.text)
      task.record(...next.events)
    }
  }
  return { turns: most, said, stopped: null }
}

function eventsOf(number: number, all: ReturnType<Script>): readonly Event[] {
  const did = all.flatMap((one) => ('type' in one ? [] : [one]))
  const id = (index: number) => `t${number}-${index}`
  const called = did.map(({ name, input }, index) => calls(id(index), name, input))
  const came = did.map(({ result, outcome }, index) => answered(id(index), result, outcome))
  return did.length > 0 ? [turn(number, 1, called), ...came] : (all as readonly Event[])
}

describe('each way of going round in circles is named to the agent, then a person is asked', () => {
  test('the same call with the same result', () => {
    const { turns, said, stopped } = play(() => [bash('npm test', '1 failed in 2.1 s')], 40)
    expect(turns).toBe(2 * DEFAULT_CONFIG.breakers.sameCall)
    expect(said).toEqual([expect.stringContaining('was called 3 times and came to the same each time')])
    expect(stopped).toContain('npm test')
  })

  test.each([
    ['the time that it took', (n: number) => `1 failed in ${n}.3 s, duration_ms ${n}.25`],
    ['the time of day', (n: number) => `Start at 21:15:0${n}\n1 failed at 2026-01-05T09:00:0${n}.123`],
    [
      'what of it is not shown',
      (n: number) => `a\n[… ${n} characters cut; read them with path "output:d${n}", from line 9 on …]\nb`,
    ],
  ])('what differs in %s alone is the same', (_, result) => {
    expect(play((number) => [bash('npm test', result(number))], 40).turns).toBe(6)
  })

  test('ping-pong between two', () => {
    const { turns, said } = play((number) => [number % 2 ? bash('make', 'no a') : bash('make clean')], 40)
    expect(turns).toBe(4 * DEFAULT_CONFIG.breakers.pingPong)
    expect(said).toEqual([expect.stringContaining('were called in turn, 3 times')])
  })

  describe('a change that is undone and redone', () => {
    const by = (command: string, more: JsonObject, outcome?: 'error'): Did => ({
      name: 'str_replace_based_edit_tool',
      input: { command, path: 'a.js', ...more },
      result: 'Edited.',
      ...(outcome ? { outcome } : {}),
    })
    const there = edit('a', 'b')
    const written = (text: string) => by('create', { file_text: text })
    const inserted = by('insert', { insert_line: 1, insert_text: 'a' })
    const removed = by('str_replace', { old_str: 'a' })
    const seen = 'the same change to `a.js` was made and taken back 2 times'
    /** In turn, each after a command that is new. */
    const turns = (...all: readonly (Did | null)[]) =>
      play((number) => [bash(`try ${number}`), ...[all[(number - 1) % all.length] ?? []].flat()], 40)

    test.each<[how: string, stoppedAfter: number, ...all: (Did | null)[]]>([
      ['by the editor', 10, there, edit('b', 'a')],
      ['as a removal', 10, removed, edit('', 'a')],
      ['as an insertion', 10, inserted, removed],
      ['as a whole file', 10, written('a'), written('b')],
      ['by a command', 11, there, null],
    ])('%s', (_, stoppedAfter, ...all) => {
      expect(turns(...all)).toMatchObject({
        turns: stoppedAfter,
        said: [expect.stringContaining(seen)],
        stopped: expect.stringContaining(seen),
      })
    })

    test('also when something new is called after it', () => {
      const back = (number: number) => [number % 2 ? there : edit('b', 'a'), bash(`npm test ${number}`)]
      expect(play(back, 40).said).toEqual([expect.stringContaining(seen)])
    })

    test.each<[what: string, ...all: (Did | null)[]]>([
      ['one that goes on from another', there, edit('b', 'c'), edit('c', 'a')],
      ['one that failed', by('str_replace', { old_str: 'a', new_str: 'b' }, 'error'), null],
      ['a look at the file', by('view', {}), null],
      ['one with another change to the file between', there, edit('d', 'e')],
    ])('is not %s', (_, ...all) => {
      expect(turns(...all)).toMatchObject({ said: [], stopped: null })
    })
  })

  test('verifications that fail by no less than before', () => {
    const failing = (output: (number: number) => Output) => (number: number, id: string) => {
      const commands = [{ command: 'npm test', exit: 1, seconds: 1, output: output(number) }]
      const result = verified(false, { call: id, commands })
      return [turn(number, 1, [calls(id, 'finish')]), finished(id, { tree: id }), result, answered(id, `no ${number}`)]
    }
    const lines = (count: number): Output => ({ text: 'x\n'.repeat(count) })
    /** Of a long output little is shown, and as much each time. */
    const long = (count: number): Output => ({ text: 'x\n'.repeat(9), blob: { digest: 'd', bytes: 2 * count } })
    const { turns, said } = play(
      failing(() => lines(9)),
      40,
    )
    expect(turns).toBe(2 * DEFAULT_CONFIG.breakers.failedVerifications)
    expect(said).toEqual([expect.stringContaining('the verification failed 3 times in a row')])
    for (const shown of [lines, long])
      expect(
        play(
          failing((number) => shown(60 - number)),
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

test('a warning that helped is forgotten after a while', () => {
  const relapse = (number: number) => (number < 4 || number > 60 ? [bash('npm test')] : [bash(`try ${number}`)])
  expect(play(relapse, 200)).toMatchObject({ turns: 66, said: [expect.any(String), expect.any(String)] })
})

test('a warning is not forgotten because the same way takes long', () => {
  const config = { ...DEFAULT_CONFIG, breakers: { ...DEFAULT_CONFIG.breakers, idleTurns: 130 } }
  const idle = play((number) => [bash(`cat ${number % 7}`)], 300, working({ config }))
  expect(idle).toMatchObject({ turns: 7 + 2 * 130, said: [expect.any(String)], stopped: expect.any(String) })
})

test('what failed before the agent was stopped is not counted with what fails after it, however much later', () => {
  const failing = (number: number, id: string) => [
    turn(number, 1, [calls(id, 'finish', { number })]),
    finished(id, { tree: id }),
    verified(false, { call: id }),
    answered(id, `no ${number}`),
  ]
  const stopped = begun.and(
    [1, 2, 3].map((number) => failing(number, `f${number}`)),
    suspended({ class: 'stuck' }),
    lease(1002, LIMITS),
  )
  const later = (number: number, id: string) => (number === 130 ? failing(number, id) : [bash(`try ${number}`)])
  expect(play(later, 140, stopped)).toMatchObject({ said: [], stopped: null })
})

test('after /retry the agent gets as many tries again', () => {
  const looped = (...numbers: readonly number[]) => numbers.map((number) => eventsOf(number, [bash('npm test')]))
  const stopped = begun.and(looped(1, 2, 3), suspended({ class: 'stuck' }), lease(1002))
  expect(stopped.settled().decide()).toMatchObject({ do: 'turn' })
  expect(stopped.and(looped(4, 5)).settled().decide()).toMatchObject({ do: 'turn' })
})

test('a call whose result is not there yet, and input that is no object, are no pattern', () => {
  const odd = { id: 'x', type: 'tool_use', name: 'bash', input: null }
  const first = begun.and(turn(1, 1, [odd]), answered('x'))
  expect(first.settled().decide()).toMatchObject({ do: 'turn' })
  const { state, decide } = first.and(turn(2, 1, [calls('y', 'bash')])).settled()
  expect(decide()).toMatchObject({ do: 'tool' })
  expect(state.agents.map((one) => breaker(state, one))).toEqual([null])
})

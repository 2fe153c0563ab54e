/** F1, F3: slow work that gets somewhere is never told that it goes round in circles, however near it comes to that. */
import { expect, test } from 'vitest'
import { DEFAULT_CONFIG, type Thresholds } from '../../src/core/config.ts'
import { type Event, event } from '../../src/core/events.ts'
import type { JsonObject } from '../../src/core/json.ts'
import type { Agent } from '../../src/core/state.ts'
import { agent, approved, finished, given, lease, opened, planned, playing, verified } from '../support/given.ts'
import { did } from '../support/long/turns.ts'

const TURNS = 300
/** A round has one of everything, each as often as it may be. */
const ROUND = 25
/** Three quarters of the model's window: before its next turn the conversation is shortened. */
const FULL = 150_000

const LIMITS = { maxTurns: 999, budgetUsd: 99 }
const EDITOR = 'str_replace_based_edit_tool'
const edit = (path: string, old_str: string, new_str: string) => ({
  name: EDITOR,
  input: { command: 'str_replace', path, old_str, new_str },
})
const read = (path: string) => ({ name: 'read', input: { path } })

/** What the agent does in a turn of a round, and what comes of it. */
function stepOf(round: number, at: number): { name: string; input: JsonObject; result?: string; tokens?: number } {
  if (at === 0) return edit('a.js', `line ${round}`, `line ${round}, mended`)
  if (at <= 2) return { name: 'bash', input: { command: 'npm test' }, result: `${100 - round} failed` }
  if (at <= 6) return read(at % 2 === 0 ? 'a.js' : 'b.js')
  if (at <= 9) return at === 8 ? edit('b.js', `${round} on`, 'off') : edit('b.js', 'off', `${round} on`)
  if (at === ROUND - 2) return { name: 'bash', input: { command: 'git log' }, result: `${round} commits` }
  if (at < ROUND - 2) return { ...read(`${at % 3}.md`), ...(at >= 20 && at <= 22 ? { tokens: FULL } : {}) }
  return { name: 'finish', input: { summary: `Round ${round}.` } }
}

/** Every second verification fails by less than the best before. */
const verdict = (call: string, round: number) =>
  verified(false, {
    call,
    commands: [
      { command: 'npm test', exit: 1, seconds: 1, output: { text: 'boom\n'.repeat(50 - Math.floor(round / 2)) } },
    ],
  })

/** Two jobs die one after the other, and the third gets on. */
const DIED = [1002, 1003, 1004].map((id) => lease(id, LIMITS))

/** Plays the story: what was said in it by breakers, and how many turns it had then. */
function play(change: Partial<Thresholds> = {}) {
  const config = { ...DEFAULT_CONFIG, breakers: { ...DEFAULT_CONFIG.breakers, ...change } }
  const task = playing(
    given(opened({}, { config }), lease(1001, LIMITS), agent(1, 'plan'), planned(), approved())
      .settled()
      .and(agent(2, 'work')),
  )
  for (let number = 0; number < TURNS; number += 1) {
    const [round, at] = [Math.floor(number / ROUND), number % ROUND]
    const step = stepOf(round, at)
    const [turn, came] = did(number + 1, step)
    const call = `t${number + 1}`
    const taken = [turn, step.name === 'finish' ? finished(call, { tree: call }) : came].flatMap((one) => one ?? [])
    const said = (at === 15 ? goOn(task, round, DIED) : null) ?? goOn(task, round, taken)
    if (said) return { turns: number + 1, said, summaries: 0 }
  }
  const { compactions } = task.state().agents[1] as Agent
  return { turns: TURNS, said: null, summaries: compactions.length }
}

/** What follows from these facts, up to the agent's next turn; what breakers say in it. */
function goOn(task: ReturnType<typeof playing>, round: number, facts: readonly Event[]): string | null {
  task.record(...facts)
  for (;;) {
    const next = task.decide()
    const known: readonly Event[] = next.do === 'record' ? next.events : []
    const said = known.find(({ type }) => type === 'agent.nudged' || type === 'task.suspended')
    if (said) return JSON.stringify(said.data)
    if (next.do === 'verify') task.record(verdict(task.state().finish?.call ?? '', round))
    else if (next.do === 'summarize') task.record(SUMMARY)
    else if (next.do === 'record') task.record(...known)
    else return null
  }
}

const SUMMARY = event('summary.completed', {
  agent: 2,
  model: 'claude-test-1',
  stop: 'end_turn',
  text: 'Notes.',
  usage: { input: 400, output: 100, cacheRead: 0, cacheWrite: 0 },
  usd: 0.02,
  seconds: 3,
})

test(`work that gets somewhere in every round is told nothing in ${TURNS} turns, with all that is usual`, () => {
  expect(play()).toEqual({ turns: TURNS, said: null, summaries: (3 * TURNS) / ROUND })
})

test.each([
  ['sameCall', 'was called 2 times and came to the same'],
  ['pingPong', 'were called in turn, 2 times'],
  ['undone', 'made and taken back 1 times'],
  ['failedVerifications', 'the verification failed 2 times in a row'],
  ['idleTurns', '14 turns brought nothing'],
  ['compactions', 'which was shortened 2 times'],
  ['deadJobs', '2 jobs in a row died'],
] as const)('with one less of %s it would be told', (key, said) => {
  const less = play({ [key]: DEFAULT_CONFIG.breakers[key] - 1 })
  expect(less.said).toContain(said)
  expect(less.turns).toBeLessThan(3 * ROUND)
})

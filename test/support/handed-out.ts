/** The beginning of stories in which an agent has handed work out, and what may follow in them. */
import { expect } from 'vitest'
import type { Decision } from '../../src/core/decide.ts'
import { type Event, event } from '../../src/core/events.ts'
import { agent, answered, approved, calls, given, lease, opened, planned, says, turn } from './given.ts'

type Given = ReturnType<typeof given>

export const TASK = 'Find every caller of slug().'
export const asks = (id: string, input: object = { task: TASK, title: 'Callers' }) =>
  calls(id, 'delegate', { ...input })
export const sub = (number: number, call: string, role: 'plan' | 'work' = 'work', parent = number - 1) =>
  agent(number, role, { parent: { agent: parent, call } })
export const reports = (number: number, agentNumber: number, text = 'Two callers.', id = `r${number}`) => [
  turn(number, agentNumber, [calls(id, 'report', { text })]),
  answered(id, text),
]
export const looks = (number: number, agentNumber: number): readonly Event[] => [
  turn(number, agentNumber, [says(`Look ${number}.`), calls(`l${number}`, 'read', { path: `${number}` })]),
  answered(`l${number}`, `file ${number}`),
]
export const guidance = (text = 'Mind the tabs.') =>
  event('guidance.given', { by: 'maintainer', permission: 'write', signal: COMMENT, text })
export const COMMENT = { kind: 'comment', id: 70, number: 43 } as const
export const revise = event('revision.asked', { by: 'maintainer', signal: COMMENT, text: 'Mind the tabs.' })

export const begun = given(opened(), lease(1001, { maxTurns: 200 })).settled()
export const planning = begun.and(agent(1, 'plan'))
export const working = begun.and(agent(1, 'plan'), planned(), approved()).settled().and(agent(2, 'work'))
/** The working agent has delegated in its first turn, and the sub-agent is there. */
export const delegated = working.and(turn(1, 2, [asks('d')]), sub(3, 'd'))

export const recorded = (decision: Decision) => (decision.do === 'record' ? decision.events : expect.fail(decision.do))
export const lookedFor = (from: Given, turns: number): Given =>
  from.and(Array.from({ length: turns }, (_, index) => looks(index + 2, 3)))

export const answeredBy = (call: string, text: string) =>
  event('tool.completed', { call, outcome: 'error', output: { text }, seconds: 0 })

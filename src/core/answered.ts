import type { Decision } from './decide.ts'
import { event } from './events.ts'

/** The result of a call that no tool has to give (A5). */
export const answered = (call: string, outcome: 'ok' | 'error', text: string): Decision => ({
  do: 'record',
  events: [event('tool.completed', { call, outcome, output: { text }, seconds: 0 })],
})

import type { Decision } from './decide.ts'
import { event } from './events.ts'

/** Stops the task until a person acts; what it has is kept (F3). */
export const suspend = (kind: 'stuck' | 'limit', title: string, detail: string, todo: string): Decision => ({
  do: 'record',
  events: [event('task.suspended', { class: kind, title, detail, todo })],
})

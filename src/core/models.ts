import type { Data } from './events.ts'

/** The models that the workflow names today; a sub-agent has its parent's unless one is named for all of them. */
export interface Models {
  readonly plan: string
  readonly work: string
  readonly subagent?: string
  /** Makes the summaries; each agent's own when left out. */
  readonly summary?: string
}

export const modelFor = (models: Models, { role, parent }: Pick<Data<'agent.started'>, 'role' | 'parent'>): string =>
  (parent && models.subagent) || models[role]

/** A model's own name: providers put a region, a vendor or a path before it, and a version after it. */
export const nameOf = (model: string): string => model.slice(Math.max(0, model.lastIndexOf('claude-')))

/** What providers and days add behind a name: `-20260801`, `@20260801`, `-v1:0`. */
const SNAPSHOT = /(?:[-@]\d{8})?(?:-v\d+(?::\d+)?)?$/

/** Whether two names stand for one model: its thinking is its own under both. */
export const isSameModel = (one: string, other: string): boolean =>
  nameOf(one).replace(SNAPSHOT, '') === nameOf(other).replace(SNAPSHOT, '')

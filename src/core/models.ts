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

/** What providers and snapshots add behind a name: `-20260801`, `@20260801`, `-v1:0`. */
const SNAPSHOT = /(?:[-@]\d{8})?(?:-v\d+(?::\d+)?)?$/
const bareName = (model: string): string => nameOf(model).replace(SNAPSHOT, '')
const dayOf = (model: string): string | undefined => /[-@](\d{8})(?:-v|$)/.exec(model)?.[1]

/** Whether two names stand for one model, whose thinking is its own under both: they may differ in whether they name a day. */
export const isSameModel = (one: string, other: string): boolean =>
  bareName(one) === bareName(other) && (dayOf(one) ?? dayOf(other)) === (dayOf(other) ?? dayOf(one))

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

import { type Reading, readComment } from '../core/command.ts'
import type { Deps } from './deps.ts'

/** What a comment asks for, by its Markdown. The route job reads comments too, and loads none of the rest. */
export const readingOf = async ({ plainLines }: Pick<Deps, 'plainLines'>, said: { body: string }): Promise<Reading> =>
  readComment(said.body, await plainLines(said.body))

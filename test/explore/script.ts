import type { ModelRequest } from '../../src/core/conversation.ts'
import type { Block } from '../../src/core/json.ts'
import { calls, type Script } from '../support/fake-model.ts'

/** Tries a command until it was not interrupted, then says that it is done. */
const work = ({ messages }: ModelRequest): readonly Block[] => {
  const results = messages.flatMap(({ content }) => content).filter(({ type }) => type === 'tool_result')
  const made = results.some((block) => block['is_error'] !== true)
  return [made ? calls('finish', { summary: 'Made.' }) : calls('bash', { command: 'make' })]
}

/** A plan in one turn; then one command that changes a file, and the end. */
export const SCRIPT: Script = {
  plan: [[calls('submit_plan', { summary: 'Make it.', steps: [{ title: 'Make' }], files: ['made'] })]],
  work: Array.from({ length: 12 }, () => work),
}

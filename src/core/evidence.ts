/** Whether what is said to show a step is in the journal: a claim alone ticks nothing (P6). */
import { type Agent, type Call, callsOf } from './state.ts'

/** Shorter words stand in any sentence. */
const LEAST_LENGTH = 3

/**
 * Whether the text names a command that this agent has run to its end, or a file that it has changed. A command is named
 * whole, or by a part of it that stands in backticks.
 */
export function isShown({ turns }: Pick<Agent, 'turns'>, text: string): boolean {
  const parts = [...text.matchAll(/`([^`]+)`/g)].map(([, part = '']) => part.trim())
  return turns.some((turn) =>
    callsOf(turn).some((call) => {
      const outcome = turn.results[call.id]?.outcome
      const command = textOf(call, 'command')
      if (call.name === 'bash' && outcome !== undefined && outcome !== 'interrupted')
        return names(text, command) || parts.some((part) => names(command, part))
      return call.name === EDITOR && outcome === 'ok' && command !== 'view' && names(text, textOf(call, 'path'))
    }),
  )
}

const EDITOR = 'str_replace_based_edit_tool'

function textOf({ input }: Call, field: string): string {
  const value = (input as Record<string, unknown> | null)?.[field]
  return typeof value === 'string' ? value.trim() : ''
}

/** Whether `part` stands in the text, and not as a piece of a longer word. */
function names(text: string, part: string): boolean {
  if (part.length < LEAST_LENGTH) return false
  const around = text.split(part)
  return around.some((before, index) => {
    const after = around[index + 1]
    return after !== undefined && !/\w$/.test(before) && !/^\w/.test(after)
  })
}

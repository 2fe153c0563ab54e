import type { Seal } from './seal.ts'
import { type Json, refuse } from './shapes.ts'
import type { MessagesRequest } from './types.ts'

export type Turn = { role: 'user' | 'assistant'; content: Json[] }

/** The seal of a request's last block. */
export const endOf = (request: MessagesRequest, turns: readonly Turn[], seal: Seal): string =>
  turns.reduce(
    (link, { role, content }) => content.reduce((inner, block) => seal.after(inner, role, block), link),
    seal.head(request),
  )

export function checkOrder(turns: readonly Turn[], paused: () => boolean = () => false): void {
  if (turns[0]?.role !== 'user') refuse('messages', 'first message must use the "user" role')
  for (const [index, { role }] of turns.entries()) {
    if (role === 'assistant' && turns[index - 1]?.role === 'assistant') {
      refuse(
        `messages.${index}`,
        'roles must alternate between "user" and "assistant", but found two "assistant" in a row',
      )
    }
  }
  if (turns.at(-1)?.role !== 'user' && !paused()) {
    refuse('', 'This model does not support assistant message prefill. The conversation must end with a user message.')
  }
}

const ids = (turn: Turn | undefined, type: string, key: string): string[] =>
  (turn?.content ?? []).filter((block) => block['type'] === type).map((block) => String(block[key]))

export function checkPairing(turns: readonly Turn[], tools: Set<string>): void {
  const seen = new Set<string>()
  for (const [index, turn] of turns.entries()) {
    for (const id of ids(turn, 'tool_use', 'id')) {
      if (seen.has(id)) refuse('messages', `\`tool_use\` ids must be unique. Found twice: ${id}`)
      seen.add(id)
    }
    for (const name of ids(turn, 'tool_use', 'name')) {
      if (!tools.has(name)) refuse(`messages.${index}`, `\`tool_use\` names a tool that is not in \`tools\`: ${name}`)
    }
    checkResults(turns, index)
  }
}

function checkResults(turns: readonly Turn[], index: number): void {
  const turn = turns[index]
  const asked = turn?.role === 'user' ? ids(turns[index - 1], 'tool_use', 'id') : []
  const answered = ids(turn, 'tool_result', 'tool_use_id')
  const stray = answered.find((id) => !asked.includes(id))
  if (stray !== undefined) {
    const at = turn?.content.findIndex((block) => block['tool_use_id'] === stray)
    refuse(
      `messages.${index}.content.${at}`,
      `unexpected \`tool_use_id\` found in \`tool_result\` blocks: ${stray}. Each \`tool_result\` block must have a corresponding \`tool_use\` block in the previous message.`,
    )
  }
  const twice = answered.find((id, at) => answered.indexOf(id) !== at)
  if (twice !== undefined) {
    refuse(
      `messages.${index}`,
      `each tool_use must have a single result. Found multiple \`tool_result\` blocks with id: ${twice}`,
    )
  }
  const leading = turn?.content.findIndex((block) => block['type'] !== 'tool_result') ?? -1
  const missing = asked.filter((id) => !answered.includes(id))
  const late = leading >= 0 && turn?.content.slice(leading).some((block) => block['type'] === 'tool_result')
  if (missing.length > 0 || late) {
    refuse(
      `messages.${index - 1}`,
      `\`tool_use\` ids were found without \`tool_result\` blocks immediately after: ${(late ? answered : missing).join(', ')}. Each \`tool_use\` block must have a corresponding \`tool_result\` block in the next message${late ? ', before any text' : ''}.`,
    )
  }
}

/** A thinking block goes back with the very prefix it was made from, or not at all. */
export function checkThought(request: MessagesRequest, turns: readonly Turn[], seal: Seal): void {
  let link = seal.head(request)
  for (const [index, { role, content }] of turns.entries()) {
    for (const [at, block] of content.entries()) {
      const signed = block['type'] !== 'thinking' || block['signature'] === seal.sign(link, String(block['thinking']))
      if (!signed || block['type'] === 'redacted_thinking') {
        refuse(`messages.${index}.content.${at}`, 'Invalid `signature` in `thinking` block')
      }
      link = seal.after(link, role, block)
    }
  }
}

import type { Seal } from './seal.ts'
import { type MessagesRequest, NOTHING, type Part, type Reply, type StopReason, tokens, type Usage } from './types.ts'

export type Block =
  | { type: 'text'; text: string; citations: null }
  | { type: 'thinking'; thinking: string; signature: string }
  | { type: 'tool_use'; id: string; name: string; input: unknown; caller: { type: 'direct' }; json: string }

export type Answer = { id: string; model: string; content: Block[]; stop: StopReason; usage: Usage }
export type StreamEvent = { type: string; [key: string]: unknown }

/** Turns a brain's reply into what the service would send: ids, signatures, the cut at `max_tokens`; `end` is its seal. */
export function render(
  reply: Reply,
  request: MessagesRequest,
  seal: Seal,
): Pick<Answer, 'content' | 'stop'> & { end: string } {
  // Today's models think when the request does not say.
  const thinks = request.thinking?.type !== 'disabled'
  const parts = reply.content.filter((part) => thinks || part.type !== 'thinking')
  const omitted =
    request.thinking !== undefined && 'display' in request.thinking && request.thinking.display === 'omitted'
  let link = request.messages.reduce(
    (so, { role, content }) =>
      (typeof content === 'string' ? [{ type: 'text', text: content }] : content).reduce(
        (inner, block) => seal.after(inner, role, block),
        so,
      ),
    seal.head(request),
  )
  let left = request.max_tokens
  const content: Block[] = []
  for (const part of parts) {
    const block = cut(finish(part, content.length, link, seal, omitted), left)
    const { json: _, ...sent } = { json: '', ...block }
    link = seal.after(link, 'assistant', sent)
    left -= size(block)
    content.push(block)
    if (left <= 0) return { content, stop: 'max_tokens', end: link }
  }
  const calls = content.some(({ type }) => type === 'tool_use')
  return { content, stop: reply.stop ?? (calls ? 'tool_use' : 'end_turn'), end: link }
}

function finish(part: Part, index: number, link: string, seal: Seal, omitted: boolean): Block {
  if (part.type === 'text') return { ...part, citations: null }
  if (part.type === 'thinking') {
    const thinking = omitted ? '' : part.thinking
    return { type: 'thinking', thinking, signature: seal.sign(link, thinking) }
  }
  const { name, input } = part
  const id = part.id ?? `toolu_${link.slice(0, 16)}_${index}`
  return { type: 'tool_use', id, name, input, caller: { type: 'direct' }, json: JSON.stringify(input) }
}

/** A call that is cut keeps its broken JSON in the stream; unstreamed, its input is empty. */
function cut(block: Block, left: number): Block {
  if (size(block) <= left || block.type === 'thinking') return block
  if (block.type === 'text') return { ...block, text: [...block.text].slice(0, left * 4).join('') }
  return { ...block, json: block.json.slice(0, left * 4), input: {} }
}

function size(block: Block): number {
  if (block.type === 'text') return tokens(block.text)
  return block.type === 'thinking' ? tokens(block.thinking) : tokens(block.json)
}

export const outputTokens = (content: readonly Block[]): number =>
  Math.max(
    1,
    content.reduce((sum, block) => sum + size(block), 0),
  )

export function whole(answer: Answer): Record<string, unknown> {
  return {
    ...envelope(answer),
    content: answer.content.map((block) => {
      const { json: _, ...sent } = { json: '', ...block }
      return sent
    }),
    stop_reason: answer.stop,
    usage: fullUsage(answer.usage),
  }
}

export function events(answer: Answer): StreamEvent[] {
  const message = { ...envelope(answer), content: [], stop_reason: null }
  const usage = fullUsage({ ...answer.usage, output_tokens: 1 })
  const inner = answer.content.flatMap(blockEvents)
  return [
    { type: 'message_start', message: { ...message, usage } },
    ...inner.slice(0, 1),
    { type: 'ping' },
    ...inner.slice(1),
    {
      type: 'message_delta',
      delta: { stop_reason: answer.stop, stop_sequence: null, stop_details: null, container: null },
      usage: { ...answer.usage, server_tool_use: null, output_tokens_details: null },
    },
    { type: 'message_stop' },
  ]
}

/** What a reply is billed for of which only the first events were sent: the output is what was in them. */
export function usageOfFirst(answer: Answer, count: number): Usage {
  const sent = events(answer).slice(0, count)
  if (sent.length === 0) return NOTHING
  if (sent.some(({ type }) => type === 'message_delta')) return answer.usage
  const texts = new Map<unknown, string>()
  for (const { index, delta } of sent as { index?: number; delta?: Record<string, string> }[]) {
    const part = delta?.['text'] ?? delta?.['thinking'] ?? delta?.['partial_json'] ?? ''
    texts.set(index, (texts.get(index) ?? '') + part)
  }
  const output = [...texts.values()].reduce((sum, text) => sum + tokens(text), 0)
  return { ...answer.usage, output_tokens: Math.max(1, output) }
}

function envelope({ id, model }: Answer): Record<string, unknown> {
  const nothing = { stop_sequence: null, stop_details: null, container: null, diagnostics: null }
  return { id, type: 'message', role: 'assistant', model, ...nothing }
}

function fullUsage(usage: Usage): Record<string, unknown> {
  return {
    ...usage,
    cache_creation: { ephemeral_5m_input_tokens: usage.cache_creation_input_tokens, ephemeral_1h_input_tokens: 0 },
    inference_geo: null,
    output_tokens_details: null,
    server_tool_use: null,
    service_tier: 'standard',
    speed: 'standard',
  }
}

function blockEvents(block: Block, index: number): StreamEvent[] {
  const { start, deltas } = pieces(block)
  return [
    { type: 'content_block_start', index, content_block: start },
    ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
    { type: 'content_block_stop', index },
  ]
}

function pieces(block: Block): { start: object; deltas: object[] } {
  if (block.type === 'text') {
    const deltas = chunks(block.text, 24).map((text) => ({ type: 'text_delta', text }))
    return { start: { ...block, text: '' }, deltas }
  }
  if (block.type === 'thinking') {
    const deltas = chunks(block.thinking, 32).map((thinking) => ({ type: 'thinking_delta', thinking }))
    const signature = { type: 'signature_delta', signature: block.signature }
    return { start: { type: 'thinking', thinking: '', signature: '' }, deltas: [...deltas, signature] }
  }
  const { json, input: _, ...start } = block
  const deltas = ['', ...chunks(json, 17)].map((partial) => ({ type: 'input_json_delta', partial_json: partial }))
  return { start: { ...start, input: {} }, deltas }
}

function chunks(text: string, length: number): string[] {
  const points = [...text]
  return Array.from({ length: Math.ceil(points.length / length) }, (_, at) =>
    points.slice(at * length, (at + 1) * length).join(''),
  )
}

/**
 * The one renderer from journal to model request. Keeps A4 (the bytes are a pure function of the journal) and A5 (every
 * tool_use has exactly one tool_result, all of a turn's results in the next user message and before any text; thinking
 * goes back byte for byte, or from the first block that can't on not at all).
 */
import type { Block, JsonObject } from './json.ts'
import { type Agent, callsOf, type Turn } from './state.ts'

export interface Message {
  readonly role: 'user' | 'assistant'
  readonly content: readonly Block[]
}

export interface ModelRequest {
  readonly model: string
  readonly max_tokens: number
  readonly system: readonly Block[]
  readonly tools: readonly JsonObject[]
  readonly messages: readonly Message[]
}

const cached = (block: Block): Block => ({ ...block, cache_control: { type: 'ephemeral' } })

/** The next request of an agent whose last turn has all its results. */
export function renderRequest(agent: Agent): ModelRequest {
  const unsent = brokenThoughts(agent)
  const messages: Message[] = [{ role: 'user', content: [{ type: 'text', text: agent.opening }] }]
  for (const turn of agent.turns) {
    const content = turn.content.filter((block) => isSent(block) && !unsent.has(block))
    if (content.length > 0) messages.push({ role: 'assistant', content })
    const answers = answersTo(turn)
    if (answers.length > 0) messages.push({ role: 'user', content: answers })
  }
  return {
    model: agent.model,
    max_tokens: agent.maxTokens,
    system: [cached({ type: 'text', text: agent.system })],
    tools: agent.tools,
    messages: markBreakpoints(messages),
  }
}

/** The API refuses blank text, which the model sometimes makes; sent back it would end the task with a 400. */
const isSent = ({ type, text }: Block): boolean => type !== 'text' || String(text).trim() !== ''

/** Thinking is bound to all that stands before it: once a block has lost its proof, none after it fits (R21). */
function brokenThoughts({ turns }: Agent): ReadonlySet<Block> {
  const thoughts = turns.flatMap(({ content }) => content).filter(({ type }) => Object.hasOwn(PROOF, type))
  const broken = thoughts.findIndex((block) => !block[PROOF[block.type as keyof typeof PROOF]])
  return new Set(broken < 0 ? [] : thoughts.slice(broken))
}

const PROOF = { thinking: 'signature', redacted_thinking: 'data' } as const

function answersTo(turn: Turn): readonly Block[] {
  const results = callsOf(turn).map(({ id }): Block => {
    const result = turn.results[id]
    if (!result) throw new Error(`call ${id} of turn ${turn.turn} has no result yet; the request can't be rendered`)
    const block = { type: 'tool_result', tool_use_id: id, content: result.output.text }
    return result.outcome === 'ok' ? block : { ...block, is_error: true }
  })
  return [...results, ...turn.nudges.map((text) => ({ type: 'text', text }))]
}

/** Breakpoints on the last two user messages: what the last request wrote is read, what is new is written. */
function markBreakpoints(messages: readonly Message[]): readonly Message[] {
  const from = messages.length - 3
  return messages.map((message, index) =>
    message.role === 'user' && index >= from
      ? {
          ...message,
          content: message.content.map((block, at, all) => (at === all.length - 1 ? cached(block) : block)),
        }
      : message,
  )
}

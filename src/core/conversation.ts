/**
 * The one renderer from journal to model request. Keeps A4 (the bytes are a pure function of the journal) and A5 (every
 * tool_use has exactly one tool_result, all of a turn's results in the next user message and before any text; thinking
 * goes back byte for byte, or from the first block that can't on not at all).
 */
import type { Block, JsonObject } from './json.ts'
import { clearedNote, isClearable } from './output.ts'
import { type Agent, type Call, callsOf, type Turn } from './state.ts'

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
  const { opening, clearedUpTo } = beginningOf(agent)
  const turns = turnsSent(agent)
  const unsent = unsentThoughts(agent, turns)
  const messages: Message[] = [{ role: 'user', content: [{ type: 'text', text: opening }] }]
  let boundary = 0
  for (const turn of turns) {
    const content = turn.content.filter((block) => isSent(block) && !unsent.has(block))
    if (content.length > 0) say(messages, content)
    const answers = answersTo(turn, turn.turn <= clearedUpTo)
    if (answers.length > 0) messages.push({ role: 'user', content: answers })
    if (turn.turn <= clearedUpTo) boundary = messages.length - 1
  }
  return {
    model: agent.model,
    max_tokens: agent.maxTokens,
    system: [cached({ type: 'text', text: agent.system })],
    tools: agent.tools,
    messages: markBreakpoints(messages, boundary),
  }
}

/** With what the conversation begins today, and up to which turn its results are cleared. */
function beginningOf({ opening, compactions }: Agent): { readonly opening: string; readonly clearedUpTo: number } {
  const latest = compactions.findLast((one) => one.opening !== undefined)?.opening
  const cleared = compactions.findLast(({ strength }) => strength === 'cleared')
  return { opening: latest ?? opening, clearedUpTo: cleared?.upTo ?? 0 }
}

/** The last turn that a summary stands for; 0 when none does. */
export const leftOutUpTo = ({ compactions }: Agent): number =>
  compactions.findLast(({ strength }) => strength === 'summarized')?.upTo ?? 0

/** The turns that are still part of the conversation, word for word. */
export function turnsSent(agent: Agent): readonly Turn[] {
  const from = leftOutUpTo(agent)
  const turns = from === 0 ? agent.turns : agent.turns.filter(({ turn }) => turn > from)
  return turns.some(isRefused) ? turns.map((turn) => (isRefused(turn) ? { ...turn, content: [] } : turn)) : turns
}

/** What the model declined to go on with it declines again for as long as that stands in the conversation. */
const isRefused = ({ stop }: Turn): boolean => stop === 'refusal'

/** A reply that paused goes on in the same message. */
function say(messages: Message[], content: readonly Block[]): void {
  const last = messages.at(-1)
  if (last?.role === 'assistant') messages[messages.length - 1] = { ...last, content: [...last.content, ...content] }
  else messages.push({ role: 'assistant', content })
}

/** The API refuses blank text, which the model sometimes makes; sent back it would end the task with a 400. */
const isSent = ({ type, text }: Block): boolean => type !== 'text' || String(text).trim() !== ''

/**
 * Thinking is bound to all that stands before it and to the model (R21): what was thought before the conversation was
 * shortened, or by another model, fits it no more, and once a block has lost its proof, none after it does.
 */
function unsentThoughts({ unboundUpTo }: Agent, turns: readonly Turn[]): ReadonlySet<Block> {
  const thoughtsOf = (some: readonly Turn[]) =>
    some.flatMap(({ content }) => content).filter(({ type }) => Object.hasOwn(PROOF, type))
  const before = thoughtsOf(turns.filter(({ turn }) => turn <= unboundUpTo))
  const since = thoughtsOf(turns.filter(({ turn }) => turn > unboundUpTo))
  const broken = since.findIndex((block) => !block[PROOF[block.type as keyof typeof PROOF]])
  return new Set([...before, ...(broken < 0 ? [] : since.slice(broken))])
}

const PROOF = { thinking: 'signature', redacted_thinking: 'data' } as const

function answersTo(turn: Turn, cleared: boolean): readonly Block[] {
  const results = callsOf(turn).map((call): Block => {
    const result = turn.results[call.id]
    if (!result)
      throw new Error(`call ${call.id} of turn ${turn.turn} has no result yet; the request can't be rendered`)
    const content = cleared ? clearedText(call, result.output) : result.output.text
    const block = { type: 'tool_result', tool_use_id: call.id, content }
    return result.outcome === 'ok' ? block : { ...block, is_error: true }
  })
  return [...results, ...turn.nudges.map((text) => ({ type: 'text', text }))]
}

const clearedText = ({ id, name }: Call, output: Turn['results'][string]['output']): string =>
  isClearable(output) ? clearedNote(id, name, output) : output.text

/**
 * Breakpoints at the end, at the end of the request before, whose prefix is read from there, and where the cleared part ends,
 * which is all that the next clearing leaves as it is.
 */
function markBreakpoints(messages: readonly Message[], boundary: number): readonly Message[] {
  const last = messages.length - 1
  const before = messages.findLastIndex(({ role }, index) => role === 'user' && index < last)
  const marked = new Set([last, before, boundary || last])
  return messages.map((message, index) =>
    marked.has(index)
      ? { ...message, content: message.content.map((block, at, all) => (at === all.length - 1 ? mark(block) : block)) }
      : message,
  )
}

/** Thinking can't be marked. */
const mark = (block: Block): Block => (Object.hasOwn(PROOF, block.type) ? block : cached(block))

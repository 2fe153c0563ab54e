import type Anthropic from '@anthropic-ai/sdk'

export type MessagesRequest = Anthropic.MessageCreateParams
export type StopReason = Anthropic.StopReason

export type TextPart = { type: 'text'; text: string }
export type ThinkPart = { type: 'thinking'; thinking: string }
export type CallPart = { type: 'tool_use'; id?: string; name: string; input: Record<string, unknown> }
export type Part = TextPart | ThinkPart | CallPart

/** Without `stop`, a reply with a call stops for `tool_use`, any other for `end_turn`. */
export type Reply = { content: Part[]; stop?: StopReason }
export type Brain = (request: MessagesRequest) => Reply

export type Usage = {
  input_tokens: number
  cache_creation_input_tokens: number
  cache_read_input_tokens: number
  output_tokens: number
}

export type Arrival = { n: number; key: string; body: unknown; raw: string }

export type Fault =
  | { status: number; type?: string; headers?: Record<string, string>; body?: unknown }
  | { cutAfterEvents: number; cleanly?: boolean }
  | { errorEventAfter: number; type: string }
  | { stall: true }
  | { delay: number }

export type FaultScript = (request: Arrival) => Fault | undefined

export type MessagesRecord = Arrival & {
  model: string
  status: number
  /** What a refusal said, so that a failing test shows it. */
  refusal: string | null
  usage: Usage
  replyStop: StopReason | null
  /** Digest of the whole prompt, and of each of its prefixes, block by block. */
  prefixDigest: string
  chain: string[]
  /** The same messages, to the byte, were answered (and billed) before. */
  repeated: boolean
  /** The whole reply was handed to the client's connection. */
  delivered: boolean
}

export const NOTHING: Usage = {
  input_tokens: 0,
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: 0,
  output_tokens: 0,
}

export const tokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / 4)

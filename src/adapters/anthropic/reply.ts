import type Anthropic from '@anthropic-ai/sdk'
import type { Usage } from '../../core/events.ts'
import type { Block, Json, JsonObject } from '../../core/json.ts'
import { Fatal, Transient } from '../../ports/failures.ts'
import type { Reply } from '../../ports/model.ts'

type StreamEvent = Anthropic.RawMessageStreamEvent
type Delta = Anthropic.RawContentBlockDelta
type Draft = { type: string; [key: string]: Json }

/** Puts a streamed reply together; it counts only once `message_stop` has come. */
export class ReplyBuilder {
  readonly #blocks: Draft[] = []
  /** JSON text of tool inputs, by block. */
  readonly #inputs = new Map<number, string>()
  #usage: Usage = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 }
  #stop: string | null = null
  #complete = false
  #begun = false
  /** Whether the count of the output is the last. */
  #totalled = false

  get complete(): boolean {
    return this.#complete
  }

  /**
   * What the reply has cost so far; null before the service has said anything. It counts the output at the end: of a reply
   * that is cut off, what has come of it is taken at four bytes a token.
   */
  get counted(): Usage | null {
    if (!this.#begun) return null
    const { output } = this.#usage
    return this.#totalled ? this.#usage : { ...this.#usage, output: Math.max(output, this.#received()) }
  }

  add(event: StreamEvent): void {
    switch (event.type) {
      case 'message_start':
        this.#begun = true
        this.#count(event.message.usage)
        break
      case 'content_block_start':
        this.#blocks[event.index] = { ...event.content_block } as unknown as Draft
        break
      case 'content_block_delta':
        this.#extend(event.index, event.delta)
        break
      case 'message_delta':
        this.#stop = event.delta.stop_reason ?? this.#stop
        this.#totalled = true
        this.#count(event.usage)
        break
      case 'message_stop':
        this.#complete = this.#stop !== null
        break
    }
  }

  reply(): Reply {
    const stop = this.#stop ?? ''
    const content = this.#blocks.map((block, index) => this.#finished(block, index, stop)).filter(isSendable)
    return { content: content.map(asInput), stop, usage: this.#usage }
  }

  #count(usage: Anthropic.Usage | Anthropic.MessageDeltaUsage): void {
    const { input, output, cacheRead, cacheWrite } = this.#usage
    this.#usage = {
      input: usage.input_tokens ?? input,
      output: usage.output_tokens ?? output,
      cacheRead: usage.cache_read_input_tokens ?? cacheRead,
      cacheWrite: usage.cache_creation_input_tokens ?? cacheWrite,
    }
  }

  #received(): number {
    const texts = this.#blocks.map(
      (block, index) => this.#inputs.get(index) ?? `${block['text'] ?? ''}${block['thinking'] ?? ''}`,
    )
    return texts.reduce((sum, text) => sum + Math.ceil(Buffer.byteLength(text) / 4), 0)
  }

  #extend(index: number, delta: Delta): void {
    const block = this.#blocks[index]
    if (!block) throw new Transient("the Anthropic API's reply came out of order")
    switch (delta.type) {
      case 'text_delta':
        block['text'] = `${block['text'] ?? ''}${delta.text}`
        break
      case 'thinking_delta':
        block['thinking'] = `${block['thinking'] ?? ''}${delta.thinking}`
        break
      case 'signature_delta':
        block['signature'] = delta.signature
        break
      case 'input_json_delta':
        this.#inputs.set(index, (this.#inputs.get(index) ?? '') + delta.partial_json)
        break
      case 'citations_delta':
        block['citations'] = [...((block['citations'] as Json[] | null) ?? []), delta.citation as unknown as Json]
        break
      default:
        throw unknownPart(delta)
    }
  }

  #finished(block: Draft, index: number, stop: string): Draft {
    const text = this.#inputs.get(index)
    return text ? { ...block, input: inputOf(text, stop) } : block
  }
}

/** The last input of a reply that ran into the token limit may be cut; such a call is never run. */
function inputOf(text: string, stop: string): Json {
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (stop === 'max_tokens' || stop === 'model_context_window_exceeded') return {}
    throw new Transient('the Anthropic API sent a tool input that is not JSON', { cause })
  }
}

const unknownPart = (delta: never): Fatal =>
  new Fatal(
    `the reply holds a part that this version of Pawl does not know: ${JSON.stringify(delta).slice(0, 200)}`,
    'update Pawl, or choose an older model with the input `model`, then comment `/retry`.',
  )

/** The API sends text blocks without text, but takes none back. */
const isSendable = (block: Draft): boolean => block.type !== 'text' || String(block['text'] ?? '').trim() !== ''

/** A block as the API takes it back: without what is null or says what holds anyway. */
function asInput(block: Draft): Block {
  const isDefault = (key: string, value: Json | undefined) =>
    value === null || value === undefined || (key === 'caller' && (value as JsonObject)['type'] === 'direct')
  return Object.fromEntries(Object.entries(block).filter(([key, value]) => !isDefault(key, value))) as Block
}

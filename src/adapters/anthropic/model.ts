/** Claude through the Messages API. Keeps A5: a turn is complete or it is not a turn. Retries belong to the worker. */
import Anthropic, { type ClientOptions } from '@anthropic-ai/sdk'
import type { ModelRequest } from '../../core/conversation.ts'
import { Aborted, Transient } from '../../ports/failures.ts'
import type { Model, Reply } from '../../ports/model.ts'
import { translated } from './errors.ts'
import { ReplyBuilder } from './reply.ts'
import { watchdog } from './watchdog.ts'

export interface AnthropicModelOptions {
  readonly apiKey: string
  readonly baseURL?: string
  /** How long the stream may be silent (R35). */
  readonly idleMs?: number
  readonly fetch?: NonNullable<ClientOptions['fetch']>
}

type Params = Anthropic.MessageCreateParamsStreaming

export function anthropicModel({
  apiKey,
  baseURL,
  idleMs = 120_000,
  fetch = globalThis.fetch,
}: AnthropicModelOptions): Model {
  const client = (heard: () => void) =>
    new Anthropic({
      apiKey,
      baseURL: baseURL || 'https://api.anthropic.com',
      maxRetries: 0,
      logLevel: 'off',
      openTelemetry: false,
      fetch: async (url, init) => listened(await fetch(url, init), heard),
    })

  // The first mention loads node's HTTP client, which the first call would wait for.
  void globalThis.Response
  return {
    async turn(request: ModelRequest, signal: AbortSignal): Promise<Reply> {
      const dog = watchdog(idleMs, signal)
      const builder = new ReplyBuilder()
      try {
        const params = { ...request, stream: true } as unknown as Params
        const stream = await client(dog.heard).messages.create(params, { signal: dog.signal })
        for await (const event of stream) {
          dog.moved()
          builder.add(event)
        }
      } catch (error) {
        if (!builder.complete && !dog.signal.aborted) throw translated(error, request.model)
      } finally {
        dog.stop()
      }
      if (builder.complete) return builder.reply()
      if (signal.aborted) throw new Aborted('the model call was stopped')
      if (dog.signal.aborted) throw new Transient(`the Anthropic API sent nothing for ${idleMs / 1000} s`)
      throw new Transient("the Anthropic API's reply broke off in the middle")
    },
  }
}

/** Tells of every piece of a body that arrives, keep-alives included. */
function listened(response: Response, heard: () => void): Response {
  heard()
  if (!response.body) return response
  const pieces = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      heard()
      controller.enqueue(piece)
    },
  })
  return new Response(response.body.pipeThrough(pieces), response)
}

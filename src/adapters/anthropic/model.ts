/**
 * Claude through the Messages API, whoever serves it. Keeps A5: a turn is complete or it is not a turn. Retries belong to the
 * worker, and what a turn had cost when it failed goes with the failure.
 */
import type { Anthropic, ClientOptions } from '@anthropic-ai/sdk'
import type { ModelRequest } from '../../core/conversation.ts'
import { Aborted, Fatal, Transient } from '../../ports/failures.ts'
import type { Model, Reply } from '../../ports/model.ts'
import { translated } from './errors.ts'
import { ReplyBuilder } from './reply.ts'
import type { Vendor } from './vendor.ts'
import { watchdog } from './watchdog.ts'

type Fetch = NonNullable<ClientOptions['fetch']>

/** What tests may choose. */
export interface Tuning {
  /** How long the stream may be silent (R35). */
  readonly idleMs?: number
  readonly fetch?: Fetch
}

export interface Service extends Tuning {
  readonly vendor: Vendor
  /** A client of the vendor's SDK, for one turn. */
  connect(fetch: Fetch): Client | Promise<Client>
}

/** What every vendor's client has. */
export interface Client {
  readonly messages: Pick<Anthropic.Messages, 'create'>
}

/** Options of every vendor's client: retries are the worker's, and nothing but its own words reaches the log. */
export const PLAIN = { maxRetries: 0, logLevel: 'off', openTelemetry: false } as const

type Params = Anthropic.MessageCreateParamsStreaming

export function messagesModel({ vendor, connect, idleMs = 120_000, fetch = globalThis.fetch }: Service): Model {
  // The first mention loads node's HTTP client, which the first call would wait for.
  void globalThis.Response
  return {
    async turn(request: ModelRequest, signal: AbortSignal): Promise<Reply> {
      const builder = new ReplyBuilder()
      try {
        return await take({ service: { vendor, connect, idleMs, fetch }, builder }, request, signal)
      } catch (error) {
        if (error instanceof Transient || error instanceof Fatal || error instanceof Aborted)
          error.usage = builder.counted
        throw error
      }
    },
  }
}

interface Turn {
  readonly service: Required<Service>
  readonly builder: ReplyBuilder
}

async function take({ service, builder }: Turn, request: ModelRequest, signal: AbortSignal): Promise<Reply> {
  const { vendor, connect, idleMs, fetch } = service
  const dog = watchdog(idleMs, signal)
  let bytes = 0
  try {
    const client = await connect(async (url, init) => {
      bytes = typeof init?.body === 'string' ? init.body.length : 0
      return listened(await fetch(url, init), dog.heard)
    })
    dog.heard()
    const params = { ...request, stream: true } as unknown as Params
    const stream = await client.messages.create(params, { signal: dog.signal })
    for await (const event of stream) {
      dog.moved()
      builder.add(event)
    }
  } catch (error) {
    if (!builder.complete && !dog.signal.aborted) throw translated(error, { vendor, model: request.model, bytes })
  } finally {
    dog.stop()
  }
  if (builder.complete) return builder.reply()
  if (signal.aborted) throw new Aborted('the model call was stopped')
  if (dog.signal.aborted) throw new Transient(`${vendor.name} sent nothing for ${idleMs / 1000} s`)
  throw new Transient(`the reply of ${vendor.name} broke off in the middle`)
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

import { afterEach, expect } from 'vitest'
import type { Tuning } from '../../src/adapters/anthropic/model.ts'
import type { ModelRequest } from '../../src/core/conversation.ts'
import type { Model } from '../../src/ports/model.ts'
import type { Dialect } from '../world/messages/dialect.ts'
import { type Answer, block, modelServer } from './model-server.ts'

export interface Vendor {
  readonly dialect: Dialect
  /** What the vendor calls the model that Anthropic calls claude-test. */
  readonly model: string
  make(url: string, tuning: Tuning): Model
  /** What its errors say: for a refused key, and who it is. */
  readonly words: { readonly refused: string; readonly name: string }
}

export const requestFor = (model: string, size = 8): ModelRequest => ({
  model,
  max_tokens: 1000,
  system: [{ type: 'text', text: 'Be brief.', cache_control: { type: 'ephemeral' } }],
  tools: [{ type: 'bash_20250124', name: 'bash' }],
  messages: [{ role: 'user', content: [{ type: 'text', text: 'Héllo 😀'.padEnd(size) }] }],
})

let close = () => {}
afterEach(() => close())

export async function modelFrom(
  { dialect, model, make }: Vendor,
  answers: readonly Answer[],
  idleMs = 5_000,
  size?: number,
) {
  const server = await modelServer(answers, dialect)
  close = server.close
  const made = make(server.url, { idleMs })
  return {
    server,
    async turn(signal = new AbortController().signal) {
      const settled = made.turn(requestFor(model, size), signal)
      await settled.catch(() => {})
      expect(server.strange).toEqual([])
      return settled
    },
  }
}

export const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (reply) => ({ reply }),
    (error: unknown) => error,
  )

export const text = block(0, { type: 'text', text: '', citations: null }, { type: 'text_delta', text: 'Héllo' })

export type ModelOf = (answers: readonly Answer[], idleMs?: number) => ReturnType<typeof modelFrom>

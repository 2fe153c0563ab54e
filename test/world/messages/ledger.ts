import { keep } from '../snapshot.ts'
import type { Charge, PromptCache } from './cache.ts'
import type { Seal } from './seal.ts'
import { Refusal, refuse } from './shapes.ts'
import { type Answer, outputTokens, render } from './stream.ts'
import { strict } from './strict.ts'
import { type Brain, type MessagesRecord, NOTHING, type Usage } from './types.ts'

export type LedgerOptions = {
  brain: Brain
  seal: Seal
  cache: PromptCache
  models: ReadonlySet<string> | undefined
  contextTokens: number
}

/** What was asked, what was answered, and what it costs; knows nothing of connections. */
export type Ledger = {
  records: MessagesRecord[]
  arrive(key: string, raw: string): MessagesRecord
  answer(record: MessagesRecord): { answer: Answer; streamed: boolean }
  billed(): Record<string, Usage & { requests: number }>
  keep(): () => void
}

export function openLedger({ brain, seal, cache, models, contextTokens }: LedgerOptions): Ledger {
  const records: MessagesRecord[] = []
  const answered = new Set<string>()
  const paused = new Set<string>()

  function arrive(key: string, raw: string): MessagesRecord {
    const record = blank(records.length + 1, key, raw)
    records.push(record)
    return record
  }

  function answer(record: MessagesRecord): { answer: Answer; streamed: boolean } {
    try {
      const request = strict(parse(record), { seal, models, paused })
      const charge = cache.charge(request, Date.now())
      checkContext(charge, contextTokens)
      const { content, stop, end } = render(brain(request), request, seal)
      if (stop === 'pause_turn') paused.add(end)
      const usage = usageOf(charge, outputTokens(content))
      const messages = JSON.stringify(request.messages)
      Object.assign(record, {
        status: 200,
        model: request.model,
        usage,
        replyStop: stop,
        chain: charge.chain,
        prefixDigest: charge.chain.at(-1) ?? '',
        repeated: answered.has(messages),
      })
      answered.add(messages)
      const id = `msg_${String(record.n).padStart(4, '0')}_${record.prefixDigest.slice(0, 12)}`
      return { answer: { id, model: request.model, content, stop, usage }, streamed: request.stream === true }
    } catch (error) {
      record.status = error instanceof Refusal ? error.status : 500
      record.refusal = error instanceof Error ? error.message : String(error)
      throw error
    }
  }

  function kept(): () => void {
    const held = [keep(records, answered, paused), cache.keep()]
    return () => {
      for (const restore of held) restore()
    }
  }

  return { records, arrive, answer, billed: () => sumByModel(records), keep: kept }
}

function parse(record: MessagesRecord): unknown {
  if (record.body === undefined) refuse('', 'The request body is not valid JSON')
  return record.body
}

function blank(n: number, key: string, raw: string): MessagesRecord {
  const nothing = { model: '', status: 0, refusal: null, usage: NOTHING, replyStop: null }
  return {
    n,
    key,
    body: tryParse(raw),
    raw,
    ...nothing,
    prefixDigest: '',
    chain: [],
    repeated: false,
    delivered: false,
  }
}

function tryParse(raw: string): unknown {
  try {
    return JSON.parse(raw) as unknown
  } catch {
    return undefined
  }
}

function checkContext({ input, creation, read }: Charge, limit: number): void {
  const total = input + creation + read
  if (total > limit) refuse('', `prompt is too long: ${total} tokens > ${limit} maximum`)
}

function usageOf({ input, creation, read }: Charge, output: number): Usage {
  return {
    input_tokens: input,
    cache_creation_input_tokens: creation,
    cache_read_input_tokens: read,
    output_tokens: output,
  }
}

function sumByModel(records: readonly MessagesRecord[]): Record<string, Usage & { requests: number }> {
  const sums: Record<string, Usage & { requests: number }> = {}
  for (const { model, status, usage } of records) {
    if (status !== 200) continue
    const sum = sums[model] ?? { requests: 0, ...NOTHING }
    sums[model] = sum
    sum.requests += 1
    for (const key of Object.keys(NOTHING) as (keyof Usage)[]) sum[key] += usage[key]
  }
  return sums
}

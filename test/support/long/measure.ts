/** What a story's requests to the model could have read from the prompt cache, and what they did. */
import { roleOf } from '../../world/messages/brain.ts'
import { chainOf, extendsPrompt, promptItems } from '../../world/messages/prefix.ts'
import type { MessagesRecord, MessagesRequest, Usage } from '../../world/messages/types.ts'

/** The service caches no prefix that is shorter. */
const LEAST = 1_024

/** What a worker got in reply when it died is part of no conversation: the next goes on from the request before. */
const LATELY = 3

export interface CacheReads {
  readonly requests: number
  readonly input: number
  /** Tokens of the longest beginning that an earlier request had as well, to the byte. */
  readonly could: number
  readonly did: number
  /** Requests that go on from none of the last ones in their conversation, and were not sent before. */
  readonly newPrefixes: number
}

export function cacheReads(records: readonly MessagesRecord[]): CacheReads {
  const seen = new Set<string>()
  const sum = { requests: 0, input: 0, could: 0, did: 0, newPrefixes: 0 }
  const answered = records.filter(({ status }) => status === 200)
  for (const [index, record] of answered.entries()) {
    const items = promptItems(record.body as MessagesRequest)
    const chain = chainOf(items)
    const fresh = chain.findIndex((link) => !seen.has(link))
    const shared = sumOf(items.slice(0, fresh < 0 ? items.length : fresh).map(({ tokens }) => tokens))
    if (isBilled(record.usage)) {
      sum.requests += 1
      sum.input += sumOf(items.map(({ tokens }) => tokens))
      sum.could += shared < LEAST ? 0 : shared
      sum.did += record.usage.cache_read_input_tokens
    }
    if (fresh >= 0 && !goesOn(record, answered.slice(0, index))) sum.newPrefixes += 1
    for (const link of chain) seen.add(link)
  }
  return sum
}

/** Whether a request goes on from one of the last in its conversation. */
function goesOn(record: MessagesRecord, earlier: readonly MessagesRecord[]): boolean {
  const role = roleOf(record.body as MessagesRequest)
  const same = earlier.filter(({ body }) => roleOf(body as MessagesRequest) === role)
  return same.slice(-LATELY).some((one) => extendsPrompt(record, one))
}

/** A reply that broke off before it began was not billed. */
const isBilled = (usage: Usage): boolean =>
  usage.input_tokens + usage.cache_creation_input_tokens + usage.cache_read_input_tokens > 0

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

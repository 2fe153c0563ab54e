import { createHash } from 'node:crypto'
import type { Json } from './shapes.ts'
import { type MessagesRequest, tokens } from './types.ts'

/** One block of the prompt, in the order the service reads it: tools, system, messages. */
export type Item = { bytes: string; tokens: number; breakpoint: '5m' | '1h' | undefined }

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

export function blocks(content: unknown): unknown[] {
  if (content === undefined || content === null) return []
  return typeof content === 'string' ? [{ type: 'text', text: content }] : (content as unknown[])
}

/** A breakpoint marks a place in the prompt and is no part of it. */
export function unmarked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unmarked)
  if (typeof value !== 'object' || value === null) return value
  const { cache_control: _, ...rest } = value as Json
  return 'content' in rest ? { ...rest, content: unmarked(rest['content']) } : rest
}

function mark(value: unknown): '5m' | '1h' | undefined {
  if (Array.isArray(value)) return value.map(mark).find((found) => found !== undefined)
  if (typeof value !== 'object' || value === null) return undefined
  const control = (value as { cache_control?: { ttl?: '5m' | '1h' } | null }).cache_control
  return control ? (control.ttl ?? '5m') : mark((value as Json)['content'])
}

function item(kind: string, value: unknown): Item {
  const bytes = JSON.stringify(unmarked(value))
  return { bytes: `${kind}:${bytes}`, tokens: tokens(bytes), breakpoint: mark(value) }
}

export function promptItems(request: MessagesRequest): Item[] {
  const settings = JSON.stringify([request.tool_choice ?? null, request.thinking ?? null])
  const items = [
    { bytes: `model:${request.model}`, tokens: 0, breakpoint: undefined },
    ...(request.tools ?? []).map((tool) => item('tool', tool)),
    ...blocks(request.system).map((block) => item('system', block)),
    { bytes: `settings:${settings}`, tokens: 0, breakpoint: undefined },
    ...request.messages.flatMap(({ role, content }) => blocks(content).map((block) => item(role, block))),
  ]
  const last = items.at(-1)
  if (request.cache_control && last) last.breakpoint ??= request.cache_control.ttl ?? '5m'
  return items
}

export function chainOf(items: readonly Item[]): string[] {
  let link = ''
  return items.map(({ bytes }) => {
    link = digest(`${link}\n${bytes}`)
    return link
  })
}

/** Did the later request send the earlier one's prompt again, to the byte, and go on from there? */
export function extendsPrompt(later: { chain: string[] }, earlier: { chain: string[] }): boolean {
  return earlier.chain.every((link, index) => later.chain[index] === link)
}

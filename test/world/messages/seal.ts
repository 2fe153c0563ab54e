import { createHmac } from 'node:crypto'
import { blocks, digest } from './prefix.ts'
import type { Json } from './shapes.ts'
import type { MessagesRequest } from './types.ts'

/** Thinking is bound to all that came before it; the signature proves that it still does. */
export type Seal = {
  head(request: Pick<MessagesRequest, 'model' | 'tools' | 'system'>): string
  after(link: string, role: string, block: unknown): string
  sign(link: string, thinking: string): string
}

export function openSeal(secret: string): Seal {
  return {
    head: ({ model, tools, system }) =>
      digest(canonical([family(model), (tools ?? []).map(essence), blocks(system).map(essence)])),
    after: (link, role, block) => digest(`${link}\n${role}\n${canonical(essence(block))}`),
    sign: (link, thinking) => createHmac('sha256', secret).update(`${link}\n${thinking}`).digest('base64'),
  }
}

const family = (model: string): string => model.replace(/-\d{8}$/, '')

/** What the model reads of a block: neither breakpoints nor fields that are only in answers. */
function essence(block: unknown): unknown {
  const { cache_control: _, citations, caller, toolset_name, ...rest } = block as Json
  return rest['type'] === 'tool_result' ? { ...rest, content: blocks(rest['content']).map(essence) } : rest
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}

import { blocks, digest } from './prefix.ts'
import type { Brain, CallPart, MessagesRequest, Part, Reply, TextPart, ThinkPart } from './types.ts'

export type Role = 'plan' | 'work' | 'read' | 'summary'
export type Step = Part[] | Reply | ((request: MessagesRequest) => Part[] | Reply)
export type Script = Partial<Record<Role, Step[]>> & { stepOf?: (request: MessagesRequest) => number }

export const text = (words: string): TextPart => ({ type: 'text', text: words })
export const think = (thinking: string): ThinkPart => ({ type: 'thinking', thinking })
export const call = (name: string, input: Record<string, unknown>): CallPart => ({ type: 'tool_use', name, input })

/** Which of Pawl's conversations this is, told by the tools it may use. */
export function roleOf(request: MessagesRequest): Role {
  const names = (request.tools ?? []).map((tool) => ('name' in tool ? tool.name : ''))
  if (names.includes('submit_plan')) return 'plan'
  if (names.includes('finish')) return 'work'
  return names.length > 0 ? 'read' : 'summary'
}

export function turnsSoFar(request: MessagesRequest): number {
  return request.messages.filter(({ role }) => role === 'assistant').length
}

/** Knows nothing but the request: the same request gets the same reply, in whatever process and order. */
export function script({ stepOf = turnsSoFar, ...steps }: Script): Brain {
  return (request) => {
    const role = roleOf(request)
    const index = stepOf(request)
    const step = steps[role]?.[index]
    if (step === undefined) return { content: [text(`The script has ended: no step ${index} for the role ${role}.`)] }
    const made = typeof step === 'function' ? step(request) : step
    const reply = Array.isArray(made) ? { content: made } : made
    return { ...reply, content: withIds(reply.content, role, index, request) }
  }
}

/** The mark keeps an id unique when a compaction has made the step count start again; what a tool said is not in it. */
function withIds(parts: readonly Part[], role: Role, step: number, request: MessagesRequest): Part[] {
  const [first, ...later] = request.messages.map(({ content }) => content)
  const mark = digest(JSON.stringify([plain(first), ids(first), later.map(ids)])).slice(0, 6)
  return parts.map((part, block) =>
    part.type === 'tool_use' ? { id: `toolu_${role}_${step}_${block}_${mark}`, ...part } : part,
  )
}

const ids = (content: unknown): unknown[] =>
  blocks(content).flatMap((block) => {
    const { id, tool_use_id: answered } = block as { id?: string; tool_use_id?: string }
    return id ?? answered ?? []
  })

export type Result = { text: string; isError: boolean }

export function results(request: MessagesRequest, tool: string): Result[] {
  const all = request.messages.flatMap(({ content }) => (typeof content === 'string' ? [] : content))
  const called = new Set(all.flatMap((block) => (block.type === 'tool_use' && block.name === tool ? [block.id] : [])))
  return all.flatMap((block) =>
    block.type === 'tool_result' && called.has(block.tool_use_id)
      ? [{ text: plain(block.content), isError: block.is_error === true }]
      : [],
  )
}

export function lastResult(request: MessagesRequest, tool: string): Result | undefined {
  return results(request, tool).at(-1)
}

const plain = (content: unknown): string =>
  blocks(content)
    .flatMap((block) => ((block as TextPart).type === 'text' ? [(block as TextPart).text] : []))
    .join('\n')

/** For benches: a plan at once, then so many turns of `bash`, then `finish`. */
export function chatty(turns: number, command = (turn: number): string => `echo turn ${turn}`): Brain {
  const talk = Array.from({ length: turns }, (_, turn) => [
    text(`Turn ${turn + 1} of ${turns}.`),
    call('bash', { command: command(turn + 1) }),
  ])
  const plan = {
    summary: `Run ${turns} commands.`,
    cause: 'A bench asked for it.',
    steps: [{ title: 'Run the commands' }],
    files: [],
    verify: ['true'],
    risks: [],
  }
  return script({ plan: [[call('submit_plan', plan)]], work: [...talk, [call('finish', { summary: 'All run.' })]] })
}

import type { ModelRequest } from '../../src/core/conversation.ts'
import type { Block, JsonObject } from '../../src/core/json.ts'
import { Aborted, Fatal, Transient } from '../../src/ports/failures.ts'
import type { Model, Reply } from '../../src/ports/model.ts'

/** One turn of a script; a function sees the request, and so the results of the turn before. */
export type Step = readonly Block[] | ((request: ModelRequest) => readonly Block[])
export interface Script {
  readonly plan?: readonly Step[]
  readonly work?: readonly Step[]
  readonly sub?: readonly Step[]
}

/** Goes well; is lost on the way; is billed but nobody gets the reply; or the key is refused. */
export type TurnFate = 'done' | 'lost-before' | 'lost-after' | 'refused'

export interface FakeModel extends Model {
  /** What was sent, oldest first. */
  readonly requests: ModelRequest[]
  /** Decides each turn's fate; null lets all go well. `number` counts the turns tried, from 1. */
  fate: ((request: ModelRequest, number: number) => TurnFate) | null
}

export const says = (text: string): Block => ({ type: 'text', text })
export const calls = (name: string, input: JsonObject): Block => ({ type: 'tool_use', name, input })

/**
 * A model whose reply is a function of the request alone: role by its tools, step by the turns in it. So a worker that
 * goes on where another died gets what that one would have got.
 */
export function fakeModel(script: Script): FakeModel {
  const model: FakeModel = {
    requests: [],
    fate: null,
    async turn(request, signal) {
      if (signal.aborted) throw new Aborted('the model call was stopped')
      const number = model.requests.push(request)
      const fate = model.fate?.(request, number) ?? 'done'
      if (fate === 'lost-before') throw new Transient('the model could not be reached')
      if (fate === 'refused') throw new Fatal('the model refused the key', 'renew the key', { status: 401 })
      const problem = pairingProblem(request)
      if (problem !== null) throw new Fatal(`the model refused the request: ${problem}`, 'mend it', { status: 400 })
      const reply = replyTo(script, request)
      if (fate === 'lost-after') throw new Transient('the reply broke off')
      return reply
    },
  }
  return model
}

function replyTo(script: Script, { tools, messages }: ModelRequest): Reply {
  const has = (tool: string) => tools.some(({ name }) => name === tool)
  const role = has('report') ? 'sub' : has('submit_plan') ? 'plan' : 'work'
  const turn = messages.filter((message) => message.role === 'assistant').length
  const step = script[role]?.[turn]
  if (step === undefined) throw new Error(`the script of the ${role} role has no turn ${turn + 1}`)
  const blocks = typeof step === 'function' ? step({ tools, messages } as ModelRequest) : step
  const content = blocks.map((block, index) =>
    block.type === 'tool_use' && block['id'] === undefined
      ? { type: 'tool_use', id: `toolu_${role}_${turn + 1}_${index + 1}`, name: block['name'], input: block['input'] }
      : block,
  ) as readonly Block[]
  const stop = content.some(({ type }) => type === 'tool_use') ? 'tool_use' : 'end_turn'
  return { content: [...content], stop, usage: { input: 100, output: 20, cacheRead: 0, cacheWrite: 0 } }
}

/** What the real service would refuse (A5, R19, R20), or null. */
export function pairingProblem({ messages }: ModelRequest): string | null {
  for (const [index, { role, content }] of messages.entries()) {
    if (role !== (index % 2 === 0 ? 'user' : 'assistant')) return `message ${index + 1} has the role ${role}`
    if (content.length === 0) return `message ${index + 1} is empty`
    const before = index === 0 ? [] : (messages[index - 1]?.content ?? [])
    const asked = before.filter(({ type }) => type === 'tool_use').map((block) => block['id'])
    const answered = content.filter(({ type }) => type === 'tool_result').map((block) => block['tool_use_id'])
    if (asked.join() !== answered.join()) return `message ${index + 1} answers [${answered}] where [${asked}] was asked`
    const text = content.findIndex(({ type }) => type === 'text')
    if (role === 'user' && text !== -1 && text < answered.length) return `message ${index + 1} has text before results`
  }
  return messages.at(-1)?.role === 'user' ? null : 'the last message is not a user message'
}

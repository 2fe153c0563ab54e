import type { Seal } from './seal.ts'
import {
  array,
  cacheControl,
  type Json,
  object,
  oneOf,
  only,
  optional,
  Refusal,
  refuse,
  string,
  wellFormed,
} from './shapes.ts'
import { checkContent, checkText, checkTextBlock } from './strict-blocks.ts'
import { checkToolChoice, checkTools } from './strict-tools.ts'
import { checkOrder, checkPairing, checkThought, endOf, type Turn } from './strict-turns.ts'
import type { MessagesRequest } from './types.ts'

/** The parameters that SDK 1.14 knows; the sampling ones (`temperature`, `top_p`, `top_k`) are gone. */
const PARAMETERS = [
  ...['model', 'max_tokens', 'messages', 'system', 'tools', 'tool_choice', 'thinking', 'stream', 'stop_sequences'],
  ...['metadata', 'cache_control', 'output_config', 'service_tier', 'diagnostics', 'inference_geo', 'speed'],
]

export type Strictness = {
  seal: Seal
  models?: ReadonlySet<string> | undefined
  /** Where replies ended that paused: only these may be sent back as the end of a request. */
  paused?: ReadonlySet<string>
}

/** Refuses what the real service refuses, with the path that offends; what it returns may be trusted as typed. */
export function strict(value: unknown, { seal, models, paused = new Set() }: Strictness): MessagesRequest {
  const body = object(value, 'body')
  wellFormed(body)
  only(body, PARAMETERS, '')
  checkModel(body['model'], models)
  checkNumbers(body)
  const thinking = checkThinkingConfig(body)
  const tools = checkTools(body['tools'])
  checkToolChoice(body['tool_choice'], tools, thinking)
  checkSystem(body['system'])
  checkSettings(body)
  const turns = checkMessages(body['messages'])
  const request = body as unknown as MessagesRequest
  checkOrder(turns, () => paused.has(endOf(request, turns, seal)))
  checkPairing(turns, tools)
  checkBreakpoints(body)
  checkThought(request, turns, seal)
  return request
}

function checkModel(value: unknown, models: ReadonlySet<string> | undefined): void {
  const model = string(value, 'model')
  if (model === '') refuse('model', 'String should have at least 1 character')
  const known = models ? models.has(model) : /^claude-[a-z0-9-]+$/.test(model)
  if (!known) throw new Refusal(404, 'not_found_error', `model: ${model}`)
}

function checkNumbers(body: Json): void {
  const limit = body['max_tokens']
  if (limit === undefined) refuse('max_tokens', 'Field required')
  if (!Number.isInteger(limit)) refuse('max_tokens', 'Input should be a valid integer')
  if (Number(limit) < 1) refuse('max_tokens', 'Input should be greater than or equal to 1')
  if (body['stream'] !== undefined) oneOf(body['stream'], [true, false], 'stream')
}

function checkThinkingConfig(body: Json): boolean {
  if (body['thinking'] === undefined) return false
  const config = object(body['thinking'], 'thinking')
  oneOf(config['type'], ['enabled', 'adaptive', 'between_tools', 'disabled'], 'thinking.type')
  only(config, config['type'] === 'enabled' ? ['type', 'display', 'budget_tokens'] : ['type', 'display'], 'thinking')
  if (!optional(config['display'])) oneOf(config['display'], ['summarized', 'omitted'], 'thinking.display')
  const budget = config['budget_tokens']
  if (config['type'] === 'enabled') {
    if (!Number.isInteger(budget)) refuse('thinking.enabled.budget_tokens', 'Input should be a valid integer')
    if (Number(budget) < 1024) refuse('thinking.enabled.budget_tokens', 'Input should be greater than or equal to 1024')
    if (Number(budget) >= Number(body['max_tokens'])) {
      refuse('', '`max_tokens` must be greater than `thinking.budget_tokens`.')
    }
  }
  return config['type'] !== 'disabled'
}

function checkSystem(value: unknown): void {
  if (value === undefined) return
  if (typeof value === 'string') {
    checkText(value, 'system')
    return
  }
  for (const [index, entry] of array(value, 'system').entries()) {
    const block = object(entry, `system.${index}`)
    oneOf(block['type'], ['text'], `system.${index}.type`)
    checkTextBlock(block, `system.${index}`)
  }
}

function checkSettings(body: Json): void {
  cacheControl(body['cache_control'], 'cache_control')
  if (body['metadata'] !== undefined) only(object(body['metadata'], 'metadata'), ['user_id'], 'metadata')
  if (body['service_tier'] !== undefined) oneOf(body['service_tier'], ['auto', 'standard_only'], 'service_tier')
  if (body['output_config'] !== undefined) {
    const config = object(body['output_config'], 'output_config')
    only(config, ['effort', 'format'], 'output_config')
    if (!optional(config['effort'])) {
      oneOf(config['effort'], ['low', 'medium', 'high', 'xhigh', 'max'], 'output_config.effort')
    }
  }
  if (body['stop_sequences'] === undefined) return
  for (const [index, stop] of array(body['stop_sequences'], 'stop_sequences').entries()) {
    if (string(stop, `stop_sequences.${index}`).trim() === '') {
      refuse(`stop_sequences.${index}`, 'each stop sequence must contain non-whitespace')
    }
  }
}

function checkMessages(value: unknown): Turn[] {
  const messages = array(value, 'messages')
  if (messages.length === 0) refuse('messages', 'at least one message is required')
  return messages.map((entry, index) => {
    const path = `messages.${index}`
    const message = object(entry, path)
    only(message, ['role', 'content'], path)
    oneOf(message['role'], ['user', 'assistant'], `${path}.role`)
    const role = message['role'] as Turn['role']
    return { role, content: checkContent(role, message['content'], path) }
  })
}

function checkBreakpoints(body: Json): void {
  const marks = [body['tools'], body['system'], body['messages']].flatMap(breakpoints)
  if (!optional(body['cache_control'])) marks.push((body['cache_control'] as Json)['ttl'] ?? '5m')
  if (marks.length > 4) refuse('', `A maximum of 4 blocks with cache_control may be provided. Found ${marks.length}.`)
  if (marks.includes('1h') && marks.lastIndexOf('1h') > marks.indexOf('5m') && marks.includes('5m')) {
    refuse('', "a ttl='1h' cache_control block must not come after a ttl='5m' cache_control block")
  }
}

/** Breakpoints stand on tools, blocks and their content, never inside a tool's input or schema. */
function breakpoints(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(breakpoints)
  if (typeof value !== 'object' || value === null) return []
  const { cache_control: control, content } = value as Json
  return [...breakpoints(content), ...(optional(control) ? [] : [(control as Json)['ttl'] ?? '5m'])]
}

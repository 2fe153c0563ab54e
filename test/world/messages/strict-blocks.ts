import { array, cacheControl, type Json, object, oneOf, only, optional, refuse, string } from './shapes.ts'

const ID = /^[a-zA-Z0-9_-]+$/
const USER = ['text', 'image', 'document', 'tool_result']
const ASSISTANT = ['text', 'thinking', 'redacted_thinking', 'tool_use']

/** The blocks of one message, each of a shape that the service takes from that role. */
export function checkContent(role: 'user' | 'assistant', content: unknown, path: string): Json[] {
  if (typeof content === 'string') {
    checkText(content)
    return [{ type: 'text', text: content }]
  }
  const found = array(content, `${path}.content`)
  if (found.length === 0) refuse(path, `${role} messages must have non-empty content`)
  return found.map((entry, index) => {
    const at = `${path}.content.${index}`
    const block = object(entry, at)
    oneOf(block['type'], role === 'user' ? USER : ASSISTANT, `${at}.type`)
    checkBlock(block, `${at}.${block['type']}`)
    return block
  })
}

function checkBlock(block: Json, path: string): void {
  if (block['type'] === 'text') checkTextBlock(block, path)
  else if (block['type'] === 'tool_use') checkToolUse(block, path)
  else if (block['type'] === 'tool_result') checkToolResult(block, path)
  else if (block['type'] === 'thinking') checkThinking(block, path)
  else if (block['type'] === 'redacted_thinking') string(block['data'], `${path}.data`)
  else checkSource(block, path)
}

export function checkText(text: string, at = 'messages'): void {
  if (text === '') refuse(at, 'text content blocks must be non-empty')
  if (text.trim() === '') refuse(at, 'text content blocks must contain non-whitespace text')
}

export function checkTextBlock(block: Json, path: string): void {
  only(block, ['type', 'text', 'cache_control', 'citations'], path)
  checkText(string(block['text'], `${path}.text`), path.split('.', 1)[0])
  if (!optional(block['citations'])) array(block['citations'], `${path}.citations`)
  cacheControl(block['cache_control'], `${path}.cache_control`)
}

function checkToolUse(block: Json, path: string): void {
  only(block, ['type', 'id', 'name', 'input', 'cache_control', 'caller', 'toolset_name'], path)
  checkId(block['id'], `${path}.id`)
  string(block['name'], `${path}.name`)
  object(block['input'], `${path}.input`)
  cacheControl(block['cache_control'], `${path}.cache_control`)
}

function checkId(value: unknown, path: string): void {
  if (!ID.test(string(value, path))) refuse(path, `String should match pattern '${ID.source}'`)
}

function checkToolResult(block: Json, path: string): void {
  only(block, ['type', 'tool_use_id', 'content', 'is_error', 'cache_control', 'toolset_name'], path)
  checkId(block['tool_use_id'], `${path}.tool_use_id`)
  const { content, is_error: isError } = block
  if (isError !== undefined) oneOf(isError, [true, false], `${path}.is_error`)
  if (isError === true && (optional(content) || content === '' || (Array.isArray(content) && content.length === 0))) {
    refuse(path, 'content cannot be empty if `is_error` is true')
  }
  if (content !== undefined && typeof content !== 'string') checkResultContent(content, path)
  cacheControl(block['cache_control'], `${path}.cache_control`)
}

function checkResultContent(content: unknown, path: string): void {
  for (const [index, entry] of array(content, `${path}.content`).entries()) {
    const at = `${path}.content.${index}`
    const inner = object(entry, at)
    oneOf(inner['type'], ['text', 'image', 'document'], `${at}.type`)
    checkBlock(inner, `${at}.${inner['type']}`)
  }
}

function checkThinking(block: Json, path: string): void {
  if ('cache_control' in block) refuse(path, '`cache_control` cannot be set on thinking blocks')
  only(block, ['type', 'thinking', 'signature'], path)
  string(block['thinking'], `${path}.thinking`)
  string(block['signature'], `${path}.signature`)
}

function checkSource(block: Json, path: string): void {
  only(block, ['type', 'source', 'cache_control', 'title', 'context', 'citations'], path)
  const source = object(block['source'], `${path}.source`)
  oneOf(source['type'], ['base64', 'url', 'file', 'text', 'content'], `${path}.source.type`)
  cacheControl(block['cache_control'], `${path}.cache_control`)
}

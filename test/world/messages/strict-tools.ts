import { array, cacheControl, type Json, object, oneOf, only, optional, refuse, string } from './shapes.ts'

const COMMON = ['type', 'name', 'cache_control', 'allowed_callers', 'defer_loading', 'input_examples', 'strict']
const BUILT_IN = new Map([
  ['bash_20250124', { name: 'bash', keys: COMMON }],
  ['text_editor_20250728', { name: 'str_replace_based_edit_tool', keys: [...COMMON, 'max_characters'] }],
])

export function checkTools(value: unknown): Set<string> {
  const names = new Set<string>()
  if (value === undefined) return names
  for (const [index, entry] of array(value, 'tools').entries()) {
    const tool = object(entry, `tools.${index}`)
    const name = checkTool(tool, index)
    if (names.has(name)) refuse('tools', 'Tool names must be unique.')
    names.add(name)
  }
  return names
}

function checkTool(tool: Json, index: number): string {
  const type = tool['type']
  if (optional(type) || type === 'custom') return checkClientTool(tool, `tools.${index}.custom`)
  const builtIn = BUILT_IN.get(String(type))
  if (!builtIn)
    refuse(`tools.${index}`, `Input tag '${type}' found using 'type' does not match any of the expected tags`)
  const path = `tools.${index}.${type}`
  only(tool, builtIn.keys, path)
  oneOf(tool['name'], [builtIn.name], `${path}.name`)
  cacheControl(tool['cache_control'], `${path}.cache_control`)
  return builtIn.name
}

function checkClientTool(tool: Json, path: string): string {
  only(tool, [...COMMON, 'description', 'input_schema', 'eager_input_streaming'], path)
  const name = string(tool['name'], `${path}.name`)
  if (!/^[a-zA-Z0-9_-]{1,128}$/.test(name)) {
    refuse(`${path}.name`, "String should match pattern '^[a-zA-Z0-9_-]{1,128}$'")
  }
  if (tool['description'] !== undefined) string(tool['description'], `${path}.description`)
  const schema = object(tool['input_schema'], `${path}.input_schema`)
  if (schema['type'] === undefined) refuse(`${path}.input_schema.type`, 'Field required')
  oneOf(schema['type'], ['object'], `${path}.input_schema.type`)
  for (const key of ['oneOf', 'allOf', 'anyOf']) {
    if (key in schema) refuse(`${path}.input_schema`, 'does not support oneOf, allOf, or anyOf at the top level')
  }
  if (!optional(schema['properties'])) object(schema['properties'], `${path}.input_schema.properties`)
  checkRequired(schema, path)
  cacheControl(tool['cache_control'], `${path}.cache_control`)
  return name
}

function checkRequired(schema: Json, path: string): void {
  if (optional(schema['required'])) return
  for (const [index, key] of array(schema['required'], `${path}.input_schema.required`).entries()) {
    string(key, `${path}.input_schema.required.${index}`)
  }
}

export function checkToolChoice(value: unknown, tools: Set<string>, thinking: boolean): void {
  if (value === undefined) return
  const choice = object(value, 'tool_choice')
  oneOf(choice['type'], ['auto', 'any', 'tool', 'none'], 'tool_choice.type')
  only(choice, ['type', 'name', 'disable_parallel_tool_use'], 'tool_choice')
  if (tools.size === 0) refuse('tool_choice', '`tool_choice` may only be specified while providing `tools`.')
  const forced = choice['type'] === 'any' || choice['type'] === 'tool'
  if (forced && thinking) refuse('', 'Thinking may not be enabled when tool_choice forces tool use.')
  if (choice['type'] !== 'tool') return
  const name = string(choice['name'], 'tool_choice.name')
  if (!tools.has(name)) refuse('tool_choice', `Tool '${name}' not found in provided tools`)
}

/** The part of GitHub's expression language that a workflow file of ours uses. */
export type Contexts = Readonly<Record<string, unknown>>

/** `a ${{ expression }} b`; what is not known is empty, as on GitHub. */
export function interpolate(text: string, contexts: Contexts): string {
  return text.replace(/\$\{\{(.*?)\}\}/g, (_, expression: string) => {
    const value = evaluate(expression, contexts)
    return value === null || value === undefined ? '' : String(value)
  })
}

const functions: Readonly<Record<string, (...values: unknown[]) => unknown>> = {
  contains: (all, one) => (Array.isArray(all) ? all.some((each) => same(each, one)) : lower(all).includes(lower(one))),
  startswith: (text, start) => lower(text).startsWith(lower(start)),
  endswith: (text, end) => lower(text).endsWith(lower(end)),
  always: () => true,
  success: () => true,
  failure: () => false,
  cancelled: () => false,
}

export function evaluate(expression: string, contexts: Contexts): unknown {
  const tokens = expression.match(/'(?:[^']|'')*'|[\w.*-]+|==|!=|&&|\|\||[!(),]/g) ?? []
  const parser: Parser = { tokens, contexts }
  const value = either(parser)
  if (tokens.length > 0) throw new Error(`Can't read the expression ${expression} from ${tokens[0]} on`)
  return value
}

interface Parser {
  readonly tokens: string[]
  readonly contexts: Contexts
}

function taken(parser: Parser, token: string): boolean {
  if (parser.tokens[0] !== token) return false
  parser.tokens.shift()
  return true
}

function either(parser: Parser): unknown {
  let value = both(parser)
  while (taken(parser, '||')) {
    const other = both(parser)
    value = truthy(value) ? value : other
  }
  return value
}

function both(parser: Parser): unknown {
  let value = compared(parser)
  while (taken(parser, '&&')) {
    const other = compared(parser)
    value = truthy(value) ? other : value
  }
  return value
}

function compared(parser: Parser): unknown {
  const value = single(parser)
  if (taken(parser, '==')) return same(value, single(parser))
  if (taken(parser, '!=')) return !same(value, single(parser))
  return value
}

function single(parser: Parser): unknown {
  if (taken(parser, '!')) return !truthy(single(parser))
  if (taken(parser, '(')) {
    const value = either(parser)
    if (!taken(parser, ')')) throw new Error('An expression lacks a )')
    return value
  }
  const token = parser.tokens.shift() ?? ''
  if (token.startsWith("'")) return token.slice(1, -1).replaceAll("''", "'")
  if (/^-?\d/.test(token)) return Number(token)
  if (token === 'true' || token === 'false') return token === 'true'
  if (token === 'null') return null
  return taken(parser, '(') ? called(parser, token) : lookUp(parser.contexts, token)
}

function called(parser: Parser, name: string): unknown {
  const values: unknown[] = []
  while (!taken(parser, ')')) {
    values.push(either(parser))
    taken(parser, ',')
  }
  const known = functions[name.toLowerCase()]
  if (!known) throw new Error(`This world knows no function ${name}`)
  return known(...values)
}

function lookUp(contexts: Contexts, path: string): unknown {
  let value: unknown = contexts
  const names = path.split('.')
  for (const [index, name] of names.entries()) {
    if (name === '*') {
      const rest = names.slice(index + 1).join('.')
      return Array.isArray(value) ? value.map((item) => (rest === '' ? item : lookUp(item as Contexts, rest))) : []
    }
    value = value !== null && typeof value === 'object' ? (value as Contexts)[name] : undefined
  }
  return value ?? null
}

const lower = (value: unknown) => String(value ?? '').toLowerCase()
const truthy = (value: unknown) =>
  !(value === null || value === undefined || value === false || value === '' || value === 0)
const same = (a: unknown, b: unknown) =>
  typeof a === 'string' && typeof b === 'string' ? lower(a) === lower(b) : (a ?? null) === (b ?? null)

/** What a tool call would do to paths and which commands it would run, as far as that can be told from its input. */
import { commandForms, isCode, looksThrough, scriptsOf } from './commands.ts'
import type { Json } from './json.ts'
import { accessOf, joined, pathWords } from './paths.ts'
import { type Simple, simpleCommands } from './shell.ts'

export interface PathUse {
  readonly kind: 'path'
  /** From the repository's root; `/…` and `~/…` lie outside. */
  readonly path: string
  readonly access: 'read' | 'change'
  /** Whether a command does it. */
  readonly byCommand: boolean
  /** What is put into the file, where that is known. */
  readonly text: string
}
export interface CommandUse {
  readonly kind: 'command'
  /** Name and arguments; without what only wraps another command, that is, as `sudo` does, once more. */
  readonly forms: readonly (readonly string[])[]
}
export type Use = PathUse | CommandUse

interface Called {
  readonly name: string
  readonly input: unknown
}

export function usesOf({ name, input }: Called, workingDirectory: string): readonly Use[] {
  const field = (key: string): string => {
    const value = typeof input === 'object' && input !== null ? (input as Record<string, Json>)[key] : undefined
    return typeof value === 'string' ? value : ''
  }
  switch (name) {
    case 'bash':
      return shellUses(field('command'), workingDirectory, 0)
    case 'str_replace_based_edit_tool': {
      const access = field('command') === 'view' ? 'read' : 'change'
      const text = [field('file_text'), field('new_str'), field('insert_text')].join('')
      return [pathUse(joined('.', field('path')), access, { text })]
    }
    case 'read':
    case 'search':
      return [pathUse(joined('.', field('path')), 'read')]
    default:
      return []
  }
}

export const pathUse = (
  path: string,
  access: PathUse['access'],
  { byCommand = false, text = '' }: { readonly byCommand?: boolean; readonly text?: string } = {},
): PathUse => ({ kind: 'path', path, access, byCommand, text })

/** A string that a shell is given may hold another such string, but not for ever. */
const DEEPEST = 8

function shellUses(text: string, base: string, depth: number): readonly Use[] {
  const uses: Use[] = []
  let here = base
  for (const simple of simpleCommands(text)) {
    const forms = commandForms(simple.words)
    if (forms.length > 0) uses.push({ kind: 'command', forms })
    for (const form of forms) {
      const scripts = scriptsOf(form, simple)
      if (depth < DEEPEST) uses.push(...scripts.flatMap((script) => shellUses(script, here, depth + 1)))
      else uses.push(...scripts.flatMap(codeOf).map((part) => ({ kind: 'command' as const, forms: [part] })))
      if (isCode(form)) uses.push(...codeUses(form, simple, here))
    }
    uses.push(...pathUses(simple, forms, new Set([base, here])))
    const [command, folder] = forms.at(-1) ?? []
    if ((command === 'cd' || command === 'pushd') && folder !== undefined) here = joined(here, folder)
  }
  return uses
}

type Form = readonly string[]

function pathUses(simple: Simple, forms: readonly Form[], bases: ReadonlySet<string>): readonly Use[] {
  const from = (words: readonly string[], access: PathUse['access']) =>
    [...bases].flatMap((base) => words.map((word) => pathUse(joined(base, word), access, { byCommand: true })))
  const access = forms.some((form) => accessOf(form) === 'change') ? 'change' : 'read'
  const [first = [], ...inner] = forms
  const speaking = looksThrough(first) ? [first, ...inner.slice(-1)] : forms.slice(-1)
  const words = speaking.map((form) => pathWords(form, access))
  return [
    ...from([...simple.reads, ...words.flatMap(({ read }) => read)], 'read'),
    ...from([...simple.writes, ...words.flatMap(({ change }) => change)], 'change'),
  ]
}

/** A program that is given as text to another language's interpreter: each part of it may be a path or a command. */
function codeUses(form: Form, { input, from }: Simple, base: string): readonly Use[] {
  const texts = [...form.slice(1).filter((word) => /[\s('"]/.test(word)), ...input, ...(from?.input ?? [])]
  const parts = texts.flatMap(codeOf)
  const paths = new Set(parts.flatMap((part) => part.slice(0, 1)))
  const commands = new Map(parts.map((part) => [part.join(' '), part]))
  return [
    ...[...paths].map((path) => pathUse(joined(base, path), 'change', { byCommand: true })),
    ...[...commands.values()].map((part) => ({ kind: 'command' as const, forms: [part] })),
  ]
}

/** Each part of a text that may be a path or the name of a command, with the few that follow. */
function codeOf(text: string): readonly Form[] {
  const parts = text.split(/[^\w./~@:%+=*-]+/).filter(Boolean)
  return parts.map((_, index) => parts.slice(index, index + 4))
}

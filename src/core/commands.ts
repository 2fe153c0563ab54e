/** A simple command's words, taken apart: what it wraps, and what it hands to a shell or an interpreter. */
import type { Simple } from './shell.ts'

const WRAPPERS = new Set(
  (
    'sudo doas env command builtin exec nohup nice ionice timeout xargs parallel stdbuf setsid watch ' +
    'chroot unshare strace busybox time script flock su'
  ).split(' '),
)
const SHELLS = new Set(['sh', 'bash', 'zsh', 'dash', 'ksh', 'ash', 'fish', 'su', 'script'])
const INTERPRETERS = /^(?:node|nodejs|deno|bun|tsx|python[\d.]*|pypy3?|ruby|perl|php|lua|osascript|awk|gawk|mawk)$/
const SKIPPED = /^(?:-.*|\w+=.*|\d+(?:\.\d+)?[smhd]?)$/s

export const nameOf = (words: readonly string[]): string => (words[0] ?? '').replace(/^.*\//s, '')

/** The command as it is written, by its bare name, and every command that it may be there to run. */
export function commandForms(words: readonly string[]): readonly (readonly string[])[] {
  if (words.length === 0) return []
  const starts = new Set([0])
  for (const start of starts)
    for (const next of wrapped(words.slice(start))) if (starts.size < MOST_FORMS) starts.add(start + next)
  return [...starts].map((start) => [nameOf(words.slice(start)), ...words.slice(start + 1)])
}

/** Nobody wraps a command so often. */
const MOST_FORMS = 32

/** Whether the command goes through folders, and may run another on what it finds there. */
export const looksThrough = (words: readonly string[]): boolean => ['find', 'fd'].includes(nameOf(words))
export const isWrapper = (words: readonly string[]): boolean => WRAPPERS.has(nameOf(words))

/** Where the commands begin that a command runs. */
function wrapped(words: readonly string[]): readonly number[] {
  if (looksThrough(words))
    return words.flatMap((word, at) => (/^(?:-exec|-execdir|-ok|-okdir|-x|-X)$/.test(word) ? [at + 1] : []))
  if (!isWrapper(words)) return []
  const found: number[] = []
  for (const [at, word] of words.entries()) {
    if (at === 0 || SKIPPED.test(word)) continue
    found.push(at)
    // What follows an option may be that option's value.
    if (!words[at - 1]?.startsWith('-')) break
  }
  return found
}

/** Shell texts that a command runs. */
export function scriptsOf(form: readonly string[], { input, from }: Simple): readonly string[] {
  const name = nameOf(form)
  const rest = form.slice(1)
  if (name === 'eval') return [rest.join(' ')]
  if (name === 'trap') return rest.slice(0, 1)
  if (name === 'env')
    return rest.flatMap((word, at) => (/^(?:-S|--split-string)$/.test(word) ? rest.slice(at + 1, at + 2) : []))
  if (!SHELLS.has(name)) return []
  const given = rest.flatMap((word, at) => (/^-\w*c$/.test(word) ? rest.slice(at + 1, at + 2) : []))
  const printed = from && ['echo', 'printf'].includes(nameOf(from.words)) ? [from.words.slice(1).join(' ')] : []
  return [...given, ...input, ...(from?.input ?? []), ...printed]
}

export const isCode = (form: readonly string[]): boolean => INTERPRETERS.test(nameOf(form))

const VALUED = /^(?:-C|-c|--git-dir|--work-tree|--namespace|--exec-path)$/

/** The part of a git command that says what it does, with what follows. */
export function gitPart(form: readonly string[]): readonly string[] {
  const start = form.findIndex((word, at) => !VALUED.test(form[at - 1] ?? '') && at > 0 && !word.startsWith('-'))
  return start < 0 ? [] : form.slice(start)
}

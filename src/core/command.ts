/** What a comment asks for: commands of ours, each a whole token at the start of a line of plain text (P2, R41). */
import type { Command } from './signals.ts'
import { clip, visible } from './text.ts'

/** Every command, in the order in which people are told of them. */
export const COMMANDS = [
  'approve',
  'revise',
  'deny',
  'pause',
  'resume',
  'cancel',
  'retry',
  'budget',
  'status',
  'help',
] as const

export interface Reading {
  /** In the order in which they stand there. */
  readonly commands: readonly Command[]
  /** What looks like a command and is none: the command that was most likely meant, or the word as it stands there. */
  readonly unknown: readonly { readonly meant: Command['name'] | null; readonly word: string }[]
  /** What else is said. */
  readonly rest: string
}

/** Words that other bots listen to; a comment of nothing but these is not meant for Pawl. */
const OTHERS = new Set(
  'assign unassign cc uncc lgtm hold test retest ok-to-test label remove-label kind area priority lifecycle'.split(' '),
)
/** Their text goes on over the following lines. */
const LONG: readonly string[] = ['revise', 'deny']
const SLASHED = /^ {0,3}\/([^ \t]+)[ \t]*([\s\S]*)$/
const WORD = /^[a-z][a-z-]{1,30}$/i

type Line =
  | { readonly is: 'command'; readonly name: Command['name']; readonly text: string }
  | { readonly is: 'miss'; readonly meant: Command['name'] }
  | { readonly is: 'word'; readonly word: string }
  | { readonly is: 'text' }

/** `plain` are the numbers of the lines that can hold a command, as ports/markdown gives them. */
export function readComment(body: string, plain: readonly number[]): Reading {
  const lines = body.split(/\r\n?|\n/)
  const { end, replies } = letter(lines, plain)
  const known = new Map(plain.filter((line) => line < end).map((line) => [line, kindOf(lineAt(lines, line))] as const))
  const found = scan(lines.slice(0, end), known, replies)
  const words = [...known.values()].flatMap((line) => (line.is === 'word' ? [line.word] : []))
  const onlyWords = words.length > 0 && visible(found.besideWords.join('\n')).trim() === ''
  const unknown = [
    ...found.misses.map((meant) => ({ meant, word: meant })),
    ...(onlyWords ? words.filter((word) => !OTHERS.has(word)).map((word) => ({ meant: null, word })) : []),
  ]
  if (found.commands.length + unknown.length === 0 && !onlyWords) return { commands: [], unknown, rest: said(body) }
  return { commands: found.commands, unknown, rest: onlyWords ? '' : said(found.rest.join('\n')) }
}

const lineAt = (lines: readonly string[], line: number): string => lines[line] ?? ''

function kindOf(line: string): Line {
  const [, token = '', text = ''] = SLASHED.exec(line) ?? []
  const name = COMMANDS.find((one) => one === token)
  if (name) return { is: 'command', name, text }
  const meant = COMMANDS.find((one) => one === token.toLowerCase().replace(/[^a-z]+$/, ''))
  if (meant) return { is: 'miss', meant }
  return WORD.test(token) ? { is: 'word', word: token } : { is: 'text' }
}

/** What a person says is kept whole up to this many characters. */
const MOST = 20_000
const said = (text: string): string => clip(text.trim(), MOST)

interface Scanned {
  readonly commands: readonly Command[]
  readonly misses: readonly Command['name'][]
  /** Lines that belong to no command; and those of them that are no word with a slash either. */
  readonly rest: readonly string[]
  readonly besideWords: readonly string[]
}

function scan(lines: readonly string[], known: ReadonlyMap<number, Line>, replies: ReadonlySet<number>): Scanned {
  const commands: { readonly name: Command['name']; readonly text: string[] }[] = []
  const misses: Command['name'][] = []
  const rest: string[] = []
  const besideWords: string[] = []
  let open: string[] | null = null
  for (const [index, text] of lines.entries()) {
    const line: Line = known.get(index) ?? { is: 'text' }
    if (line.is === 'command') {
      const command = { name: line.name, text: [line.text] }
      commands.push(command)
      open = LONG.includes(line.name) ? command.text : null
    } else if (line.is === 'miss') {
      misses.push(line.meant)
      open = null
    } else if (replies.has(index)) open = null
    else if (open) open.push(text)
    else if (!QUOTED.test(text)) {
      rest.push(text)
      if (line.is !== 'word') besideWords.push(text)
    }
  }
  return {
    commands: commands.map(({ name, text }) => ({ name, argument: said(withoutComments(text.join('\n'))) })),
    misses,
    rest,
    besideWords,
  }
}

/** Without the HTML comments that have an end. */
function withoutComments(text: string): string {
  let kept = ''
  for (let from = 0; ; ) {
    const start = text.indexOf('<!--', from)
    const end = start < 0 ? -1 : text.indexOf('-->', start + 4)
    if (end < 0) return kept + text.slice(from)
    kept += text.slice(from, start)
    from = end + 3
  }
}

const QUOTED = /^ {0,3}>/
const WROTE = /^On .{4,200}\bwrote:[ \t]*$/
const HEADER = /^(?:From|Von|De): /
const HEADERS = /^(?:Sent|Date|To|Subject): /
const TAIL = /^(?:-- ?|-+ ?(?:Original|Forwarded) Message ?-+|Sent from my .*)$/i

/**
 * A reply by mail: where the writer's own text ends, and the lines that say who wrote what follows. Below such a line, what
 * is not marked as a quote may be one all the same.
 */
function letter(lines: readonly string[], plain: readonly number[]): { end: number; replies: ReadonlySet<number> } {
  const replies = new Set<number>()
  for (const line of plain) {
    const text = lineAt(lines, line).trimEnd()
    const after = lineAt(lines, line + 1).trimEnd()
    if (TAIL.test(text) || (HEADER.test(text) && HEADERS.test(after))) return { end: line, replies }
    const length = WROTE.test(text) ? 1 : text.startsWith('On ') && WROTE.test(`${text} ${after}`) ? 2 : 0
    if (length === 0) continue
    const next = lines.slice(line + length).find((one) => one.trim() !== '')
    if (next === undefined || !QUOTED.test(next)) return { end: line, replies }
    for (let offset = 0; offset < length; offset += 1) replies.add(line + offset)
  }
  return { end: lines.length, replies }
}

/** Reads a shell text from left to right; shell.ts says what for. */
import type { Simple } from './shell.ts'

interface Open {
  words: string[]
  writes: string[]
  reads: string[]
  input: string[]
  from: Simple | null
}
const nothing = (from: Simple | null = null): Open => ({ words: [], writes: [], reads: [], input: [], from })

const RESERVED = new Set([
  ...['if', 'then', 'elif', 'else', 'fi', 'while', 'until', 'do', 'done', 'esac'],
  ...['function', '{', '}', '!', 'time', 'coproc'],
])
const ASSIGNMENT = /^(\w+)\+?=(.*)$/s
const LOOPS = new Set(['for', 'select'])
const DECLARING = new Set(['export', 'declare', 'local', 'readonly', 'typeset'])

const DEEPEST = 50

export class ShellReader {
  readonly found: Simple[] = []
  sound = true
  readonly #text: string
  #at = 0
  #depth: number
  /** What ends the substitution that is being read. */
  #end: ')' | '`' | null = null
  /** Whether the word that is being read holds a variable outside quotes, so that it may become several. */
  #splits = false
  readonly #values = new Map([
    ['HOME', '~'],
    ['PWD', '.'],
  ])
  /** Here-documents whose text comes after the line. */
  #due: { readonly end: string; readonly tabs: boolean; readonly raw: boolean; readonly into: string[] }[] = []

  constructor(text: string, depth = 0) {
    this.#text = text
    this.#depth = depth
    if (depth > DEEPEST) this.#give()
  }

  /** Too deep to be read: the pieces have to do. */
  #give(): void {
    this.sound = false
    this.#at = this.#text.length
  }

  /** Commands up to `end`, or to the end of the text. */
  list(end: ')' | '`' | null): void {
    let open = nothing()
    const close = (piped = false) => {
      const done = this.#close(open)
      open = nothing(piped ? done : null)
    }
    while (this.#at < this.#text.length) {
      const letter = this.#text[this.#at]
      if (letter === end) {
        this.#at += 1
        close()
        return
      }
      if (this.#skipped()) continue
      const separator = this.#match(/(?:\|\||&&|;;&?|;&|\|&|[;|()\n]|&(?!>))/y)
      if (separator === null) this.#part(open)
      else {
        close(separator === '|' || separator === '|&')
        if (separator === '\n') this.#documents()
      }
    }
    close()
    if (end !== null) this.sound = false
    this.#documents()
  }

  #close(open: Open): Simple | null {
    const start = open.words.findIndex((word) => !RESERVED.has(word))
    const words = start < 0 ? [] : open.words.slice(start)
    const [name = '', loop] = words
    const plain = words.findIndex((word) => !ASSIGNMENT.test(word))
    this.#remember(plain < 0 ? words : DECLARING.has(name) ? words.slice(1) : [])
    if (LOOPS.has(name) && loop !== undefined) this.#values.set(loop, words.slice(3).join(' '))
    const { writes, reads, input, from } = open
    const command = { words: plain < 0 ? [] : words.slice(plain), writes, reads, input, from }
    if ([...words, ...writes, ...reads].length === 0) return null
    this.found.push(command)
    return command
  }

  #remember(assignments: readonly string[]): void {
    for (const word of assignments) {
      const [, name, value = ''] = ASSIGNMENT.exec(word) ?? []
      if (name !== undefined) this.#values.set(name, value)
    }
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0] ?? null
    if (found !== null) this.#at += found.length
    return found
  }

  /** Blanks, line continuations and comments. */
  #skipped(): boolean {
    if (this.#match(/(?:[ \t\r]|\\\r?\n)+/y) !== null) return true
    const before = this.#text[this.#at - 1]
    const starts = before === undefined || /[\s;&|()]/.test(before)
    return starts && this.#match(/#[^\n]*/y) !== null
  }

  /** A redirection or a word. */
  #part(open: Open): void {
    const here = this.#match(/\d*<<-?(?!<)/y)
    if (here !== null) {
      this.#announce(here.endsWith('-'), open)
      return
    }
    const redirection = this.#match(/(?:\d*|&|\{\w+\})(?:<<<|<>|<&|>&|>>|>\||<(?!\()|>(?!\())/y)
    if (redirection === null) {
      open.words.push(...this.#words())
      return
    }
    this.#match(/[ \t]+/y)
    const target = this.#word()
    if (redirection.endsWith('<<<')) open.input.push(target)
    else if (/^(?:\d+|-)$/.test(target) && redirection.endsWith('&')) return
    else if (redirection.includes('>')) open.writes.push(target)
    else open.reads.push(target)
  }

  #announce(tabs: boolean, open: Open): void {
    this.#match(/[ \t]+/y)
    const from = this.#at
    const end = this.#word()
    const raw = /['"\\]/.test(this.#text.slice(from, this.#at))
    this.#due.push({ end, tabs, raw, into: open.input })
  }

  #documents(): void {
    const due = this.#due
    this.#due = []
    for (const { end, tabs, raw, into } of due) {
      const lines: string[] = []
      for (;;) {
        const line = this.#line()
        const text = line.replace(/\n$/, '').replace(tabs ? /^\t+/ : /^/, '')
        if (text === end) break
        lines.push(text)
        if (!line.endsWith('\n')) break
      }
      const body = lines.join('\n')
      into.push(body)
      if (!raw) this.#inside(body)
    }
  }

  #line(): string {
    const end = this.#text.indexOf('\n', this.#at)
    const line = this.#text.slice(this.#at, end < 0 ? undefined : end + 1)
    this.#at += line.length
    return line
  }

  /** Substitutions in a text that is otherwise data. */
  #inside(text: string): void {
    if (!/\$\(|`/.test(text)) return
    const inner = new ShellReader(`"${text.replace(/(?<!\\)"/g, '\\"')}"`, this.#depth + 1)
    inner.list(null)
    this.found.push(...inner.found.slice(0, -1))
    if (!inner.sound) this.sound = false
  }

  #words(): readonly string[] {
    this.#splits = false
    const word = this.#word()
    return this.#splits ? word.split(/\s+/).filter(Boolean) : [word]
  }

  #word(): string {
    let word = ''
    for (;;) {
      const plain = this.#match(/[^\s'"\\$`;&|()<>]+/y)
      const more = plain ?? this.#special(false)
      if (more === null) return word
      word += more
    }
  }

  /** What is quoted, escaped or put in; null where the word ends. */
  #special(quoted: boolean): string | null {
    const escaped = this.#match(quoted ? /\\[$`"\\\n]/y : /\\[\s\S]/y)
    // Substitutions within substitutions of the old kind are taken apart by their pieces.
    if (escaped === '\\`' && this.#end === '`') this.sound = false
    if (escaped !== null) return escaped === '\\\n' ? '' : escaped.slice(1)
    if (!quoted) {
      const single = this.#match(/'[^']*'|\$'(?:[^'\\]|\\[\s\S])*'/y)
      if (single !== null) return single.replace(/^\$?'|'$/g, '')
      if (this.#match(/\$?"/y) !== null) return this.#double()
      if (this.#match(/[<>]\(/y) !== null) return this.#nested(')')
    }
    if (this.#match(/\$\(/y) !== null) return this.#nested(')')
    if (this.#end !== '`' && this.#match(/`/y) !== null) return this.#nested('`')
    return this.#variable(quoted) ?? (quoted ? this.#match(/[\s\S]/y) : this.#stray())
  }

  #double(): string {
    let word = ''
    while (this.#at < this.#text.length) {
      if (this.#match(/"/y) !== null) return word
      word += String(this.#match(/[^"\\$`]+/y) ?? this.#special(true))
    }
    this.sound = false
    return word
  }

  /** What comes of it is not known; what is in it is read. */
  #nested(end: ')' | '`'): string {
    const [due, outer, splits] = [this.#due, this.#end, this.#splits]
    this.#due = []
    this.#end = end
    this.#depth += 1
    if (this.#depth > DEEPEST) this.#give()
    else this.list(end)
    this.#depth -= 1
    this.#due = due
    this.#end = outer
    this.#splits = splits
    return '$()'
  }

  #variable(quoted: boolean): string | null {
    const found = this.#match(/\$(?:\{[^}]*\}|\w+|[@*#?$!-])/y)
    if (found === null) return null
    const name = found.replace(/^\$\{?!?|\}$/g, '')
    if (/\$\(|`/.test(name)) this.#inside(name)
    if (!quoted) this.#splits = true
    return this.#values.get(/^\w+/.exec(name)?.[0] ?? name) ?? found.replace(/\s+/g, '')
  }

  /** A quote that never ends, or a sign that stands for itself. */
  #stray(): string | null {
    const sign = this.#match(/['\\$]/y)
    if (sign !== null && sign !== '$') this.sound = false
    return sign
  }
}

/** What of a comment is plain text at the start of a line, read from its Markdown tree (P2, R41). In doubt a line is not. */
import MarkdownIt from 'markdown-it'
import { openElements } from './html.ts'

const parser = new MarkdownIt({ html: true })
/** Where a line begins within its paragraph; instead of the parser's own rule, which forgets it. */
parser.inline.ruler.at('newline', (state, silent) => {
  const escaped = state.src.startsWith('\\\n', state.pos)
  if (!escaped && state.src[state.pos] !== '\n') return false
  let next = state.pos + (escaped ? 2 : 1)
  if (!silent) state.push('softbreak', 'br', 0).meta = { start: next }
  while (state.src[next] === ' ' || state.src[next] === '\t') next += 1
  state.pos = next
  return true
})

type Token = ReturnType<typeof parser.parse>[number]
const FOOTNOTE = /^ {0,3}\[\^[^\]\n]+\]:/
/** GitHub takes what follows such a line for a formula. */
const FORMULA = /\$\$/

export function plainLinesOf(markdown: string): readonly number[] {
  const text = markdown.replaceAll(/\r\n?/g, '\n')
  const footnotes = footnotesOf(text.split('\n'))
  const tokens = parser.parse(text, {})
  const html = openElements()
  return tokens.flatMap((token, index) => {
    if (token.type === 'html_block') html.read(token.content)
    if (token.type !== 'inline') return []
    const first = token.map?.[0] ?? 0
    const isParagraph = token.level === 1 && tokens[index - 1]?.type === 'paragraph_open'
    const isPlain = isParagraph && !FORMULA.test(token.content) && !footnotes[first]
    const starts = startsIn(token, html)
    return isPlain ? linesAt(token.content, starts).map((line) => first + line) : []
  })
}

/** Offsets in a paragraph's text at which a line begins as plain text, outside every element, emphasis and link. */
function startsIn({ children }: Token, html: ReturnType<typeof openElements>): readonly number[] {
  const starts: number[] = []
  let start: number | null = 0
  for (const { type, level, content, meta } of children ?? []) {
    if (type === 'html_inline') html.read(content)
    if (start !== null && type === 'text' && level === 0 && !html.any()) starts.push(start)
    // An empty text stands before what is no text.
    if (type !== 'text' || content !== '') start = type === 'softbreak' ? (meta as { start: number }).start : null
  }
  return starts
}

/** The numbers of the lines that begin at these offsets, which rise. */
function linesAt(text: string, offsets: readonly number[]): readonly number[] {
  let line = 0
  let at = 0
  return offsets.map((offset) => {
    for (; at < offset; at += 1) if (text[at] === '\n') line += 1
    return line
  })
}

/** For each line whether it belongs to a footnote, which goes on up to the next empty line. */
function footnotesOf(lines: readonly string[]): readonly boolean[] {
  let within = false
  return lines.map((line) => {
    within = line.trim() !== '' && (within || FOOTNOTE.test(line))
    return within
  })
}

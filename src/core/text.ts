/** Text on its way in, on its way out, and cut to length. */

/** Zero-width, bidirectional and other characters that a reader on GitHub can't see. */
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]|[\ufe00-\ufe0f]/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g
const ENDED_COMMENT = /<!--[\s\S]*?-->/g
/** What begins HTML, or something else that decides by rules of its own what is code after it. */
const HTML = /<[a-z/!?]/i
const INNER_FENCE = /^[ \t>*+\-\d.)]+(?:`{3}|~{3})/
/** Code within a line, unless a backslash or a table's cell may have parted it. */
const SPAN = /(?<![\\`])(`+)(?!`)[^|]*?[^|`]\1(?!`)/g
/** The text of an image, which GitHub shows only when the image is missing: `![alt](…)`, `![alt][…]`, `<img alt>`. */
const IMAGE_ALT = /!\[(?:[^[\]\n]|\[[^[\]\n]*\])*\](?=[[(])/g
const IMAGE_TAG = /<img\b[^<>]*/gi
/** The title in `[text](address "title")`, which shows only under a pointer. */
const INLINE_TITLE = /(\]\([ \t]*(?:<[^<>\n]*>|[^\s()<>"']+))\s+(?:"[^"]*"|'[^']*'|\([^()]*\))\s*(?=\))/g
/** The title in `[//]: # (title)`, a way of writing comments in Markdown. */
const HIDDEN_TITLE = /^( {0,3}\[[^\]\n]+\]:[ \t]*[^\s]+)[ \t]+["'(].*$/gm

/** The first half of an image, a tag, an entity, a mention, and of what refers to an issue. */
const POWERS = /!(?=\[)|<(?=[a-z/!?])|&(?=#?\w+;)|@(?=[\w-])|#(?=\d)|GH(?=-\d)|(?:issues|pull|discussions)\/(?=\d)/gi

/** Somebody's text as a person sees it: nothing hidden gets to the model (S1). */
export const visible = (text: string): string =>
  withoutComments(text.replace(/\r\n?/g, '\n'))
    .replace(IMAGE_ALT, '![]')
    .replace(IMAGE_TAG, '<img')
    .replace(INLINE_TITLE, '$1')
    .replace(HIDDEN_TITLE, '$1')
    .replace(INVISIBLE, '')
    .replace(CONTROL, '')
    .toWellFormed()

/**
 * A comment that never ends hides all that follows, but not when it stands in code. What is code is believed only as long
 * as no HTML and no fence within a list or a quote came before: in doubt the text is hidden, never the other way round.
 */
function withoutComments(text: string): string {
  let sure = 0
  let fence: string | null = null
  for (const line of text.split('\n')) {
    const before: string | null = fence
    fence = fenceAfter(line, fence)
    if (before === null && (HTML.test(line.replace(SPAN, '')) || INNER_FENCE.test(line))) break
    sure += line.length + 1
  }
  return text.slice(0, sure).replace(ENDED_COMMENT, '') + text.slice(sure).replace(COMMENT, '')
}

/**
 * Text that a model or a stranger wrote, made unable to mention people, to close issues, to load images or to be HTML
 * (S6). What would do so is parted by a character without width, so that it reads the same, in code too.
 */
export const harmless = (text: string): string => text.replace(CONTROL, '').replace(POWERS, '$&\u200b').toWellFormed()

/** The code fence that is open after a line of Markdown, with its indentation; null when none is. */
export function fenceAfter(line: string, open: string | null): string | null {
  if (open === null) return /^ {0,3}(?:`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[0] ?? null
  const closing = /^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(line)?.[1]
  return closing?.startsWith(open.trimStart()) ? null : open
}

/** Markdown without a fence that would swallow what follows it. */
export function closed(text: string): string {
  const open = text.split('\n').reduce<string | null>((fence, line) => fenceAfter(line, fence), null)
  return open === null ? text : `${text}\n${open}`
}

/** Harmless Markdown of several lines that swallows nothing of what follows it. */
export const markdown = (text: string): string => closed(harmless(text))

/** `text` on one line, white space folded. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The beginning of a text on one line, harmless. */
export const brief = (text: string, max: number): string => harmless(clip(oneLine(clip(text, 4 * max)), max))

/** A whole number as people read it: 1,234,567. */
export const grouped = (n: number): string => String(n).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** At most `max` UTF-16 units, never cut inside a code point; `more` says that something is missing. */
export function clip(text: string, max: number, more = '…'): string {
  if (text.length <= max) return text
  const end = max - more.length
  const code = text.charCodeAt(end - 1)
  return text.slice(0, code >= 0xd800 && code <= 0xdbff ? end - 1 : end) + more
}

/** The last `max` UTF-16 units, never cut inside a code point. */
export function clipStart(text: string, max: number): string {
  if (text.length <= max) return text
  const code = text.charCodeAt(text.length - max)
  return text.slice(text.length - max + (code >= 0xdc00 && code <= 0xdfff ? 1 : 0))
}

export const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** Text on its way in, on its way out, and cut to length. */

/** Zero-width, bidirectional and other characters that a reader on GitHub can't see. */
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]|[\ufe00-\ufe0f]/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
const HTML_COMMENT = /<!--[\s\S]*?(?:-->|$)/g
const IMAGE_ALT = /!\[[^\]]*\]\(/g

/** Somebody's text as a person sees it: nothing hidden gets to the model (S1). */
export const visible = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replace(HTML_COMMENT, '')
    .replace(IMAGE_ALT, '![](')
    .replace(INVISIBLE, '')
    .replace(CONTROL, '')
    .toWellFormed()

/** Text that a model wrote, made unable to mention people, to close issues or to load images (S6). */
export const harmless = (text: string): string =>
  text
    .replace(HTML_COMMENT, '')
    .replace(/!\[/g, '[')
    .replace(/<(?=[a-z/!])/gi, '&lt;')
    .replace(/@(?=[\w-])/g, '@\u200b')
    .replace(/#(?=\d)/g, '#\u200b')
    .replace(/(issues|pull)\/(?=\d)/g, '$1/\u200b')
    .toWellFormed()

/** `text` on one line, white space folded. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** At most `max` UTF-16 units, never cut inside a code point; `more` says that something is missing. */
export function clip(text: string, max: number, more = '…'): string {
  if (text.length <= max) return text
  const end = max - more.length
  const code = text.charCodeAt(end - 1)
  return text.slice(0, code >= 0xd800 && code <= 0xdbff ? end - 1 : end) + more
}

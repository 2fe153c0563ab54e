/** A journal holds text of strangers and of a model; on a terminal it must be nothing but text. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Escapes and other control characters shown as what they are, line breaks and tabs left. */
export const safe = (text: string): string =>
  text.toWellFormed().replace(CONTROL, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** The same on one line of at most `max` characters. */
export function short(text: string, max: number): string {
  const line = safe(text.replace(/\s+/g, ' ').trim())
  return line.length > max ? `${line.slice(0, max - 1)}…` : line
}

import type { Output } from './events.ts'
import type { Hash } from './plan.ts'

const HEAD = 6_000
const TAIL = 10_000
/** A cut is moved to a line's end that is no further away than this. */
const SLACK = 1_000
/** An output up to this many characters is shown whole. */
export const WHOLE = 20_000

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal escapes are what this looks for
const ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

const plain = (text: string): string =>
  text.replace(ESCAPES, '').replaceAll('\r\n', '\n').replace(CONTROL, '').toWellFormed()

/** What stands for the output of a command that printed nothing. */
export const NO_OUTPUT = '(no output)'

/** A tool's output as the model gets it: cut head and tail when long, with the whole kept as a blob to page through. */
export function cutOutput(text: string, hash: Hash): { readonly output: Output; readonly blob: string | null } {
  const whole = plain(text)
  if (whole.length <= WHOLE) return { output: { text: whole === '' ? NO_OUTPUT : whole }, blob: null }
  const digest = hash(whole)
  const head = whole.slice(0, lineEnd(whole, HEAD))
  const tail = whole.slice(lineStart(whole, whole.length - TAIL))
  const cut = whole.length - head.length - tail.length
  const from = head.split('\n').length
  const note = `[… ${cut} characters cut; read them with path "output:${digest}", from line ${from} on …]`
  return {
    output: {
      text: [head, note, tail].join('\n').toWellFormed(),
      blob: { digest, bytes: new TextEncoder().encode(whole).length },
    },
    blob: whole,
  }
}

/** The end of the last line that ends shortly before `at`, or `at` itself when there is none. */
const lineEnd = (text: string, at: number): number => {
  const end = text.lastIndexOf('\n', at)
  return end >= at - SLACK ? end : at
}

/** The start of the first line that starts shortly after `at`, or `at` itself when there is none. */
const lineStart = (text: string, at: number): number => {
  const end = text.indexOf('\n', at)
  return end >= 0 && end < at + SLACK ? end + 1 : at
}

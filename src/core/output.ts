import type { Event, Output } from './events.ts'
import type { Hash } from './plan.ts'
import type { Redact } from './redact.ts'

const HEAD = 6_000
const TAIL = 10_000
/** A cut is moved to a line's end that is no further away than this. */
const SLACK = 1_000
/** An output up to this many characters is shown whole. */
export const WHOLE = 20_000

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal escapes are what this looks for
const ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_][^\u0007\u001b]*(?:\u0007|\u001b\\)|[ -/]*[0-~])/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: what typewriters did is what this looks for
const OVERTYPED = /[^\n\u0008]\u0008/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: what text does not hold is what this looks for
const NO_TEXT = /[\u0001-\u0007\u000e-\u001a\u001c-\u001f\ufffd]/g
/** Output with more of what text does not hold, as a part of all that is printed, is binary. */
const BINARY = 0.1

const plain = (text: string): string =>
  text.replace(ESCAPES, '').replaceAll('\r\n', '\n').replace(CONTROL, '').toWellFormed()

/** What a terminal would show at the end: a line that was printed over is there once, and bytes are no text. */
export function shownOutput(printed: string): string {
  const lines = printed.replace(ESCAPES, '').replace(OVERTYPED, '').split('\n').map(lastWritten)
  return withoutBinary(lines.join('\n'))
}

function lastWritten(line: string): string {
  let end = line.length
  while (end > 0 && line[end - 1] === '\r') end -= 1
  return line.slice(line.lastIndexOf('\r', end - 1) + 1, end)
}

function withoutBinary(text: string): string {
  const size = text.length - (text.match(/\0/g)?.length ?? 0)
  if ((text.match(NO_TEXT)?.length ?? 0) <= size * BINARY) return text
  const start = text.lastIndexOf('\n', text.search(NO_TEXT)) + 1
  const left = text.length - start
  return `${text.slice(0, start)}[binary output, about ${left} bytes, is not shown; look at it with file, xxd or strings]\n`
}

/** Why a command that prints without an end was ended. */
export const ENDLESS_OUTPUT =
  'stopped, with all it had started: it printed more than 100 MB; send long output to a file and read that in parts'

/** What stands for the output of a command that printed nothing. */
export const NO_OUTPUT = '(no output)'

/**
 * A tool's output as the model gets it: plain text, then redacted, so that no escape hides a secret, then cut head and
 * tail when long, with the whole kept as a blob to page through.
 */
export function cutOutput(
  text: string,
  hash: Hash,
  redact: Redact,
): { readonly output: Output; readonly blob: string | null } {
  const whole = redact(plain(text))
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

/** A short result is worth more than the note that would take its place. */
const WORTH_CLEARING = 400
export const isClearable = ({ text }: Output): boolean => text.length > WORTH_CLEARING

/** The path under which a result can be read again: the whole of it where it was cut, else by its call. */
export const outputPath = (call: string, { blob }: Output): string => `output:${blob?.digest ?? call}`

/** What stands for an old result that was cleared. */
export const clearedNote = (call: string, name: string, output: Output): string =>
  `[What ${name} said here, ${output.blob?.bytes ?? output.text.length} characters, was cleared to make room; read it again with path "${outputPath(call, output)}"]`

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

/** Digests of the large texts that an event names. */
export function largeTexts({ type, data }: Event): readonly string[] {
  const outputs =
    type === 'tool.completed'
      ? [data.output]
      : type === 'verification.completed'
        ? data.commands.map(({ output }) => output)
        : []
  return outputs.flatMap(({ blob }) => (blob ? [blob.digest] : []))
}

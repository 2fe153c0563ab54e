/** Lines with their numbers, as the agent sees files; always below the limit above which an output is cut. */
const MAX_CHARS = 14_000
const MAX_LINE = 2_000

/** Lines without their ends; a newline at the very end opens no further line. */
export const linesOf = (text: string): readonly string[] => {
  const lines = text.split(/\r?\n/)
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines
}

export const numberedLines = (lines: readonly string[], from: number): string =>
  lines.map((line, index) => `${String(from + index).padStart(6)}\t${shortened(line)}`).join('\n')

const shortened = (line: string): string =>
  line.length > MAX_LINE
    ? `${line.slice(0, MAX_LINE).toWellFormed()}… (${line.length - MAX_LINE} more characters)`
    : line

/** Lines `from` to `to`, counted from 1, as many as fit; says where to go on. */
export function page(lines: readonly string[], from: number, to: number): string {
  let end = from - 1
  let size = 0
  while (end < Math.min(to, lines.length)) {
    size += Math.min(lines[end]?.length ?? 0, MAX_LINE) + 40
    if (size > MAX_CHARS && end >= from) break
    end += 1
  }
  const shown = numberedLines(lines.slice(from - 1, end), from)
  if (from === 1 && end === lines.length) return shown
  const next = end < lines.length ? `; go on from line ${end + 1}` : ''
  return `${shown}\n[lines ${from} to ${end} of ${lines.length}${next}]`
}

/** What is wrong with a range of lines, or null. */
export function rangeProblem(lines: number, from: number, to: number): string | null {
  if (from > lines) return `There is no line ${from}; the text has ${lines} lines.`
  return to < from ? `The range ends at line ${to}, before it starts at line ${from}.` : null
}

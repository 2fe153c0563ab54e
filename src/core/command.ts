import type { Command } from './signals.ts'
import { fenceAfter } from './text.ts'

/** What a comment asks for: a command of ours at the start of a line, outside quotes and code (P2). */
export type Reading = { readonly command: Command } | 'no-command'

const NAMES = ['approve', 'deny', 'retry', 'cancel'] as const
const COMMAND = /^\/([a-z]+)(?![^ \t])/

/** The first command in a comment's Markdown. */
export function readComment(body: string): Reading {
  for (const line of plainLines(body)) {
    const match = COMMAND.exec(line)
    const name = NAMES.find((known) => known === match?.[1])
    if (match && name) return { command: { name, argument: line.slice(match[0].length).trim() } }
  }
  return 'no-command'
}

/** Lines outside fenced code and HTML comments. What is quoted or indented can't begin with a command anyway. */
function plainLines(body: string): readonly string[] {
  const all = body.split(/\r?\n/)
  const lastEnd = all.findLastIndex((line) => line.includes('-->'))
  const lines: string[] = []
  let fence: string | null = null
  let hidden = false
  for (const [index, line] of all.entries()) {
    const end = line.indexOf('-->')
    if (hidden && end < 0) continue
    const before: string | null = fence
    fence = hidden ? null : fenceAfter(line, fence)
    if (before !== null || fence !== null) continue
    const text = withoutComments(hidden ? line.slice(end + 3) : line)
    const start = text.indexOf('<!--')
    // One that never ends hides the rest only at the start of a line; elsewhere GitHub shows it as it is.
    hidden = start >= 0 && (index < lastEnd || text.slice(0, start).trim() === '')
    lines.push(hidden ? text.slice(0, start) : text)
  }
  return lines
}

/** A line without the comments that end on it. */
function withoutComments(line: string): string {
  let kept = ''
  for (let from = 0; ; ) {
    const start = line.indexOf('<!--', from)
    const end = start < 0 ? -1 : line.indexOf('-->', start + 4)
    if (end < 0) return kept + line.slice(from)
    kept += line.slice(from, start)
    from = end + 3
  }
}

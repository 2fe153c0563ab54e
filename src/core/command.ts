import type { Command } from './events.ts'

/** What a comment asks for: a command of ours at the start of a line, outside quotes and code (P2). */
export type Reading = { readonly command: Command } | 'no-command'

const NAMES = ['approve', 'retry'] as const
const FENCE = /^ {0,3}(`{3,}|~{3,})/
const COMMAND = /^\/([a-z]+)(?:[ \t]+(.*?))?[ \t]*$/

/** The first command in a comment's Markdown. */
export function readComment(body: string): Reading {
  for (const line of plainLines(body)) {
    const match = COMMAND.exec(line)
    const name = NAMES.find((known) => known === match?.[1])
    if (name) return { command: { name, argument: match?.[2] ?? '' } }
  }
  return 'no-command'
}

/** Lines that are neither quoted, nor code, nor inside an HTML comment. */
function plainLines(body: string): readonly string[] {
  const lines: string[] = []
  let fence: string | null = null
  for (const line of body.replace(/<!--[\s\S]*?(?:-->|$)/g, '').split(/\r?\n/)) {
    const mark = FENCE.exec(line)?.[1]
    if (fence !== null) {
      if (mark?.startsWith(fence)) fence = null
    } else if (mark) {
      fence = mark
    } else if (!/^(?: {4}|\t| {0,3}>)/.test(line)) {
      lines.push(line)
    }
  }
  return lines
}

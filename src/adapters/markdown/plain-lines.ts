import type { PlainLines } from '../../ports/markdown.ts'

const SLASHED = /^[ \t]*\//m

/** The parser is loaded for a comment that can hold a command, and for no other. */
export const plainLines: PlainLines = async (markdown) =>
  SLASHED.test(markdown) ? (await import('./tree.ts')).plainLinesOf(markdown) : []

/**
 * The simple commands in a shell text, wherever they stand: in lists, pipes, subshells, substitutions, here-documents and
 * strings that a shell is given. A careful guess and no more: what is read is never run from here, and a shell can hide
 * anything. Where the structure is in doubt every part of the text counts as a command.
 */
import { ShellReader } from './shell-reader.ts'

export interface Simple {
  /** Name and arguments, quotes removed; variables that the text itself sets are put in. */
  readonly words: readonly string[]
  /** Files that redirections write, and that they read. */
  readonly writes: readonly string[]
  readonly reads: readonly string[]
  /** Texts that it gets as its input: here-documents, here-strings. */
  readonly input: readonly string[]
  /** The command whose output it reads. */
  readonly from: Simple | null
}

export function simpleCommands(text: string): readonly Simple[] {
  const reader = new ShellReader(text)
  reader.list(null)
  return reader.sound ? reader.found : [...reader.found, ...pieces(text)]
}

/** Every part between separators, quotes or not. */
const pieces = (text: string): readonly Simple[] =>
  text
    .split(/[;&|()\n`'"]+|\$\(/)
    .map((part) => part.split(/\s+/).filter(Boolean))
    .filter((words) => words.length > 0)
    .map((words) => ({ words, writes: [], reads: [], input: [], from: null }))

/** What a repository tells every agent, in files whose names other tools have made known. Policy, so from the base alone (S4). */
import { clip, visible } from './text.ts'

export interface Instructions {
  /** From the repository's root. */
  readonly path: string
  readonly text: string
}

/** UTF-16 units of one file that agents are told; the rest they can read for themselves. */
export const MOST_OF_A_FILE = 20_000

const NAMES = ['AGENTS.md', 'CLAUDE.md']
const ROOT_ONLY = '.github/copilot-instructions.md'

/** By folder, from the working directory up to the root: the files that may hold instructions; the first that does counts. */
export function instructionFiles(workingDirectory: string): readonly (readonly string[])[] {
  const parts = workingDirectory.split('/').filter((part) => part !== '' && part !== '.')
  const above = parts.map((_, index) => parts.slice(0, parts.length - index).join('/'))
  return [...above.map((folder) => NAMES.map((name) => `${folder}/${name}`)), [...NAMES, ROOT_ONLY]]
}

/** As agents are told it: what a person sees of it, and no more than a prompt should hold; null when that is nothing. */
export function instructionsOf(path: string, raw: string): Instructions | null {
  const text = visible(clip(raw, MOST_OF_A_FILE, '')).trim()
  if (text === '') return null
  return { path, text: raw.length > MOST_OF_A_FILE ? `${text}\n\n(Cut here: the file goes on.)` : text }
}

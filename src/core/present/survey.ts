import type { Named } from '../events.ts'
import type { State } from '../state.ts'
import { harmless, oneLine } from '../text.ts'
import { code } from './words.ts'

/** What is not kept of this repository's files from one machine to the next, a line each. */
export function notKept({ survey }: Pick<State, 'survey'>): readonly string[] {
  if (!survey) return []
  const { submodules, lfs, nested, tooLarge } = survey
  return [
    line(submodules, 'the files of submodules', 'each stays at its commit'),
    line(lfs, 'the content of Git LFS files', 'their pointers are what the agent sees, and are kept as they are'),
    line(nested, 'the history of repositories inside this one', 'their files are kept'),
    line(tooLarge, 'files that are larger than GitHub accepts', 'what is written to them is lost with the machine'),
  ].filter((text) => text !== null)
}

const line = ({ total, paths }: Named, what: string, but: string): string | null =>
  total === 0 ? null : `**Not kept**: ${what} (${list(total, paths)}); ${but}.`

const list = (total: number, paths: readonly string[]): string =>
  [...paths.map((path) => code(harmless(oneLine(path)))), ...more(total - paths.length)].join(', ')

const more = (count: number): readonly string[] => (count > 0 ? [`${count} more`] : [])

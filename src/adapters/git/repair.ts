/**
 * Going back to an earlier journal without taking anything away. Keeps J3 (what is written stands on the present tip; no
 * commit leaves the history) and J4 (journal and workspace of one and the same checkpoint).
 */
import type { Stored } from '../../ports/journal.ts'
import type { Move } from './checkpoint.ts'
import { fetchCommit } from './remote.ts'
import type { Repository } from './repository.ts'
import { entryOf, listSegments, readStored } from './stored.ts'

/** All of a branch's history, as git writes it. */
const ALL = 2_147_483_647

/** Earlier commits, newest first, whose segments up to `segment` differ from what follows them. */
export async function* earlier(repository: Repository, tip: string, segment: string): AsyncIterable<Stored> {
  await fetchCommit(repository, tip, ALL)
  const list = await repository.text(['rev-list', '--first-parent', tip])
  let last = await upTo(repository, tip, segment)
  for (const commit of list.split('\n').slice(1)) {
    if (commit === '') continue
    const here = await upTo(repository, commit, segment)
    if (here === last) continue
    last = here
    yield await readStored(repository, commit)
  }
}

async function upTo(repository: Repository, commit: string, segment: string): Promise<string> {
  const count = Number(/(\d+)\.jsonl$/.exec(segment)?.[1])
  const entries = await listSegments(repository, commit)
  return JSON.stringify(entries.slice(0, count).map(({ path, id }) => [path, id]))
}

interface Entry {
  readonly mode: string
  readonly id: string
  readonly name: string
}

/** Puts all of the tip's journal under `journal/broken/<n>` and the good commit's in its place. */
export async function movesBack(repository: Repository, tip: string, good: string): Promise<readonly Move[]> {
  const bad = (await folder(repository, `${tip}:journal`)).filter(({ name }) => name !== 'broken')
  const whole = (await folder(repository, `${good}:journal`)).filter(({ name }) => name !== 'broken')
  const number = (await folder(repository, `${tip}:journal/broken`)).length + 1
  return [
    ...bad.map(({ mode, id, name }) => ({ path: `journal/broken/${number}/${name}`, mode, id })),
    ...bad.map(({ name, mode }) => ({ path: `journal/${name}`, mode, id: null })),
    ...whole.map(({ mode, id, name }) => ({ path: `journal/${name}`, mode, id })),
  ].map((move) => ({ ...move, path: quoted(move.path) }))
}

/** As fast-import reads names; what others have put there may be called anything. */
const quoted = (path: string): string => `"${path.replace(QUOTED, octal)}"`
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what has to be quoted
const QUOTED = /["\\\u0000-\u001f]/g
const octal = (character: string): string => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`

async function folder(repository: Repository, name: string): Promise<readonly Entry[]> {
  const found = await repository.run(['ls-tree', '-z', name])
  if (found.code !== 0) return []
  return found.stdout
    .toString('utf8')
    .split('\0')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [[mode = '', , id = ''], name] = entryOf(entry)
      return { mode, id, name }
    })
}

/** What of a tree can't be kept whole, read from git's own objects (R47, R53). */
import type { Facts } from '../../core/survey.ts'
import type { Repository } from './repository.ts'
import { entryOf } from './stored.ts'

const POINTER = 'version https://git-lfs.github.com/spec/v1\n'
/** Size of a pointer, with room for extensions that nobody uses. */
const SMALLEST = 100
const LARGEST = 1_024

export async function factsOf(repository: Repository, tree: string): Promise<Pick<Facts, 'submodules' | 'lfs'>> {
  const listing = await repository.text(['ls-tree', '-r', '-l', '-z', '--full-tree', tree])
  const submodules: string[] = []
  const candidates: { readonly path: string; readonly id: string }[] = []
  for (const entry of listing.split('\0')) {
    const [[, type, id = '', size], path] = entryOf(entry)
    if (type === 'commit') submodules.push(path)
    else if (Number(size) >= SMALLEST && Number(size) <= LARGEST) candidates.push({ path, id })
  }
  return { submodules, lfs: await pointers(repository, candidates) }
}

async function pointers(
  repository: Repository,
  candidates: readonly { readonly path: string; readonly id: string }[],
): Promise<string[]> {
  if (candidates.length === 0) return []
  const input = `${candidates.map(({ id }) => id).join('\n')}\n`
  const output = await repository.bytes(['cat-file', '--batch'], { input })
  let offset = 0
  return candidates.flatMap(({ path }) => {
    const end = output.indexOf('\n', offset) + 1
    const size = Number(output.toString('latin1', offset, end).split(' ')[2])
    const isPointer = output.toString('latin1', end, end + POINTER.length) === POINTER
    offset = end + size + 1
    return isPointer ? [path] : []
  })
}

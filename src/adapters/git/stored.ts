import type { Segment } from '../../core/codec.ts'
import { Fatal } from '../../ports/failures.ts'
import type { Stored } from '../../ports/journal.ts'
import { blobPath, segmentPath, sha256 } from './checkpoint.ts'
import type { Repository } from './repository.ts'

/** Id of the tree without entries, which git knows without storing it and never lists as a folder. */
export const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

/** The journal is untrusted input (S5): a larger one is not read into memory. */
const MAX_BYTES = 512 * 1024 * 1024

const TODO = 'Look at the state branch: somebody other than Pawl has written to it. Restore it to its last good commit.'

/** Reads everything that a commit of a state branch holds, except blobs and files. */
export async function readStored(repository: Repository, tip: string): Promise<Stored> {
  const listing = await repository.text(['ls-tree', '-r', '-l', '-z', tip, '--', 'journal/segments'])
  const ids = segmentIds(listing)
  const objects = await catFile(repository, [...ids, `${tip}:workspace`])
  const workspace = objects.pop()
  if (workspace !== null && workspace?.type !== 'tree') throw new Fatal(`${tip} holds no workspace folder`, TODO)
  const segments = objects.map((object, index): Segment => {
    if (object?.type !== 'blob') throw new Fatal(`${segmentPath(index + 1)} of ${tip} is missing`, TODO)
    return { name: segmentPath(index + 1), text: object.bytes.toString('utf8') }
  })
  return { tip, segments, workspace: workspace?.id ?? EMPTY_TREE }
}

/** Ids of the segments' blobs in order; their names must be just the ones that appending makes (J2). */
function segmentIds(listing: string): string[] {
  let total = 0
  const entries = listing.split('\0').filter((entry) => entry !== '')
  return entries.map((entry, index) => {
    const [meta = '', path = ''] = entry.split('\t')
    const [mode, type, id = '', size] = meta.split(/ +/)
    if (type !== 'blob' || mode !== '100644' || path !== segmentPath(index + 1)) {
      throw new Fatal(
        `${path} on the state branch is not the segment ${segmentPath(index + 1)} that must come next`,
        TODO,
      )
    }
    total += Number(size)
    if (total > MAX_BYTES) throw new Fatal(`The journal is larger than ${MAX_BYTES} bytes`, TODO)
    return id
  })
}

/** A large text that a commit of a state branch holds, checked against its name (S5). */
export async function readBlob(repository: Repository, tip: string, digest: string): Promise<string | null> {
  if (!/^[0-9a-f]{64}$/.test(digest)) return null
  const [object] = await catFile(repository, [`${tip}:${blobPath(digest)}`])
  if (object?.type !== 'blob') return null
  if (sha256(object.bytes) !== digest) throw new Fatal(`${blobPath(digest)} does not hold what its name says`, TODO)
  return object.bytes.toString('utf8')
}

interface GitObject {
  readonly id: string
  readonly type: string
  readonly bytes: Buffer
}

/** Reads objects by name with one process, null for each that does not exist. */
async function catFile(repository: Repository, names: readonly string[]): Promise<(GitObject | null)[]> {
  const output = await repository.bytes(['cat-file', '--batch'], { input: `${names.join('\n')}\n` })
  let offset = 0
  return names.map((name) => {
    const end = output.indexOf('\n', offset)
    if (end < 0) throw new Error(`cat-file ended before ${name}`)
    const [id = '', type = '', size] = output.toString('utf8', offset, end).split(' ')
    offset = end + 1
    if (size === undefined) return null
    const bytes = output.subarray(offset, offset + Number(size))
    offset += Number(size) + 1
    return { id, type, bytes }
  })
}

import type { Broken, Segment } from '../../core/codec.ts'
import { Fatal } from '../../ports/failures.ts'
import type { HearSegments, Stored } from '../../ports/journal.ts'
import { blobPath, segmentPath, sha256 } from './checkpoint.ts'
import type { Repository } from './repository.ts'

/** Id of the tree without entries, which git knows without storing it and never lists as a folder. */
export const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

/** The journal is untrusted input (S5): what is larger than anything that Pawl writes is not read into memory. */
export interface Caps {
  readonly segment: number
  readonly journal: number
  readonly blob: number
}
const MB = 1024 * 1024
export const CAPS: Caps = { segment: 64 * MB, journal: 512 * MB, blob: 64 * MB }

/** A branch that is moved back gives its numbers again, and with them keys of effects that have happened. */
const TODO =
  'somebody other than Pawl has written to the state branch: undo that with a commit on top of it (`git revert`), never by moving it back; then comment `/retry`.'

/**
 * Reads everything that a commit of a state branch holds, except blobs and files; sizes are looked at first. `hear` is told
 * of the segments while the rest of them is read.
 */
export async function readStored(
  repository: Repository,
  name: string,
  caps: Caps = CAPS,
  hear: HearSegments = () => {},
): Promise<Stored> {
  const entries = await listSegments(repository, name)
  const broken = misplaced(entries) ?? oversized(entries, caps)
  const ids = broken ? [] : entries.map(({ id }) => id)
  const segments: Segment[] = []
  const objects = await catFile(repository, [...ids, name, `${name}:workspace`], (some, from) => {
    const texts = some.slice(0, Math.max(0, ids.length - from)).map((object, index) => textAt(from + index, object))
    segments.push(...texts)
    hear(texts)
  })
  const workspace = objects.pop()
  const commit = objects.pop()
  const tip = commit?.id ?? name
  if (workspace && workspace.type !== 'tree') throw new Fatal(`${tip} holds no workspace folder`, TODO)
  const head = { tip, at: madeAt(commit?.bytes.toString('utf8') ?? ''), workspace: workspace?.id ?? EMPTY_TREE }
  if (broken) return { ...head, segments: [], broken }
  const lost = objects.findIndex((object) => object?.type !== 'blob')
  const missing = { segment: segmentPath(lost + 1), line: 1, problem: 'can not be read: git lacks the object' }
  return lost >= 0 ? { ...head, segments: [], broken: missing } : { ...head, segments }
}

const textAt = (index: number, object: GitObject | null): Segment => ({
  name: segmentPath(index + 1),
  text: object?.bytes.toString('utf8') ?? '',
})

const madeAt = (commit: string): number => Number(/^committer .* (\d+) [+-]\d{4}$/m.exec(commit)?.[1] ?? 0) * 1000

interface Entry {
  readonly path: string
  readonly id: string
  readonly size: number
  readonly isFile: boolean
}

/** What is in the folder of segments, by name. */
export async function listSegments(repository: Repository, commit: string): Promise<readonly Entry[]> {
  const listing = await repository.text(['ls-tree', '-r', '-l', '-z', commit, '--', 'journal/segments'])
  return listing
    .split('\0')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [[mode, type, id = '', size], path] = entryOf(entry)
      return { path, id, size: Number(size), isFile: type === 'blob' && mode === '100644' }
    })
}

/** What git lists of one entry of a tree, and its path, which may hold whatever it likes. */
export function entryOf(listed: string): readonly [facts: readonly string[], path: string] {
  const end = listed.indexOf('\t')
  return [listed.slice(0, end).split(/ +/), listed.slice(end + 1)]
}

/** Their names must be just the ones that appending makes (J2). */
function misplaced(entries: readonly Entry[]): Broken | null {
  const index = entries.findIndex(({ path, isFile }, at) => !isFile || path !== segmentPath(at + 1))
  const found = entries[index]
  if (!found) return null
  const due = segmentPath(index + 1)
  const problem = found.path === due ? 'is no ordinary file' : `is missing: ${found.path} stands in its place`
  return { segment: due, line: 1, problem }
}

function oversized(entries: readonly Entry[], caps: Caps): Broken | null {
  let total = 0
  for (const { path, size } of entries) {
    total += size
    if (size > caps.segment) return tooLarge(path, `is ${size} bytes long, of at most ${caps.segment}`)
    if (total > caps.journal) return tooLarge(path, `makes the journal larger than ${caps.journal} bytes`)
  }
  return null
}

const tooLarge = (segment: string, what: string): Broken => ({
  segment,
  line: 1,
  problem: `${what}, and was not read`,
})

/** A large text that a commit of a state branch holds, checked against its name (S5). */
export async function readBlob(repository: Repository, tip: string, digest: string): Promise<string | null> {
  if (!/^[0-9a-f]{64}$/.test(digest)) return null
  const name = `${tip}:${blobPath(digest)}`
  const known = await repository.text(['cat-file', '--batch-check=%(objecttype) %(objectsize)'], { input: `${name}\n` })
  const [type, size] = known.trim().split(' ')
  if (type !== 'blob') return null
  if (Number(size) > CAPS.blob)
    throw new Fatal(`${blobPath(digest)} is ${size} bytes long, of at most ${CAPS.blob}, and was not read`, TODO)
  const [object] = await catFile(repository, [name])
  if (object?.type !== 'blob') return null
  if (sha256(object.bytes) !== digest) throw new Fatal(`${blobPath(digest)} does not hold what its name says`, TODO)
  return object.bytes.toString('utf8')
}

interface GitObject {
  readonly id: string
  readonly type: string
  readonly bytes: Buffer
}

type Objects = readonly (GitObject | null)[]

/** Reads objects by name with one process, null for each that does not exist; `hear` is told of them as they come. */
async function catFile(
  repository: Repository,
  names: readonly string[],
  hear: (objects: Objects, from: number) => void = () => {},
): Promise<(GitObject | null)[]> {
  const all: (GitObject | null)[] = []
  const parse = batchParser()
  await repository.bytes(['cat-file', '--batch', '--buffer'], {
    input: `${names.join('\n')}\n`,
    hear(chunk) {
      const some = parse(chunk)
      hear(some, all.length)
      all.push(...some)
    },
  })
  if (all.length !== names.length) throw new Error(`cat-file ended before ${names[all.length]}`)
  return all
}

/** Takes what `cat-file --batch` prints piece by piece, and returns the objects that are whole with each. */
function batchParser(): (chunk: Buffer) => Objects {
  let waiting: Buffer[] = []
  /** As many bytes of the next object are known to be missing. */
  let missing = 0
  return (chunk) => {
    waiting.push(chunk)
    missing -= chunk.length
    if (missing > 0) return []
    const output = Buffer.concat(waiting)
    const objects: (GitObject | null)[] = []
    let offset = 0
    for (let end = output.indexOf('\n'); end >= 0; end = output.indexOf('\n', offset)) {
      const [id = '', type = '', size] = output.toString('utf8', offset, end).split(' ')
      const start = end + 1
      const after = size === undefined ? start : start + Number(size) + 1
      missing = after - output.length
      if (missing > 0) break
      objects.push(size === undefined ? null : { id, type, bytes: output.subarray(start, after - 1) })
      offset = after
    }
    waiting = [output.subarray(offset)]
    return objects
  }
}

import { createHash } from 'node:crypto'
import { checkpointMessage } from '../../core/trailers.ts'
import type { Batch } from '../../ports/journal.ts'
import type { Identity, Repository } from './repository.ts'

/** Segments in one folder: GitHub advises against large folders, and git rewrites a folder whole (J5). */
const SHARD = 64

export const segmentPath = (number: number): string => {
  const shard = String(Math.floor((number - 1) / SHARD)).padStart(4, '0')
  return `journal/segments/${shard}/${String(number).padStart(6, '0')}.jsonl`
}

export const blobPath = (digest: string): string => `journal/blobs/${digest.slice(0, 2)}/${digest}`

export const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex')

/** A folder or file of the parent that is put in another place, or taken away (id null). */
export interface Move {
  readonly path: string
  readonly mode: string
  readonly id: string | null
}

export interface Checkpoint {
  readonly parent: string | null
  /** The tree that a first commit starts with. */
  readonly seed: string | null
  /** Number of the new segment. */
  readonly segment: number
  readonly batch: Batch
  readonly nonce: string
  readonly committer: Identity
  /** Replaces folders of the parent's tree, in a repair. */
  readonly moves?: readonly Move[]
  /** Local ref that keeps the commit. */
  readonly ref: string
}

/**
 * Writes the commit of one checkpoint with a single process. fast-import reads and writes only the folders on the
 * way to what is new, so that the cost does not grow with the journal (J5).
 */
export async function writeCheckpoint(repository: Repository, checkpoint: Checkpoint): Promise<string> {
  const output = await repository.text(['fast-import', '--quiet', '--force', '--done', '--date-format=now'], {
    input: script(checkpoint),
    config: [['fastimport.unpackLimit', '1000']],
  })
  const sha = output.trim()
  if (!/^[0-9a-f]{40}$/.test(sha)) throw new Error(`fast-import named no commit: ${output}`)
  return sha
}

function script({ parent, seed, segment, batch, nonce, committer, ref, moves = [] }: Checkpoint): Buffer {
  const parts: (string | Buffer)[] = [`commit ${ref}\nmark :1\ncommitter ${person(committer)} now\n`]
  const data = (text: string) => {
    const bytes = Buffer.from(text)
    parts.push(`data ${bytes.length}\n`, bytes, '\n')
  }
  const file = (path: string, text: string) => {
    parts.push(`M 100644 inline ${path}\n`)
    data(text)
  }
  const { lease, waitsFor, subject, wakeAt = null, heardAt = null, known } = batch
  data(checkpointMessage(subject, { ...lease, waitsFor, wakeAt, heardAt, ...(known ? { known } : {}) }, nonce))
  if (parent !== null) parts.push(`from ${parent}\n`)
  else if (seed !== null) parts.push(`M 040000 ${seed} ""\n`)
  for (const { path, mode, id } of moves) parts.push(id === null ? `D ${path}\n` : `M ${mode} ${id} ${path}\n`)
  file('README.md', batch.readme)
  file(segmentPath(segment), `${batch.lines.join('\n')}\n`)
  for (const [digest, text] of batch.blobs) file(blobPath(digest), text)
  parts.push(`M 040000 ${batch.workspace} workspace\n`, 'get-mark :1\n', 'done\n')
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
}

const person = ({ name, email }: Identity): string => `${name.replace(/[<>\n]/g, '')} <${email.replace(/[<>\n]/g, '')}>`

/** The message of a checkpoint's commit. */
export async function messageOf(repository: Repository, commit: string): Promise<string> {
  return repository.text(['log', '-1', '--format=%B', commit])
}

/** Throws when the caller breaks the port's terms: what is pushed can't be taken back. */
export function assertBatch({ lines, blobs, workspace }: Batch): void {
  if (lines.length === 0) throw new Error('A batch needs at least one line')
  if (lines.some((line) => line.includes('\n'))) throw new Error('A journal line holds a line break')
  if (!/^[0-9a-f]{40}$/.test(workspace)) throw new Error(`${workspace} is no id of a tree`)
  for (const [digest, text] of blobs) {
    if (sha256(text) !== digest) throw new Error(`The text of blob ${digest} has another digest`)
  }
}

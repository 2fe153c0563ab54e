/**
 * The state branch on its remote, as git sees it: commits by the hash of what is in them, a tip that moves forward only,
 * and what each commit's journal says. The store of commits is shared by all schedules of an exploration: a commit is the
 * same object in each.
 */
import { hash } from 'node:crypto'
import { decode, type Head, NO_HEAD } from '../../src/core/codec.ts'
import type { Recorded } from '../../src/core/events.ts'
import { fold } from '../../src/core/fold.ts'
import { type EffectRecord, initialState, type State } from '../../src/core/state.ts'
import { sha256 } from '../support/given.ts'

export interface StateCommit {
  readonly sha: string
  readonly parent: StateCommit | null
  readonly number: number
  readonly path: string
  readonly text: string
  readonly workspace: string
  readonly blobs: ReadonlyMap<string, string>
  readonly message: string
  readonly epoch: number
  /** The same for commits of one maker that differ in their nonce alone; nobody can tell those apart. */
  readonly name: string
}

/** What the journal says at a commit, or why it can't be read. */
export interface Reading {
  readonly head: Head
  readonly state: State
  readonly events: readonly Recorded[]
  readonly problem: string | null
}

const NOTHING: Reading = { head: NO_HEAD, state: initialState, events: [], problem: null }

export class CommitStore {
  readonly #commits = new Map<string, StateCommit>()
  readonly #readings = new Map<string, Reading>()

  get(sha: string): StateCommit {
    const commit = this.#commits.get(sha)
    if (!commit) throw new Error(`there is no commit ${sha}`)
    return commit
  }

  /** Reads a commit from the input of `git fast-import`. */
  add(script: string): StateCommit {
    const sha = hash('sha1', script)
    const known = this.#commits.get(sha)
    if (known) return known
    const parent = /\nfrom ([0-9a-f]{40})\n/.exec(script)?.[1]
    const files = new Map([...inlined(script)])
    const path = [...files.keys()].find((name) => name.startsWith('journal/segments/')) ?? ''
    const message = messageOf(script)
    const before = parent === undefined ? null : this.get(parent)
    const maker = /^Pawl-Nonce: (\D*)/m.exec(message)?.[1] ?? ''
    const workspace = /\nM 040000 ([0-9a-f]{40}) workspace\n/.exec(script)?.[1] ?? ''
    const text = files.get(path) ?? ''
    const commit: StateCommit = {
      sha,
      name: hash('sha1', [before?.name, maker, workspace, text].join('\n')).slice(0, 10),
      parent: before,
      number: (before?.number ?? 0) + 1,
      path,
      text,
      workspace,
      blobs: new Map([...(before?.blobs ?? []), ...[...files].filter(([name]) => name.startsWith('journal/blobs/'))]),
      message,
      epoch: Number(/^Pawl-Epoch: (\d+)$/m.exec(message)?.[1] ?? 0),
    }
    this.#commits.set(sha, commit)
    return commit
  }

  reading(commit: StateCommit | null): Reading {
    if (commit === null) return NOTHING
    const known = this.#readings.get(commit.sha)
    if (known) return known
    const before = this.reading(commit.parent)
    const decoded = decode([{ name: commit.path, text: commit.text }], sha256, before.head)
    const reading: Reading = decoded.ok
      ? { head: decoded.head, state: fold(decoded.events, before.state), events: decoded.events, problem: null }
      : { ...before, events: [], problem: `line ${decoded.broken.line} ${decoded.broken.problem}` }
    this.#readings.set(commit.sha, reading)
    return reading
  }
}

function messageOf(script: string): string {
  const head = /\ndata (\d+)\n/.exec(script)
  if (!head) return ''
  const start = Buffer.byteLength(script.slice(0, head.index + head[0].length))
  return Buffer.from(script).toString('utf8', start, start + Number(head[1]))
}

/** Files that a fast-import script holds in itself. */
function* inlined(script: string): Generator<readonly [string, string]> {
  const bytes = Buffer.from(script)
  let at = 0
  for (;;) {
    const start = bytes.indexOf('\nM 100644 inline ', at)
    if (start < 0) return
    const nameEnd = bytes.indexOf('\n', start + 1)
    const sizeEnd = bytes.indexOf('\n', nameEnd + 1)
    const size = Number(bytes.toString('utf8', nameEnd + 6, sizeEnd))
    yield [bytes.toString('utf8', start + 17, nameEnd), bytes.toString('utf8', sizeEnd + 1, sizeEnd + 1 + size)]
    at = sizeEnd + size
  }
}

/** Commits from the first to this one. */
export function history(commit: StateCommit | null): readonly StateCommit[] {
  const all: StateCommit[] = []
  for (let at = commit; at; at = at.parent) all.push(at)
  return all.reverse()
}

export const scheduledIn = (state: State, key: string): EffectRecord | null =>
  state.effects.find((record) => record.key === key) ?? null

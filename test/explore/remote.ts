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
  add(script: Buffer): StateCommit {
    const sha = hash('sha1', script)
    const known = this.#commits.get(sha)
    if (known) return known
    const { message, parent, workspace, files } = readScript(script)
    const path = [...files.keys()].find((name) => name.startsWith('journal/segments/')) ?? ''
    const before = parent === null ? null : this.get(parent)
    const maker = /^Pawl-Nonce: (\D*)/m.exec(message)?.[1] ?? ''
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

/** What a script for `git fast-import` makes one commit of. */
function readScript(script: Buffer) {
  const files = new Map<string, string>()
  const commit = { message: '', parent: null as string | null, workspace: '', files }
  let before = ''
  for (let at = 0; at < script.length; ) {
    const end = script.indexOf('\n', at)
    const line = script.toString('utf8', at, end)
    at = end + 1
    if (line.startsWith('data ')) {
      const start = at
      at += Number(line.slice(5)) + 1
      const text = script.toString('utf8', start, at - 1)
      if (before.startsWith(INLINE)) files.set(before.slice(INLINE.length), text)
      else commit.message = text
    }
    if (line.startsWith('from ')) commit.parent = line.slice(5)
    if (line.endsWith(' workspace')) commit.workspace = line.split(' ')[2] ?? ''
    before = line
  }
  return commit
}

const INLINE = 'M 100644 inline '

/** Commits from the first to this one. */
export function history(commit: StateCommit | null): readonly StateCommit[] {
  const all: StateCommit[] = []
  for (let at = commit; at; at = at.parent) all.push(at)
  return all.reverse()
}

export const scheduledIn = (state: State, key: string): EffectRecord | null =>
  state.effects.find((record) => record.key === key) ?? null

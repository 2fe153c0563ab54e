import { posix } from 'node:path'
import { Fatal, Transient } from '../../src/ports/failures.ts'
import type { Branches } from '../../src/ports/workspace.ts'
import { type FakeFiles, type FakeObjects, fakeId } from './fake-workspace.ts'

/** What becomes of one push: as for appends in fake-journal.ts. */
export type PushFate = 'done' | 'lost-before' | 'lost-after' | 'refused'

export interface FakeBranches extends Branches {
  /** Tips on the remote by branch. */
  readonly tips: Map<string, string>
  /** Decides each push's fate; null lets all go well. */
  fate: ((branch: string, sha: string) => PushFate) | null
}

function readFake(files: FakeFiles, path: string, links = 0): string | null {
  const file = files.get(path)
  if (!file || links > 40) return null
  if (file.mode !== '120000') return file.text
  const target = posix.join(posix.dirname(path), file.text)
  return posix.isAbsolute(file.text) ? null : readFake(files, target, links + 1)
}

export function fakeBranches(objects: FakeObjects, tips = new Map<string, string>()): FakeBranches {
  const holds = (tip: string | null | undefined, sha: string): boolean => {
    const commit = tip ? objects.commits.get(tip) : undefined
    return tip === sha || (commit !== undefined && [commit.parent, commit.also].some((parent) => holds(parent, sha)))
  }
  const known = (sha: string) => {
    const commit = objects.commits.get(sha)
    if (commit === undefined) throw new Transient(`the remote does not have ${sha}`)
    return commit
  }
  const fake: FakeBranches = {
    tips,
    fate: null,
    tip: async (branch) => tips.get(branch) ?? null,
    fetch: async (sha) => known(sha).tree,
    readFile: async (sha, path) => readFake(objects.trees.get(known(sha).tree) ?? new Map(), path),
    contains: async (branch, sha) => holds(tips.get(branch), sha),
    async commit({ parent, also, tree, message, at }) {
      const files = tree ?? known(parent).tree
      const sha = fakeId(JSON.stringify([parent, files, message, Math.floor(at / 1000), ...(also ? [also] : [])]))
      objects.commits.set(sha, { tree: files, parent, also })
      return sha
    },
    async push(branch, sha) {
      const fate = fake.fate?.(branch, sha) ?? 'done'
      if (fate === 'refused')
        throw new Fatal('the token was refused', 'Give the job `permissions: contents: write`.', { status: 403 })
      if (fate === 'lost-before') throw new Transient('the push was lost on the way')
      const tip = tips.get(branch)
      if (holds(tip, sha)) return
      if (tip !== undefined && !holds(sha, tip))
        throw new Fatal(`${branch} has moved`, `Move what was pushed to ${branch} away.`)
      tips.set(branch, sha)
      for (let at: string | null | undefined = sha; at; at = objects.commits.get(at)?.parent) objects.pushed.add(at)
      if (fate === 'lost-after') throw new Transient('the answer to the push was lost')
    },
  }
  return fake
}

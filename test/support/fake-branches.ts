import { Fatal, Transient } from '../../src/ports/failures.ts'
import type { Branches } from '../../src/ports/workspace.ts'
import { type FakeFile, type FakeObjects, fakeFile, fakeId } from './fake-workspace.ts'

/** What becomes of one push: as for appends in fake-journal.ts. */
export type PushFate = 'done' | 'lost-before' | 'lost-after' | 'refused'

export interface FakeBranches extends Branches {
  /** Tips on the remote by branch. */
  readonly tips: Map<string, string>
  /** Decides each push's fate; null lets all go well. */
  fate: ((branch: string, sha: string) => PushFate) | null
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
    contains: async (branch, sha) => holds(tips.get(branch), sha),
    async commit({ parent, also, tree, message, at }) {
      const files = tree ?? known(parent).tree
      const sha = fakeId(JSON.stringify([parent, files, message, Math.floor(at / 1000), ...(also ? [also] : [])]))
      objects.commits.set(sha, { tree: files, parent, also })
      return sha
    },
    async merge({ ancestor, tree, theirs }) {
      if (!holds(theirs, ancestor)) return null
      return mergeFiles(objects, known(ancestor).tree, tree, known(theirs).tree)
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

/** Whole files are merged: one that both changed stands there twice, between markers. */
function mergeFiles(objects: FakeObjects, ...ids: readonly [string, string, string]) {
  const [before, ours, theirs] = ids.map((id) => objects.trees.get(id) ?? new Map<string, FakeFile>()) as [
    Map<string, FakeFile>,
    Map<string, FakeFile>,
    Map<string, FakeFile>,
  ]
  const merged = new Map<string, FakeFile>()
  const conflicts: string[] = []
  for (const path of [...new Set([...before.keys(), ...ours.keys(), ...theirs.keys()])].sort()) {
    const [was, we, they] = [before.get(path), ours.get(path), theirs.get(path)]
    const both = we?.text !== was?.text && they?.text !== was?.text && we?.text !== they?.text
    const kept = we?.text === was?.text ? they : we
    if (both) conflicts.push(path)
    if (both) merged.set(path, fakeFile(`<<<<<<<\n${we?.text ?? ''}=======\n${they?.text ?? ''}>>>>>>>\n`))
    else if (kept) merged.set(path, kept)
  }
  return { tree: objects.store(merged), conflicts }
}

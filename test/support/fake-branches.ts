import { posix } from 'node:path'
import { Fatal, Transient } from '../../src/ports/failures.ts'
import type { Branches } from '../../src/ports/workspace.ts'
import { unanswered, unlessStopped } from './fake-stop.ts'
import { type FakeFiles, type FakeObjects, fakeId } from './fake-workspace.ts'

/** What becomes of one push: as for appends in fake-journal.ts. */
export type PushFate = 'done' | 'lost-before' | 'lost-after' | 'refused' | 'unanswered'

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

export function fakeBranches(objects: FakeObjects, tips = new Map<string, string>(), stop?: AbortSignal): FakeBranches {
  const holds = (tip: string | null | undefined, sha: string): boolean => {
    const commit = tip ? objects.commits.get(tip) : undefined
    return tip === sha || (commit !== undefined && [commit.parent, commit.also].some((parent) => holds(parent, sha)))
  }
  const known = (sha: string) => {
    const commit = objects.commits.get(sha)
    if (commit === undefined) throw new Transient(`the remote does not have ${sha}`)
    return commit
  }
  const go = <T>(act: () => T | Promise<T>) => unlessStopped(stop, act)
  const commit: Branches['commit'] = async ({ parent, also, tree, message, at }) => {
    const files = tree ?? known(parent).tree
    const sha = fakeId(JSON.stringify([parent, files, message, Math.floor(at / 1000), ...(also ? [also] : [])]))
    objects.commits.set(sha, { tree: files, parent, also })
    return sha
  }
  const push: Branches['push'] = async (branch, sha) => {
    const fate = fake.fate?.(branch, sha) ?? 'done'
    if (fate === 'unanswered') await unanswered(stop)
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
  }
  const fake: FakeBranches = {
    tips,
    fate: null,
    tip: (branch) => go(() => tips.get(branch) ?? null),
    fetch: (sha) => go(() => known(sha).tree),
    readFile: (sha, path) => go(() => readFake(objects.trees.get(known(sha).tree) ?? new Map(), path)),
    contains: (branch, sha) => go(() => holds(tips.get(branch), sha)),
    commit: (data) => go(() => commit(data)),
    push: (branch, sha) => go(() => push(branch, sha)),
  }
  return fake
}

import { createHash } from 'node:crypto'
import { Transient } from '../../src/ports/failures.ts'
import type { Change, Workspace } from '../../src/ports/workspace.ts'
import { unlessStopped } from './fake-stop.ts'

export interface FakeFile {
  readonly mode: '100644' | '100755' | '120000'
  /** Content, or where a link points to. */
  readonly text: string
}
export type FakeFiles = ReadonlyMap<string, FakeFile>

export const fakeFile = (text: string): FakeFile => ({ mode: '100644', text })

export interface FakeCommit {
  readonly tree: string
  readonly parent: string | null
  readonly also?: string | undefined
}

/** Trees and commits in memory, by id, for every worker of a test. */
export interface FakeObjects {
  readonly trees: Map<string, FakeFiles>
  readonly commits: Map<string, FakeCommit>
  /** Commits that the remote has. */
  readonly pushed: Set<string>
  /** Files of the checkouts that are open now, by folder. */
  readonly checkouts: Map<string, FakeFiles>
  store(files: FakeFiles): string
  /** A commit that the remote has. */
  seed(files: FakeFiles, parent?: string | null): string
}

export function fakeObjects(): FakeObjects {
  const objects: FakeObjects = {
    trees: new Map(),
    commits: new Map(),
    pushed: new Set(),
    checkouts: new Map(),
    store(files) {
      const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1))
      const id = fakeId(JSON.stringify(sorted))
      objects.trees.set(id, new Map(sorted))
      return id
    },
    seed(files, parent = null) {
      const tree = objects.store(files)
      const sha = fakeId(`commit ${tree} ${parent}`)
      objects.commits.set(sha, { tree, parent })
      objects.pushed.add(sha)
      return sha
    },
  }
  return objects
}

export const fakeId = (text: string): string => createHash('sha1').update(text).digest('hex')

export interface FakeWorkspace extends Workspace {
  /** The disk: what the agent's tools change. */
  readonly files: Map<string, FakeFile>
  /** Commits that the folder's own git was put at, in order. */
  readonly aligned: string[]
  /** What stands in the way until the next restore. */
  broken: Awaited<ReturnType<Workspace['trouble']>>
}

export function fakeWorkspace(
  objects: FakeObjects,
  files = new Map<string, FakeFile>(),
  stop?: AbortSignal,
): FakeWorkspace {
  let tracked: FakeFiles = new Map()
  let checkouts = 0
  const aligned: string[] = []
  const treeOf = (id: string): FakeFiles => {
    const tree = objects.trees.get(objects.commits.get(id)?.tree ?? id)
    if (tree === undefined) throw new Transient(`there is no tree ${id} here`)
    return tree
  }
  const go = <T>(act: () => T | Promise<T>) => unlessStopped(stop, act)
  const workspace: FakeWorkspace = {
    files,
    aligned,
    broken: null,
    trouble: async () => workspace.broken,
    align: (sha) =>
      go(() => {
        treeOf(sha)
        aligned.push(sha)
      }),
    restore: (id) =>
      go(() => {
        const tree = treeOf(id)
        for (const path of tracked.keys()) files.delete(path)
        for (const [path, file] of tree) files.set(path, file)
        for (const path of [...files.keys()]) if (!tree.has(path) && !ignored(files, path)) files.delete(path)
        tracked = tree
        workspace.broken = null
      }),
    async snapshot() {
      const kept = [...files].filter(([path]) => tracked.has(path) || !ignored(files, path))
      const id = objects.store(new Map(kept))
      tracked = treeOf(id)
      return id
    },
    facts: async () => ({ submodules: [], lfs: [], nested: [], tooLarge: [] }),
    changed: (from, to) => go(() => differences(treeOf(from), treeOf(to)).map(({ path }) => path)),
    changes: (from, to) => go(() => differences(treeOf(from), treeOf(to))),
    patch: (from, to, paths) => go(() => paths.map((path) => patchOf(path, treeOf(from), treeOf(to))).join('')),
    merge: (base, ours, theirs) =>
      go(() => {
        const { merged, conflicts } = mergeFiles(treeOf(base), treeOf(ours), treeOf(theirs))
        return { tree: objects.store(merged), conflicts }
      }),
    async withCheckout(sha, use) {
      await go(() => {})
      if (!objects.pushed.has(sha)) throw new Transient(`the remote does not have ${sha}`)
      const folder = `/checkout/${++checkouts}`
      objects.checkouts.set(folder, treeOf(sha))
      try {
        return await use(folder)
      } finally {
        objects.checkouts.delete(folder)
      }
    },
  }
  return workspace
}

/** A three-way merge, file by file. */
function mergeFiles(before: FakeFiles, left: FakeFiles, right: FakeFiles) {
  const merged = new Map<string, FakeFile>()
  const conflicts: string[] = []
  for (const path of [...new Set([...before.keys(), ...left.keys(), ...right.keys()])].sort()) {
    const [old, mine, other] = [before.get(path), left.get(path), right.get(path)]
    const clashes = !same(mine, other) && !same(old, mine) && !same(old, other)
    const kept = clashes ? clash(mine, other) : same(old, mine) ? other : mine
    if (clashes) conflicts.push(path)
    if (kept) merged.set(path, kept)
  }
  return { merged, conflicts }
}

function differences(before: FakeFiles, after: FakeFiles): Change[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].sort()
  const changed = paths.filter((path) => !same(before.get(path), after.get(path)))
  return changed.map((path) => {
    const file = after.get(path)
    return { path, object: file ? fakeId(file.text) : null }
  })
}

/** Every line taken out and put in: longer than git's, and as true. */
function patchOf(path: string, before: ReadonlyMap<string, FakeFile>, after: ReadonlyMap<string, FakeFile>): string {
  const [old, now] = [before, after].map((files) => files.get(path)?.text.split('\n').slice(0, -1) ?? [])
  const lines = [...(old ?? []).map((line) => `-${line}`), ...(now ?? []).map((line) => `+${line}`)]
  return [`--- a/${path}`, `+++ b/${path}`, ...lines, ''].join('\n')
}

const same = (a: FakeFile | undefined, b: FakeFile | undefined): boolean => a?.text === b?.text && a?.mode === b?.mode

const clash = (mine: FakeFile | undefined, other: FakeFile | undefined): FakeFile | undefined =>
  mine && other ? { ...mine, text: `<<<<<<<\n${mine.text}=======\n${other.text}>>>>>>>\n` } : (mine ?? other)

/** As much of .gitignore as tests need: `name`, `folder/` and `*.ending`, in the root alone. */
function ignored(files: FakeFiles, path: string): boolean {
  const names = path.split('/')
  const rules = files.get('.gitignore')?.text.split('\n') ?? []
  return rules.some((rule) => {
    if (rule === '') return false
    if (rule.startsWith('*')) return path.endsWith(rule.slice(1))
    return rule.endsWith('/') ? names.slice(0, -1).includes(rule.slice(0, -1)) : names.includes(rule)
  })
}

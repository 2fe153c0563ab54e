import type { Facts } from '../core/survey.ts'

export interface Change {
  readonly path: string
  readonly object: string | null
}

/** The files that the agent works on, and snapshots of them in the journal's object store. */
export interface Workspace {
  /** Makes the files equal to a tree, byte for byte; ignored files stay. */
  restore(tree: string): Promise<void>
  /** Gives the folder an ordinary git at a commit, so that the agent's own git shows what the task has changed. */
  align(sha: string): Promise<void>
  /** Stores the files as they are and returns the id of their tree. */
  snapshot(): Promise<string>
  /**
   * What keeps everybody from working in the folder: it is gone (or emptied, with its own git), or its disk is full.
   * Null when nothing does; `restore` and `align` put it right as far as that can be done from here.
   */
  trouble(): Promise<'gone' | 'full' | null>
  /** What can't be kept whole: of the tree that was restored last, and of what the last snapshot left out. */
  facts(): Promise<Facts>
  /** Paths that differ between two trees or commits, sorted. */
  changed(from: string, to: string): Promise<readonly string[]>
  /** The same, with the name of what each path holds in `to`; null when there is nothing any more. */
  changes(from: string, to: string): Promise<readonly Change[]>
  /** How these paths differ between two trees or commits, as a patch that `git apply` takes. */
  patch(from: string, to: string, paths: readonly string[]): Promise<string>
  /**
   * The tree that has the changes from `base` to `ours` and those from `base` to `theirs` (trees or commits); where both
   * changed the same place, both versions stand there between conflict markers. No file of the folder is touched.
   */
  merge(
    base: string,
    ours: string,
    theirs: string,
  ): Promise<{ readonly tree: string; readonly conflicts: readonly string[] }>
  /** A fresh folder with just the files of a commit, as the remote has it; removed when `use` is through. */
  withCheckout<T>(sha: string, use: (folder: string) => Promise<T>): Promise<T>
}

/** The remote's ordinary branches. */
export interface Branches {
  /** Tip of a branch on the remote, null when there is none. Throws Transient, Fatal. */
  tip(branch: string): Promise<string | null>
  /** Fetches a commit so that its tree can be read here, and returns the id of that tree. */
  fetch(sha: string): Promise<string>
  /**
   * Text of a file as a commit has it, links within the commit followed; null when there is none. Throws Transient, Fatal.
   */
  readFile(sha: string, path: string): Promise<string | null>
  /** Whether the remote's branch holds the commit. */
  contains(branch: string, sha: string): Promise<boolean>
  /** The commit that the plain data of a push makes; the same everywhere. */
  commit(push: {
    readonly parent: string
    /** A second parent. */
    readonly also?: string | undefined
    readonly tree: string | null
    readonly message: string
    /** Milliseconds since 1970, for author and committer. */
    readonly at: number
  }): Promise<string>
  /** Plain push, never forced. Throws Transient when the outcome is unknown, Fatal when the remote refused. */
  push(branch: string, sha: string): Promise<void>
}

import type { Stored } from './journal.ts'

/** The state branch's objects as one file, so that the next machine fetches only what is newer. */
export interface Mirror {
  /** The journal's last checkpoint and other commits, each with all its files; null when there is no checkpoint. */
  pack(also: readonly string[]): Promise<{ readonly tip: string; readonly file: string } | null>
  /** Takes such a file in when it holds `tip` and other commits, complete, and nothing else; else what is wrong (S5). */
  unpack(tip: string, file: string): Promise<string | null>
  /** How many segments a checkpoint holds when they are the first ones of another; null when they are not. */
  beginning(cached: string, tip: string): Promise<number | null>
  /** Takes back what `unpack` told about commits that the remote turned out not to know. */
  forget(): Promise<void>
  /** What a checkpoint that was taken in holds, or that it is broken. */
  read(cached: string): Promise<Stored>
  /** Lets the journal's next append make the missing branch again from a checkpoint, by a plain push. */
  revive(cached: string): Promise<void>
}

/** The ignored folders in the workspace that `setup` makes. */
export interface Folders {
  /** A digest of the setup commands and of the files in `tree` that shape what they make. */
  inputs(setup: readonly string[], tree: string): Promise<string>
  /** Names of the ignored folders that are there now. */
  list(): Promise<readonly string[]>
  /** Those of the folders that can be kept, as one file with its digest; else why none can. */
  pack(names: readonly string[]): Promise<Packed | { readonly problem: string }>
  /** Puts folders back when the file has the digest and nothing in it leads out of the workspace; else what is wrong. */
  unpack(file: string, digest: string, names: readonly string[]): Promise<string | null>
}

export interface Packed {
  readonly file: string
  readonly digest: string
  readonly folders: readonly string[]
}

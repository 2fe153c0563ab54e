/**
 * Files that are kept between jobs to save time. An accelerator: it may be missing, stale, read-only or wrong, so nothing
 * that comes out of it is believed before it was checked (S5), and nothing is kept there alone (J1). No method throws.
 */
export interface Cache {
  /** Brings back the newest file whose key begins with `prefix`. The caller removes it with `discard`. */
  restore(prefix: string, limits: Limits): Promise<Restored>
  /** Keeps a file under a key that was never used before. */
  keep(key: string, file: string, limits: Limits): Promise<Kept>
  discard(file: string): Promise<void>
}

export interface Limits {
  readonly timeMs: number
  readonly signal?: AbortSignal
}

export type Restored =
  | { readonly how: 'found'; readonly key: string; readonly file: string }
  | { readonly how: 'absent' }
  | { readonly how: 'failed'; readonly reason: string }

export type Kept =
  | { readonly how: 'kept' }
  /** This job may read the cache and not write to it. */
  | { readonly how: 'read-only' }
  | { readonly how: 'failed'; readonly reason: string }

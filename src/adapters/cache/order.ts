/** What the worker is told, in its environment, and what it answers. */
export interface Order {
  readonly verb: 'restore' | 'keep'
  readonly key: string
  /** Name of the file in the worker's folder. The service tells entries apart by it. */
  readonly name: string
}

export interface Result {
  readonly available: boolean
  /** Key of what was restored. */
  readonly key: string | null
  /** Whether the entry was taken. */
  readonly kept: boolean
}

/** Where the answer is written; the first three carry what people read. */
export const RESULT_FD = 3

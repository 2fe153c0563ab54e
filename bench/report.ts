/** What a benchmark found, as the console and docs/PERFORMANCE.md tell it. */
export interface Row {
  readonly name: string
  /** Null: not measured, and `measured` says why. */
  readonly ratio: number | null
  /** Null: shown beside the others, held to nothing. */
  readonly atMost: number | null
  /** What the ratio was made of. */
  readonly measured: string
}

export const isOver = ({ ratio, atMost }: Row): boolean => ratio !== null && atMost !== null && !(ratio <= atMost)

export function line({ name, ratio, atMost, measured }: Row): string {
  const value = ratio === null ? 'not measured yet' : `${shown(ratio)} ratio`
  return `${name}: ${value}${atMost === null ? '' : ` (at most ${atMost})`}  ${measured}`
}

/** The rows as a Markdown table. */
export function table(rows: readonly Row[]): string {
  const cells = rows.map(({ name, ratio, atMost, measured }) =>
    [name, ratio === null ? 'not measured yet' : shown(ratio), atMost ?? '', measured].join(' | '),
  )
  return ['What | Result | At most | Made of', '--- | --- | --- | ---', ...cells].map((row) => `| ${row} |`).join('\n')
}

const shown = (ratio: number): string => (ratio >= 100 ? ratio.toFixed(0) : ratio.toFixed(ratio < 1.1 ? 3 : 2))

export const bytes = (count: number): string => `${Math.round(count).toLocaleString('en-US')} B`
export const ms = (time: number): string => `${time.toFixed(time < 10 ? 1 : 0)} ms`

/** What the crash test found: the table that it prints, and README.md's copy of it. */
export const COLUMNS = [
  'points',
  'kills',
  'same final state',
  'duplicate effects',
  'lost events',
  'repeated model turns',
] as const
type Column = (typeof COLUMNS)[number]

export type Counts = Readonly<Record<Column, number>>
/** What was played → what it came to. */
export type Report = Readonly<Record<string, Counts>>

export const SINGLE = 'single deaths'
/** What may never be; how often a turn is paid again depends on when a kill comes. */
const HELD = ['duplicate effects', 'lost events'] as const
/** How far numbers of points may be apart: on a slow machine a job makes a checkpoint more. */
const MARGIN = 0.05

const PLACE = /(<!-- crash: made by `npm run test:crash -- --write` -->\n\n)([\s\S]*?)(\n\n<!-- \/crash -->)/

/** The report that a README holds. */
export function reportIn(readme: string): Report {
  const table = PLACE.exec(readme)?.[2]
  if (table === undefined) throw new Error('README.md has no place for the crash test')
  const rows = table.split('\n').slice(2).map(cells)
  return Object.fromEntries(rows.map(([name = '', ...counts]) => [name, countsOf(counts.map(Number))]))
}

const cells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

const countsOf = (numbers: readonly number[]): Counts =>
  Object.fromEntries(COLUMNS.map((column, index) => [column, numbers[index] ?? Number.NaN])) as Counts

/** README.md with these rows in it; rows of what wasn't played stay. */
export function withReport(readme: string, played: Report): string {
  const line = (all: readonly (string | number)[]) => `| ${all.join(' | ')} |`
  const rows = Object.entries({ ...reportIn(readme), ...played })
  const table = [
    line(['Killed at', ...COLUMNS]),
    line(['---', ...COLUMNS.map(() => '---:')]),
    ...rows.map(([name, counts]) => line([name, ...COLUMNS.map((column) => counts[column])])),
  ].join('\n')
  return readme.replace(PLACE, (_, start: string, _old, end: string) => start + table + end)
}

/** What the README says and the run doesn't; of what it says nothing, nothing can contradict it. */
export function contradictions(readme: string, played: Report): readonly string[] {
  const report = reportIn(readme)
  return Object.entries(played).flatMap(([name, counts]) => {
    const said = report[name]
    if (!said) return []
    const apart = Math.abs(said.points - counts.points) > MARGIN * counts.points
    return [...(apart ? (['points'] as const) : []), ...HELD.filter((column) => said[column] !== counts[column])].map(
      (column) => `${name}: ${counts[column]} ${column}, README.md says ${said[column]}`,
    )
  })
}

/** What a README may not claim: anything but that each death led to the same end, with nothing twice and nothing lost. */
export const failures = (readme: string): readonly string[] =>
  Object.entries(reportIn(readme)).flatMap(([name, counts]) =>
    counts.kills >= counts.points &&
    counts['same final state'] === counts.points &&
    HELD.every((column) => counts[column] === 0)
      ? []
      : [name],
  )

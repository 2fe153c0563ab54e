/** What a new version of a plan changes, a line each, as Markdown that has no power (S6). */
import type { Data } from './events.ts'
import type { Plan } from './plan.ts'
import { code, usd } from './present/words.ts'
import { brief, clip, oneLine } from './text.ts'

type Submitted = Data<'plan.submitted'>
type Step = Plan['steps'][number]

const MAX_LINES = 40
const MAX_TEXT = 200

const said = (text: string): string => brief(text, MAX_TEXT)
const name = (text: string): string => code(brief(text, MAX_TEXT))
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Short: what has changed is named, and read in full in the plan itself. */
export function planDiff(before: Submitted, after: Submitted): readonly string[] {
  const [old, now] = [before.plan, after.plan]
  const lines = [
    ...(old.summary === now.summary ? [] : [`Goal reworded; it was: ${said(old.summary)}`]),
    ...(old.cause === now.cause ? [] : ['Another account of why it happens']),
    ...steps(old.steps, now.steps),
    ...lists('Files', old.files, now.files, name),
    ...lists('Checks proposed', old.verify, now.verify, name),
    ...lists('Risks', old.risks, now.risks, said),
    ...lists('Will ask before', old.actions ?? [], now.actions ?? [], said),
    ...(same(old.cost, now.cost) ? [] : [`Expected cost: ${cost(now)}; it was: ${cost(old)}`]),
    ...(before.baseSha === after.baseSha
      ? []
      : [`Made on ${code(after.baseSha.slice(0, 7))}; before, on ${code(before.baseSha.slice(0, 7))}`]),
  ]
  if (lines.length === 0) return ['Nothing but its version']
  return lines.length <= MAX_LINES ? lines : [...lines.slice(0, MAX_LINES), `${lines.length - MAX_LINES} more changes`]
}

const cost = (plan: Plan): string => (plan.cost ? `${usd(plan.cost.low)} to ${usd(plan.cost.high)}` : 'not said')

/** Steps are the same when they have the same title. */
function steps(old: readonly Step[], now: readonly Step[]): readonly string[] {
  const [before, after] = [byTitle(old), byTitle(now)]
  const [stayed, stay] = [before, after].map((all) =>
    [...all.keys()].filter((title) => before.has(title) && after.has(title)),
  )
  return [
    ...old.filter(({ title }) => !after.has(oneLine(title))).map(({ title }) => `Step removed: ~~${said(title)}~~`),
    ...now.filter(({ title }) => !before.has(oneLine(title))).map(({ title }) => `Step added: ${said(title)}`),
    ...[...after]
      .filter(([title, { detail }]) => before.has(title) && before.get(title)?.detail !== detail)
      .map(([title]) => `Step changed in its detail: ${said(title)}`),
    ...(same(stayed, stay) ? [] : ['Steps in another order']),
  ]
}

const byTitle = (steps: readonly Step[]): ReadonlyMap<string, Step> =>
  new Map(steps.map((step) => [oneLine(step.title), step]))

function lists(
  what: string,
  old: readonly string[],
  now: readonly string[],
  show: (text: string) => string,
): readonly string[] {
  const gone = old.filter((one) => !now.includes(one)).map((one) => `no longer ${show(one)}`)
  const come = now.filter((one) => !old.includes(one)).map((one) => `now also ${show(one)}`)
  return gone.length + come.length === 0 ? [] : [`${what}: ${clip([...come, ...gone].join('; '), 5 * MAX_TEXT)}`]
}

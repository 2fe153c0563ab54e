/** Small words that several texts share. */
import type { Data } from '../events.ts'
import type { Opened } from '../state.ts'
import { clipStart, markdown } from '../text.ts'

/** What GitHub accepts in a comment or a pull request's body is 65,536 characters; ours stay well under it (P7). */
export const MAX_BODY = 60_000

export const usd = (amount: number): string => `$${amount.toFixed(2)}`

export function duration(ms: number): string {
  if (ms < 1_000) return 'under a second'
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`
  const minutes = Math.max(1, Math.round(ms / 60_000))
  if (minutes < 60) return `${minutes} min`
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`
}

/** A moment in milliseconds since 1970, to the minute, in UTC. */
export function moment(ms: number): string {
  const minutes = Math.ceil(ms / 60_000)
  const two = (n: number) => String(n).padStart(2, '0')
  return `${dateOf(Math.floor(minutes / 1440))} ${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)} UTC`
}

/** The date of a day that is counted from 1970-01-01, by counting from a first of March, so that a leap day ends a year. */
function dateOf(day: number): string {
  const since = day + 719_468
  const era = Math.floor(since / 146_097)
  const inEra = since - era * 146_097
  const year = Math.floor(
    (inEra - Math.floor(inEra / 1460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) / 365,
  )
  const inYear = inEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100))
  const month = Math.floor((5 * inYear + 2) / 153)
  const date = inYear - Math.floor((153 * month + 2) / 5) + 1
  const january = month < 10 ? month + 3 : month - 9
  const full = year + era * 400 + (january <= 2 ? 1 : 0)
  return [full, january, date].map((part) => String(part).padStart(2, '0')).join('-')
}

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

export const code = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  const fence = '`'.repeat(1 + Math.max(0, ...[...line.matchAll(/`+/g)].map(([run]) => run.length)))
  return fence.length === 1 ? `\`${line}\`` : `${fence} ${line} ${fence}`
}

/** A fenced block whose fence is longer than any in the text. */
export function fenced(text: string): string {
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)))
  return `${fence}\n${text.replace(/\n$/, '')}\n${fence}`
}

/** Markdown that is folded away until somebody opens it; the empty lines make GitHub render it. */
export const details = (summary: string, text: string): string =>
  `<details><summary>${summary}</summary>\n\n${text}\n\n</details>`

/** What is known of a stop besides its title: our own sentence, or word for word what a command printed. */
export const detailOf = ({ class: kind, detail }: Data<'task.suspended'>): string =>
  kind === 'fatal' && detail !== '' ? fenced(clipStart(detail, 3_000)) : markdown(detail)

/** Links into the repository, from the issue's own address. */
export function linksOf({ task }: Opened): {
  repository: string
  state: string
  work: string
  commit: (sha: string) => string
  pull: (n: number) => string
  /** Addresses of a review and of a comment on a pull request. */
  review: (pull: number, id: number) => string
  comment: (pull: number, id: number) => string
} {
  const repository = task.url.replace(/\/issues\/\d+$/, '')
  return {
    repository,
    state: `${repository}/tree/pawl/state/${task.task}`,
    work: `${repository}/compare/${task.base.branch}...pawl/issue-${task.task}`,
    commit: (sha) => `[\`${sha.slice(0, 7)}\`](${repository}/commit/${sha})`,
    pull: (n) => `[#${n}](${repository}/pull/${n})`,
    review: (pull, id) => `${repository}/pull/${pull}#pullrequestreview-${id}`,
    comment: (pull, id) => `${repository}/pull/${pull}#issuecomment-${id}`,
  }
}

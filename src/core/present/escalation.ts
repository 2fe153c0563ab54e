/** What people read when they have to decide, and when they have. */
import type { SignalRef } from '../signals.ts'
import { budgetOf, type Opened } from '../state.ts'
import { clip, harmless, markdown, oneLine } from '../text.ts'
import { detailOf, details, linksOf, MAX_BODY, usd } from './words.ts'

export interface Asked {
  /** Logins and teams whose review was requested. */
  readonly reached: readonly string[]
  /** Those who could not be asked. */
  readonly missed: readonly string[]
}

/** The comment for an open question of the agent. */
export function questionComment(state: Opened, asked: Asked): string {
  const { question } = state
  if (!question) throw new Error('there is no question to be told')
  const { tried, options, yesNo } = question
  return whole([
    `### ❓ One decision needed from ${names(asked)}`,
    `**Decision**: ${text(question.question)}`,
    tried.length > 0 && ['**Tried**:', ...tried.map((one, index) => `${index + 1}. ${entry(one)}`)].join('\n'),
    options.length > 0 && ['**Options**:', ...lettered(options)].join('\n'),
    lookAt(state),
    `**Answer** by submitting a review (Files changed → Review changes → Submit review), with or without inline comments.${yesNo ? ' `/approve` in a comment says yes as well, `/deny [reason]` no.' : ''} It counts from people with write permission, and once it is submitted.`,
    missed(asked),
    `Days later is fine: until then nothing runs and nothing is billed. So far ${usd(state.spent.usd)} of ${usd(budgetOf(state))} are spent.`,
  ])
}

/** The comment for a task that can't go on by itself. */
export function stoppedComment(state: Opened, asked: Asked): string {
  const { suspended, spent } = state
  if (!suspended) throw new Error('there is no stop to be told')
  return whole([
    `### 🛑 Stopped, and a decision needed from ${names(asked)}`,
    `**What happened**: ${oneLine(harmless(suspended.title))}.`,
    suspended.detail && detailOf(suspended),
    `**Saved**: everything up to turn ${spent.turns}, on [the state branch](${linksOf(state).state}).`,
    `**To go on**: ${suspended.todo}`,
    lookAt(state),
    '**Or answer** by submitting a review (Files changed → Review changes → Submit review): the task goes on, and the agent reads what you say, on lines too. `/cancel` ends the task.',
    missed(asked),
    'Until then nothing runs and nothing is billed.',
  ])
}

/** What becomes of such a comment when it is decided. */
export function closedComment(state: Opened, old: { readonly purpose: 'question' | 'stopped'; readonly body: string }) {
  const title = old.body.replace(/\n[\s\S]*/, '').replace(/^#+ \S+ /, '')
  const rest = old.body.replace(/^.*\n?/, '').trim()
  return whole([closing(state, old.purpose), details(title, clip(rest, MAX_BODY - 2_000))])
}

function closing(state: Opened, purpose: 'question' | 'stopped'): string {
  const { ended, question } = state
  if (ended)
    return `### ⏹️ Closed: the task ${ended.outcome === 'cancelled' ? 'was cancelled' : 'has ended'}${by(ended.by)}`
  if (purpose === 'stopped') return '### ▶️ The task has gone on'
  const answer = question?.answer
  if (!answer) return '### ⏹️ Closed: the question is no longer open'
  return `### ✅ Answered${by(answer.by)}\n\n[The answer](${placeOf(state, answer.signal)}) is with the agent, and the work goes on.`
}

const by = (login: string | undefined): string => (login === undefined ? '' : ` by ${login}`)

const placeOf = (state: Opened, { kind, id, number }: SignalRef): string =>
  kind === 'review' ? linksOf(state).review(number, id) : linksOf(state).comment(number, id)

const whole = (parts: readonly (string | false)[]): string => clip(parts.filter(Boolean).join('\n\n'), MAX_BODY)
const text = (said: string): string => markdown(said.trim())
/** An entry of a list may hold lines of its own. */
const entry = (said: string): string => text(said).replaceAll('\n', '\n   ')

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const lettered = (options: readonly string[]): readonly string[] =>
  [...options.map(entry), 'something else: say what'].map((option, index) => `- (${LETTERS[index]}) ${option}`)

function names({ reached, missed: others }: Asked): string {
  const all = reached.length > 0 ? reached : others
  return all.length === 0 ? 'somebody with write permission' : all.join(', ')
}

/** Who could not be asked by name is told by a mention. */
const missed = ({ missed: all }: Asked): string | false =>
  all.length > 0 &&
  `A review could not be requested from ${all.map((name) => `@${name}`).join(', ')}: GitHub takes only collaborators other than the author, and teams only from a token that may see them.`

function lookAt(state: Opened): string {
  const links = linksOf(state)
  const job = state.run ? [`[the job](${state.run.url})`] : []
  return `**Look at**: ${[...job, `[the journal](${links.state})`, `[the diff so far](${links.work})`].join(' · ')}`
}

/** What people and the agent are told of a call that may not just run. */
import type { Json, JsonObject } from '../json.ts'
import type { Action } from '../people.ts'
import { shortDigest } from '../plan.ts'
import type { SignalData } from '../signals.ts'
import type { Opened } from '../state.ts'
import { clip, harmless, oneLine } from '../text.ts'
import { approverWords } from './approvers.ts'
import { deniedText } from './said.ts'
import { code, count, fenced, linksOf } from './words.ts'

/** What is asked about when work is finished. */
export interface HeldInput extends JsonObject {
  /** What each path holds now, by git's name for it, or `deleted`. */
  readonly paths: Readonly<Record<string, string>>
  readonly deleted: readonly string[]
}
export const GONE = 'deleted'

/** The subject by which the comment of one call is told from that of the same call made again. */
export const actionSubject = ({ digest, call }: Pick<Action, 'digest' | 'call'>): string =>
  `action-${shortDigest(digest)}-${call}`

/** Tool and exact input, why it needs leave, and how to answer. */
export function actionComment(state: Opened, action: Action): string {
  const { digest, name, why } = action
  const short = shortDigest(digest)
  const parts = [
    `### ✋ ${name === 'finish' ? 'May this be handed over?' : 'May this run?'} \`${short}\``,
    name === 'finish' ? handedOver(state, action) : called(state, action),
    `**Why it asks**: ${harmless(oneLine(why))}`,
    ...before(state, action),
    [
      `**Answer** with a comment: \`/approve ${short}\` lets it ${name === 'finish' ? 'be handed over as it is' : 'run exactly as shown, once'}; \`/deny <reason>\` tells the agent why not, and it goes on without.`,
      `${approverWords(state)} may answer. Nothing runs and nothing is billed until then.`,
    ].join('\n'),
  ]
  return parts.join('\n\n')
}

/** One approval is for one call: the same call is asked about again. */
function before({ decided }: Opened, { digest }: Action): readonly string[] {
  const same = decided.filter((one) => one.digest === digest)
  const last = same.at(-1)
  if (!last) return []
  return [
    `**Asked before**: ${count(same.length, 'time')}; ${last.by} ${last.approved ? 'approved' : 'denied'} it last.`,
  ]
}

/** All that is shown of an input, and of how many of its fields. */
const MOST_SHOWN = 40_000
const MOST_FIELDS = 10

function called(state: Opened, { name, input }: Action): string {
  const fields = Object.entries(input)
  const each = Math.floor(MOST_SHOWN / Math.max(1, Math.min(fields.length, MOST_FIELDS)))
  const shown = fields.slice(0, MOST_FIELDS).map(([key, value]) => field(clip(exact(key), 100), value, each))
  const cut = fields.length > shown.length || shown.some(({ cut }) => cut)
  const note = `**Cut**: this is not all of it. The whole stands in [the journal](${linksOf(state).state}/journal), and the digest names the whole.`
  return [`**Tool**: ${code(exact(name))}`, ...shown.map(({ text }) => text), ...(cut ? [note] : [])].join('\n\n')
}

function field(key: string, value: Json, limit: number): { readonly text: string; readonly cut: boolean } {
  const whole = exact(typeof value === 'string' ? value : JSON.stringify(value))
  const short = whole.length <= 100 && !/\s\s|[\t\n]|^\s|\s$/.test(whole)
  return {
    text: short ? `**${key}**: ${code(whole)}` : `**${key}**\n\n${fenced(clip(whole, limit))}`,
    cut: !short && whole.length > limit,
  }
}

/** Harmless, and with what can't be seen spelt out: what is shown is all there is. */
const exact = (text: string): string =>
  harmless(
    text
      .replace(UNSEEN, (found) =>
        found.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
      )
      .replace(/`{50,}/g, (run) => `(${run.length} backticks)`),
  )
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{DI}]|(?! )\p{Zs}/gu

function handedOver(state: Opened, { input }: Action): string {
  const { paths, deleted } = input as HeldInput
  const all = [...Object.entries(paths), ...deleted.map((path) => [path, GONE] as const)]
  const lines = all.slice(0, MOST_LISTED).map(([path, object]) => `- ${named(state, path, object)}`)
  const more = all.length > lines.length ? [`- and ${all.length - lines.length} more`] : []
  const title = `**The work is finished, and changes ${count(all.length, 'path')} that a person decides about**`
  return `${title}\n\n${[...lines, ...more].join('\n')}`
}

function named(state: Opened, path: string, object: string): string {
  const shown = code(clip(exact(path), 200))
  if (object === GONE) return `${shown}, deleted`
  const address = `${linksOf(state).state}/workspace/${path.split('/').map(encodeURIComponent).join('/')}`
  return path.length > 200 ? shown : `[${shown}](${address})`
}

const MOST_LISTED = 50
const list = (paths: readonly string[]): string => {
  const more = paths.length > MOST_LISTED ? ` and ${paths.length - MOST_LISTED} more` : ''
  return `${paths.slice(0, MOST_LISTED).map(code).join(', ')}${more}`
}

/** The result of a call that the rules forbid. */
export const forbiddenText = (why: readonly string[]): string =>
  `Not run: the rules of this repository forbid this call, because ${why.join('; ')}. Do without it; if the task can't be done without it, say so when you finish.`

/** The result of a `finish` call whose files may not be handed over. */
export const heldText = (paths: readonly string[]): string =>
  `Not handed over: the rules of this repository forbid changing ${list(paths)}. Put them back as they are in the base commit and call finish again.`

/** The result of a call that a person decided against. */
export function deniedAction({ name, input }: Action, decision: SignalData<'action.decided'>): string {
  const text = deniedText(decision)
  if (name !== 'finish') return text
  const { paths, deleted } = input as HeldInput
  return `${text}\n\nIt is about ${list([...Object.keys(paths), ...deleted])}. Put them back as they are in the base commit, or change them as asked, and call finish again.`
}

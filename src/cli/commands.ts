import { hash } from 'node:crypto'
import { openedFor } from '../core/broken.ts'
import { type Broken, decode, type Segment } from '../core/codec.ts'
import type { Recorded } from '../core/events.ts'
import { evolve, fold } from '../core/fold.ts'
import { largeTexts } from '../core/output.ts'
import { statusComment } from '../core/present/status.ts'
import { initialState, isOpened, type Phase, phaseOf, type State } from '../core/state.ts'
import type { Asked } from './arguments.ts'
import { describe, timeOf } from './describe.ts'
import type { Source } from './source.ts'
import { safe } from './terminal.ts'

/** What is printed, and what is wrong with the journal. */
export interface Answer {
  readonly lines: readonly string[]
  readonly problem: string | null
}

interface Read {
  readonly events: readonly Recorded[]
  readonly broken: Broken | null
}

const sha256 = (text: string): string => hash('sha256', text)

export async function answer(asked: Asked, source: Source): Promise<Answer> {
  const read = readAll(source)
  if (asked.command === 'verify') return verify(source, asked.task, read)
  const lines = tell(asked, read.events)
  const problem = read.broken ? `${placeOf(read.broken)}\nOnly what stands before it is shown.` : null
  return { lines, problem }
}

/** All events up to the first that can't be read. */
function readAll({ segments, broken }: Source): Read {
  const decoded = decode(segments, sha256)
  if (decoded.ok) return { events: decoded.events, broken: broken ?? null }
  const before = decode(upTo(segments, decoded.broken), sha256)
  return { events: before.ok ? before.events : [], broken: decoded.broken }
}

function upTo(segments: readonly Segment[], { segment, line }: Broken): readonly Segment[] {
  const index = segments.findIndex(({ name }) => name === segment)
  const { name = '', text = '' } = segments[index] ?? {}
  const whole = text
    .split('\n')
    .slice(0, line - 1)
    .map((one) => `${one}\n`)
  return [...segments.slice(0, index), { name, text: whole.join('') }]
}

const placeOf = ({ segment, line, problem }: Broken): string => `Broken: line ${line} of ${segment} ${problem}.`

async function verify(source: Source, task: number | null, read: Read): Promise<Answer> {
  const { events } = read
  const opened = openedFor(task, fold(events))
  const broken = read.broken ?? ('problem' in opened ? opened : null)
  const missing = broken ? null : await badBlob(source, events)
  if (broken || missing) {
    const advice = [
      ...(broken?.newer ? ['A newer version of Pawl may know what this line says: look with that one first.'] : []),
      `Whole up to event ${events.length}. Nothing was changed. Read from ${source.where}.`,
      'To go on: somebody with the maintain or admin role comments /retry on the issue; Pawl then goes on from the last whole checkpoint and keeps the rest under journal/broken/ on the state branch.',
    ]
    return { lines: [], problem: [broken ? placeOf(broken) : missing, ...advice].join('\n') }
  }
  const last = events.at(-1)
  const count = `${events.length} events in ${source.segments.length} ${source.segments.length === 1 ? 'segment' : 'segments'}`
  const end = last ? `, the last of ${timeOf(last.at)} under epoch ${last.epoch}` : ''
  return { lines: [`Whole: ${count}${end}.`, `Read from ${source.where}.`], problem: null }
}

/** Every large text that an event names must be there, and be the one that was named. */
async function badBlob({ blob }: Source, events: readonly Recorded[]): Promise<string | null> {
  for (const recorded of events) {
    const { seq } = recorded
    for (const digest of largeTexts(recorded)) {
      const text = await blob(digest).catch((error: unknown) => (error instanceof Error ? error : null))
      if (text === null) return `Broken: the large text ${digest} that event ${seq} names is missing.`
      if (text instanceof Error) return `Broken: the large text that event ${seq} names can't be read: ${text.message}.`
    }
  }
  return null
}

function tell({ command, event }: Asked, events: readonly Recorded[]): readonly string[] {
  if (command === 'log') return events.map(describe)
  if (command === 'replay') return event === null ? phases(events) : [stateAt(events, event)]
  if (event === null) return [where(fold(events))]
  const found = events[event - 1]
  return [found ? JSON.stringify(found, null, 2) : `There is no event ${event}; the last is ${events.length}.`]
}

function phases(events: readonly Recorded[]): readonly string[] {
  const lines: string[] = []
  let state: State = initialState
  let phase: Phase | null = null
  for (const recorded of events) {
    state = evolve(state, recorded)
    const now = phaseOf(state)
    if (now !== phase) lines.push(`${describe(recorded)}\n        → ${now}`)
    phase = now
  }
  return [...lines, `${events.length} events replayed.`]
}

const stateAt = (events: readonly Recorded[], event: number): string =>
  `After event ${Math.min(event, events.length)} of ${events.length}:\n\n${where(fold(events.slice(0, event)))}`

const where = (state: State): string =>
  isOpened(state) ? statusComment(state) : 'The journal does not say that a task was opened.'

/** The whole of an answer as a terminal may have it. */
export const printed = (lines: readonly string[]): string => lines.map((line) => `${safe(line)}\n`).join('')

/** The trailers of a checkpoint's commit: who wrote it, and who has to act next. */
import { KNOWN, type Known } from './known.ts'
import type { WaitsFor } from './waits.ts'

export interface Trailers {
  readonly epoch: number
  readonly run: string
  readonly attempt: number
  readonly waitsFor: WaitsFor
  /**
   * When a task that waits for a person is to be looked at again, and before when one that waits for a worker is not to be
   * gone on with, in milliseconds since 1970; null when there is no such time.
   */
  readonly wakeAt: number | null
  /** When the latest of what it has heard was said, in milliseconds since 1970; null when it has heard nothing. */
  readonly heardAt: number | null
  /** What the journal says of the task, when its issue is not simply open and labelled. */
  readonly known?: Known
}

const WAITS: readonly WaitsFor[] = ['worker', 'person', 'nobody']
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The commit message of a checkpoint; the nonce makes its commit one of a kind (J3). */
export const checkpointMessage = (
  subject: string,
  { epoch, run, attempt, waitsFor, wakeAt, heardAt, known }: Trailers,
  nonce: string,
): string =>
  [
    oneLine(subject),
    '',
    `Pawl-Epoch: ${epoch}`,
    `Pawl-Run: ${oneLine(run)}`,
    `Pawl-Attempt: ${attempt}`,
    `Pawl-Nonce: ${oneLine(nonce)}`,
    `Pawl-Waits-For: ${waitsFor}`,
    ...(wakeAt === null ? [] : [`Pawl-Wake-At: ${wakeAt}`]),
    ...(heardAt === null ? [] : [`Pawl-Heard-At: ${heardAt}`]),
    ...(known ? [`Pawl-Known: ${known}`] : []),
    '',
  ].join('\n')

/** What a commit message says; null when it is no checkpoint's. */
export function readTrailers(message: string): Trailers | null {
  const values = new Map([...message.matchAll(/^(Pawl-[A-Za-z-]+): (.*)$/gm)].map(([, name, value]) => [name, value]))
  const waitsFor = WAITS.find((known) => known === values.get('Pawl-Waits-For'))
  const run = values.get('Pawl-Run')
  const [epoch, attempt] = [Number(values.get('Pawl-Epoch')), Number(values.get('Pawl-Attempt'))]
  const time = (name: string) => (values.has(name) ? Number(values.get(name)) : null)
  const [wakeAt, heardAt] = [time('Pawl-Wake-At'), time('Pawl-Heard-At')]
  const known = KNOWN.find((one) => one === values.get('Pawl-Known'))
  const read = { epoch, run: run ?? '', attempt, wakeAt, heardAt, ...(known ? { known } : {}) }
  return waitsFor && run && epoch > 0 && attempt > 0 ? { ...read, waitsFor } : null
}

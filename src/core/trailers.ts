/** The trailers of a checkpoint's commit: who wrote it, and who has to act next. */
import type { WaitsFor } from './waits.ts'

export interface Trailers {
  readonly epoch: number
  readonly run: string
  readonly attempt: number
  readonly waitsFor: WaitsFor
}

const WAITS: readonly WaitsFor[] = ['worker', 'person', 'nobody']
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The commit message of a checkpoint; the nonce makes its commit one of a kind (J3). */
export const checkpointMessage = (
  subject: string,
  { epoch, run, attempt, waitsFor }: Trailers,
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
    '',
  ].join('\n')

/** What a commit message says; null when it is no checkpoint's. */
export function readTrailers(message: string): Trailers | null {
  const values = new Map([...message.matchAll(/^(Pawl-[A-Za-z-]+): (.*)$/gm)].map(([, name, value]) => [name, value]))
  const waitsFor = WAITS.find((known) => known === values.get('Pawl-Waits-For'))
  const run = values.get('Pawl-Run')
  const [epoch, attempt] = [Number(values.get('Pawl-Epoch')), Number(values.get('Pawl-Attempt'))]
  return waitsFor && run && epoch > 0 && attempt > 0 ? { epoch, run, attempt, waitsFor } : null
}

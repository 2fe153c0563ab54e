import type { Job, JobListener } from '../test/world/jobs.ts'

const dim = (text: string): string => (process.stdout.isTTY ? `\u001b[2m${text}\u001b[0m` : text)
const bold = (text: string): string => (process.stdout.isTTY ? `\u001b[1m${text}\u001b[0m` : text)

export interface Narrator {
  /** Something that a person or the world does. */
  tell(text: string): void
  /** A text that Pawl wrote, as it stands on GitHub. */
  show(title: string, text: string): void
  readonly listener: JobListener
}

/** Tells the story as it happens, each line with the seconds since the start. */
export function narrator(quiet: boolean): Narrator {
  const start = performance.now()
  const say = (text: string) => {
    if (!quiet) console.log(`${dim(`${((performance.now() - start) / 1000).toFixed(1).padStart(5)} s`)}  ${text}`)
  }
  const name = ({ kind, runId, attempt }: Job) => `${kind} job ${runId}${attempt > 1 ? `, attempt ${attempt}` : ''}`
  return {
    tell: (text) => say(bold(text)),
    show: (title, text) => {
      if (!quiet) console.log(`\n${bold(`── ${title} `.padEnd(100, '─'))}\n\n${text.trim()}\n`)
    },
    listener: {
      started: (job) => say(`▶ ${name(job)} starts (${job.event.name})`),
      line: (_, line) => {
        if (line.trim() !== '' && !line.startsWith('::add-mask::')) say(dim(`   ${line.slice(0, 140)}`))
      },
      ended: (job) =>
        say(`■ ${name(job)} ended: ${job.conclusion}${job.outputs['status'] ? `, ${job.outputs['status']}` : ''}`),
    },
  }
}

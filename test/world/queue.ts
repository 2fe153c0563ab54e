import { now } from './forge/state.ts'
import type { Job, JobListener } from './jobs.ts'
import type { Running } from './runner/runner.ts'

export interface QueueOptions {
  readonly listener: JobListener
  start(job: Job): Running
  /** Whether all that wait in the job's group are kept. */
  keepsAll(job: Job): boolean
  ended(job: Job): void
}

/** Jobs as GitHub Actions runs them: at once, but one at a time in each concurrency group. */
export class JobQueue {
  readonly jobs: Job[] = []
  readonly #options: QueueOptions
  readonly #running = new Map<string, Running>()
  #settled: (() => void)[] = []
  #held = false

  constructor(options: QueueOptions) {
    this.#options = options
  }

  add(job: Job): Job {
    const before = this.#waiting().filter(({ group }) => group !== undefined && group === job.group)
    if (!this.#options.keepsAll(job)) for (const older of before) this.#skip(older)
    this.jobs.push(job)
    this.#startWaiting()
    return job
  }

  /** Starts none of the jobs that wait; those that run go on. */
  hold(): void {
    this.#held = true
  }

  release(): void {
    this.#held = false
    this.#startWaiting()
  }

  find(id: string): Job {
    const job = this.jobs.find((candidate) => candidate.id === id)
    if (!job) throw new Error(`No job ${id}; there are ${this.jobs.map((one) => one.id).join(', ') || 'none'}`)
    return job
  }

  kill(id: string): void {
    this.find(id)
    this.#running.get(id)?.kill()
  }

  signal(id: string, name: NodeJS.Signals): void {
    this.find(id)
    this.#running.get(id)?.signal(name)
  }

  cancel(id: string): void {
    const job = this.find(id)
    if (job.status === 'queued') this.#skip(job)
    this.#running.get(id)?.cancel()
  }

  idle(timeout: number): Promise<void> {
    if (!this.#active()) return Promise.resolve()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(this.#stillActive(timeout))), timeout)
      this.#settled.push(() => {
        clearTimeout(timer)
        resolve()
      })
    })
  }

  async close(): Promise<void> {
    for (const job of this.#waiting()) this.#skip(job)
    const ending = [...this.#running.values()]
    for (const one of ending) one.kill()
    await Promise.all(ending.map((one) => one.ended))
  }

  #waiting(): Job[] {
    return this.jobs.filter(({ status }) => status === 'queued')
  }

  #active(): boolean {
    return this.jobs.some(({ status }) => status === 'in_progress' || (status === 'queued' && !this.#held))
  }

  #skip(job: Job): void {
    Object.assign(job, { status: 'completed', conclusion: 'cancelled', endedAt: now() })
    this.#settle()
  }

  #startWaiting(): void {
    if (this.#held) return
    for (const job of this.#waiting()) {
      const ahead = ({ status, group }: Job) => status === 'in_progress' && group !== undefined && group === job.group
      if (!this.jobs.some(ahead)) this.#start(job)
    }
  }

  #start(job: Job): void {
    job.status = 'in_progress'
    job.startedAt = now()
    this.#options.listener.started?.(job)
    const running = this.#options.start(job)
    this.#running.set(job.id, running)
    running.ended.then(() => this.#end(job))
  }

  #end(job: Job): void {
    this.#running.delete(job.id)
    Object.assign(job, { status: 'completed', endedAt: now() })
    this.#options.ended(job)
    this.#options.listener.ended?.(job)
    this.#startWaiting()
    this.#settle()
  }

  #settle(): void {
    if (this.#active()) return
    for (const resolve of this.#settled.splice(0)) resolve()
  }

  #stillActive(timeout: number): string {
    const left = this.jobs.filter(({ status }) => status !== 'completed')
    const tails = left.map(({ id, status, log }) => `${id} (${status})\n${log.split('\n').slice(-30).join('\n')}`)
    return `Not idle after ${timeout} ms.\n${tails.join('\n\n')}`
  }
}

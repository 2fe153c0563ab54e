import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { keep } from './snapshot.ts'

export type Channel = 'api' | 'git' | 'cache' | 'model'

export interface WorkerRequest {
  /** Position among all requests of all workers of this world, from 1. */
  readonly n: number
  readonly job: string
  readonly channel: Channel
  readonly method: string
  readonly path: string
  readonly write: boolean
}

/** `status` is what the worker was answered; 0 when it never got an answer. */
export type RecordedRequest = WorkerRequest & { status: number; fault?: string }

export type Fault =
  | 'kill'
  | 'drop'
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: unknown }
  | { readonly delay: number }

export interface Verdict {
  readonly before?: Fault
  readonly after?: Fault
}

/** A request that waits for its answer. */
export interface OpenRequest extends WorkerRequest {
  /** Whether the worker that made it is dead, or no longer listens. */
  isGone(): boolean
}

export type FaultHook = (request: OpenRequest) => Verdict | undefined | Promise<Verdict | undefined>

export interface Reply {
  readonly status: number
  readonly headers?: Record<string, string | string[]>
  readonly body?: string | Buffer | ((response: ServerResponse) => Promise<void>)
}

export interface Incoming {
  readonly channel: Channel
  readonly method: string
  readonly path: string
  readonly write: boolean
  /** The token, key or signature the request came with: it names the job. */
  readonly key: string | undefined
}

/** Records what workers ask of the world, in order, and lets one hook stand in the way of any of it. */
export interface Interceptor {
  readonly requests: RecordedRequest[]
  register(key: string, job: string): void
  jobOf(key: string | undefined): string | undefined
  onRequest(hook: FaultHook | undefined): void
  keep(): () => void
  /** Serves one request between the two halves of the hook; `serve` takes effect, its reply is what may get lost. */
  carry(incoming: Incoming, response: ServerResponse, serve: () => Promise<Reply>): Promise<void>
}

export function createInterceptor(kill: (job: string) => void): Interceptor {
  const jobs = new Map<string, string>()
  const requests: RecordedRequest[] = []
  let hook: FaultHook | undefined
  const jobOf = (key: string | undefined) => (key === undefined ? undefined : jobs.get(key))
  return {
    requests,
    jobOf,
    register: (key, job) => void jobs.set(key, job),
    onRequest: (next) => {
      hook = next
    },
    keep: () => keep(jobs, requests),
    carry: async (incoming, response, serve) => {
      const job = jobOf(incoming.key)
      if (job === undefined) return await write(response, await serve())
      const { key: _key, ...about } = incoming
      const request = { n: requests.length + 1, job, ...about }
      const record: RecordedRequest = { ...request, status: 0 }
      requests.push(record)
      const { before, after } = (await hook?.({ ...request, isGone: () => response.req.socket.destroyed })) ?? {}
      if (before !== undefined && (await strike(before, 'before', record, response, kill))) return
      const reply = await serve()
      if (after !== undefined && (await strike(after, 'after', record, response, kill))) return
      record.status = reply.status
      await write(response, reply)
    },
  }
}

/** Whether the fault took the place of the reply. */
async function strike(
  fault: Fault,
  when: 'before' | 'after',
  record: RecordedRequest,
  response: ServerResponse,
  kill: (job: string) => void,
): Promise<boolean> {
  record.fault = named(when, fault)
  if (typeof fault === 'object' && 'delay' in fault) {
    await sleep(fault.delay)
    return false
  }
  if (typeof fault === 'object') {
    record.status = fault.status
    await write(response, faultReply(fault))
    return true
  }
  if (fault === 'kill') kill(record.job)
  response.destroy()
  return true
}

function named(when: 'before' | 'after', fault: Fault): string {
  if (typeof fault !== 'object') return `${fault} ${when}`
  return 'delay' in fault ? `delay ${fault.delay} ${when}` : `${fault.status} ${when}`
}

function faultReply(fault: { status: number; headers?: Record<string, string>; body?: unknown }): Reply {
  const body = fault.body ?? { message: 'Injected fault', status: String(fault.status) }
  return {
    status: fault.status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...fault.headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }
}

async function write(response: ServerResponse, reply: Reply): Promise<void> {
  if (response.destroyed) return
  response.writeHead(reply.status, reply.headers)
  if (typeof reply.body === 'function') await reply.body(response)
  else response.end(reply.body)
}

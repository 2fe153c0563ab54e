import { type ChildProcess, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type Order, RESULT_FD, type Result } from './order.ts'

export interface Child {
  readonly worker: string
  /** The process's whole world on disk. */
  readonly place: string
  readonly environment: NodeJS.ProcessEnv
  readonly timeMs: number
  readonly signal?: AbortSignal
}

export interface Answer {
  readonly result: Result | null
  /** What the library warned of, or why the process was ended. */
  readonly problem: string | null
}

/** What the library reads, and what a network needs; nothing of this action's own inputs. */
const PASSED =
  /^(?:PATH|HOME|LANG|(?:https?|no|all)_proxy|SSL_CERT_(?:FILE|DIR)|NODE_EXTRA_CA_CERTS|NODE_USE_SYSTEM_CA|ACTIONS_(?:RESULTS_URL|CACHE_URL|RUNTIME_TOKEN|CACHE_SERVICE_V2|CACHE_MODE)|GITHUB_SERVER_URL|GITHUB_REPOSITORY)$/i

/** Makes one call in a process group that is dead on return. */
export async function callWorker(child: Child, order: Order, extra: Record<string, string> = {}): Promise<Answer> {
  const { worker, place, environment, timeMs, signal } = child
  if (signal?.aborted) return { result: null, problem: 'the job was told to stop' }
  const passed = Object.entries(environment).filter(([name]) => PASSED.test(name))
  const running = spawn(process.execPath, [worker], {
    cwd: place,
    env: {
      ...Object.fromEntries(passed),
      RUNNER_TEMP: place,
      GITHUB_WORKSPACE: place,
      PAWL_CACHE_ORDER: JSON.stringify(order),
      ...extra,
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  let problem: string | null = null
  const stop = (why: string) => {
    problem = why
    killGroup(running)
  }
  const timer = setTimeout(() => stop(`it took longer than ${Math.round(timeMs / 1000)} s`), timeMs)
  const aborted = () => stop('the job was told to stop')
  signal?.addEventListener('abort', aborted, { once: true })
  try {
    const [answer, said, error] = await Promise.all([
      text(running.stdio[RESULT_FD] as Readable),
      text(running.stdout as Readable),
      text(running.stderr as Readable),
    ])
    problem ??= warning(said)
    if (answer === '' && problem === null) problem = lastLine(error)
    return { result: answer === '' ? null : (JSON.parse(answer) as Result), problem }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', aborted)
    killGroup(running)
  }
}

/** The first warning or error that the library gave to the job's log, as words for people. */
function warning(said: string): string | null {
  const [, message] = /^::(?:warning|error)[^:]*::(.*)$/m.exec(said) ?? []
  return message === undefined ? null : plain(message)
}

const lastLine = (text: string): string => plain(text.trim().split('\n').at(-1) ?? '') || 'it ended without an answer'

/** Addresses are signed in their query, which is a secret. */
const plain = (message: string): string =>
  message
    .replaceAll('%0A', ' ')
    .replaceAll('%25', '%')
    .replace(/(https?:\/\/[^\s?]+)\?\S*/g, '$1')
    .replace(/\s+/g, ' ')
    .slice(0, 300)

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The group has ended already.
  }
}

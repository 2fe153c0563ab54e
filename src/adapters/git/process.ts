import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { text as utf8 } from 'node:stream/consumers'
import { Aborted, Fatal, Transient } from '../../ports/failures.ts'

/** Variables of the surrounding environment that git may see. No GIT_* that could point it elsewhere is among them. */
const PASSED = [
  'PATH',
  'HOME',
  'TMPDIR',
  'http_proxy',
  'https_proxy',
  'no_proxy',
  'all_proxy',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'ALL_PROXY',
  'GIT_SSL_CAINFO',
  'GIT_SSL_CAPATH',
  'GIT_SSL_NO_VERIFY',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
]

/** What a call to git may take before it counts as hung, when nothing else is said. */
const LOCAL_LIMIT_MS = 300_000
/** Time for git to remove its lock files before the whole group is killed. */
const GRACE_MS = 1_000

export type Config = readonly (readonly [key: string, value: string])[]

export interface Call {
  readonly args: readonly string[]
  readonly input?: string | Buffer
  readonly cwd?: string
  /** Set by name for this call alone: GIT_DIR, GIT_INDEX_FILE, GIT_AUTHOR_NAME, … */
  readonly env?: Readonly<Record<string, string>>
  /** Reaches git through its environment, never through its arguments, which every process can read. */
  readonly config?: Config
  readonly timeLimitMs?: number
  /** Hears what git writes to its standard output while it is still writing. */
  readonly hear?: (chunk: Buffer) => void
  readonly signal?: AbortSignal | undefined
}

export interface Outcome {
  /** Null when git was killed. */
  readonly code: number | null
  readonly stdout: Buffer
  readonly stderr: string
  readonly timedOut: boolean
}

export type Environment = Readonly<Record<string, string | undefined>>

/** The whole environment of one call, built from nothing. */
export function environmentOf(call: Call, outer: Environment): Record<string, string> {
  const env: Record<string, string> = {
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    GIT_TERMINAL_PROMPT: '0',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    ...call.env,
  }
  for (const name of PASSED) {
    const value = outer[name]
    if (value !== undefined) env[name] = value
  }
  const config = call.config ?? []
  env['GIT_CONFIG_COUNT'] = String(config.length)
  for (const [index, [key, value]] of config.entries()) {
    env[`GIT_CONFIG_KEY_${index}`] = key
    env[`GIT_CONFIG_VALUE_${index}`] = value
  }
  return env
}

/** Runs git once. Rejects only when git can't be started or the signal aborts; every exit code is an outcome. */
export async function runGit(call: Call, outer: Environment = process.env): Promise<Outcome> {
  if (call.signal?.aborted) throw new Aborted('git was not started: the work was told to stop')
  // A group of its own, so that git's helpers end with it and a Ctrl-C in the terminal does not cut a push in half.
  const child = spawn('git', call.args, {
    cwd: call.cwd,
    env: environmentOf(call, outer),
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let timedOut = false
  const stop = () => killGroup(child.pid)
  const timer = setTimeout(() => {
    timedOut = true
    stop()
  }, call.timeLimitMs ?? LOCAL_LIMIT_MS)
  call.signal?.addEventListener('abort', stop, { once: true })
  // git may exit without reading its input; its exit code says what there is to say.
  child.stdin.on('error', () => {})
  child.stdin.end(call.input ?? '')
  try {
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('error', (cause) => reject(notStarted(call, cause)))
      child.once('close', resolve)
    })
    const [code, stdout, stderr] = await Promise.all([ended, collect(child.stdout, call.hear), utf8(child.stderr)])
    if (call.signal?.aborted && code !== 0) throw new Aborted('git was stopped')
    return { code: timedOut ? null : code, stdout, stderr, timedOut }
  } finally {
    clearTimeout(timer)
    call.signal?.removeEventListener('abort', stop)
  }
}

function notStarted({ cwd }: Call, cause: unknown): Fatal | Transient {
  if (cwd !== undefined && !existsSync(cwd)) return new Transient(`the folder ${cwd} is gone`, { cause })
  return new Fatal('git could not be started', 'Install git on the runner and run again.', { cause })
}

async function collect(stream: AsyncIterable<Buffer>, hear: (chunk: Buffer) => void = () => {}): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) {
    chunks.push(chunk)
    hear(chunk)
  }
  return Buffer.concat(chunks)
}

function killGroup(pid: number | undefined): void {
  if (pid === undefined) return
  signalGroup(pid, 'SIGTERM')
  setTimeout(() => signalGroup(pid, 'SIGKILL'), GRACE_MS).unref()
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch {
    // The group has ended already.
  }
}

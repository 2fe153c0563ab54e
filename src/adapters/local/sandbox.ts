/**
 * Commands on this machine. Keeps S2 for the environment (it is made from scratch) and the part of A3 that says that
 * nothing which a call started runs on: each command has its own process group, and the group is dead on return.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { Fatal, Transient } from '../../ports/failures.ts'
import type { Execution, Sandbox } from '../../ports/sandbox.ts'
import { Collector } from './collector.ts'

export interface LocalSandboxOptions {
  /** PATH of the commands. */
  readonly path: string
  /** HOME of the commands: a folder that holds no credentials. */
  readonly home: string
  /** More variables for the commands; never a secret. */
  readonly extra?: Readonly<Record<string, string>>
}

type RunOptions = Parameters<Sandbox['run']>[1]

/** One pipe for both streams, so that lines stand in the order in which they were written. */
const ONE_PIPE = 'exec bash -c "$0" 2>&1'
/** What Linux takes as one argument. */
const LONGEST = 128 * 1024 - 1
const GRACE_MS = 500
const DRAIN_MS = 500

export function localSandbox({ path, home, extra = {} }: LocalSandboxOptions): Sandbox {
  const env = {
    PATH: path,
    HOME: home,
    TMPDIR: tmpdir(),
    LANG: 'C.UTF-8',
    CI: 'true',
    TERM: 'dumb',
    GIT_TERMINAL_PROMPT: '0',
    ...extra,
  }
  return { run: (command, options) => run(command, options, env) }
}

async function run(command: string, options: RunOptions, env: Record<string, string>): Promise<Execution> {
  if (options.signal?.aborted) return ended({ stopped: 'abort' })
  if (Buffer.byteLength(command) > LONGEST)
    return ended({ exit: 126, output: `The command is over ${LONGEST} bytes.\n` })
  if (!isFolder(options.cwd)) return ended({ exit: 127, output: 'The working folder does not exist any more.\n' })
  const start = performance.now()
  const child = spawn('bash', ['-c', ONE_PIPE, command], {
    cwd: options.cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const collector = new Collector(options.capBytes)
  child.stdout.on('data', (chunk: Buffer) => collector.add(chunk))
  const drained = new Promise<void>((resolve) => child.stdout.once('close', resolve))
  const { exit, signal, stopped } = await settle(child, options)
  await Promise.race([drained, wait(DRAIN_MS, undefined, { ref: false })])
  child.stdout.destroy()
  return ended({ exit, signal, stopped, ...collector.result(), seconds: (performance.now() - start) / 1000 })
}

const ended = (facts: Partial<Execution>): Execution => ({
  exit: null,
  signal: null,
  stopped: null,
  output: '',
  droppedBytes: 0,
  seconds: 0,
  ...facts,
})

/** Waits for the command's own end or ends it, and leaves no member of its group alive. */
async function settle(child: ChildProcess, { timeoutMs, signal }: RunOptions) {
  const exit = once(child, 'exit').catch(notStarted)
  const interrupt = interruption(timeoutMs, signal)
  const stopped = await Promise.race([exit.then(() => null), interrupt.happened]).finally(interrupt.forget)
  const group = child.pid
  if (group !== undefined) {
    if (stopped) await end(group, 'SIGTERM')
    await end(group, 'SIGKILL')
  }
  const [code, name] = await exit
  return { exit: code as number | null, signal: name as string | null, stopped }
}

function notStarted(cause: unknown): never {
  const missing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
  if (!missing) throw new Transient('a process could not be started', { cause })
  throw new Fatal('bash could not be started', 'Run Pawl on a runner that has bash on its PATH.', { cause })
}

function interruption(timeoutMs: number, signal: AbortSignal | undefined) {
  const { promise: happened, resolve } = Promise.withResolvers<'time' | 'abort'>()
  const abort = () => resolve('abort')
  const timer = setTimeout(() => resolve('time'), timeoutMs)
  signal?.addEventListener('abort', abort, { once: true })
  const forget = () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
  return { happened, forget }
}

/** Signals a process group and gives it a moment to go. */
async function end(group: number, name: NodeJS.Signals): Promise<void> {
  if (!signalGroup(group, name)) return
  for (let waited = 0; waited < GRACE_MS && signalGroup(group, 0); waited += 10) await wait(10)
}

/** False when nothing is left that could be signalled. */
function signalGroup(group: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, name)
  } catch {
    return false
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/**
 * Commands on this machine. Keeps S2 for the environment (it is made from scratch) and the part of A3 that says that
 * nothing which a call started runs on: whatever belongs to a command is dead when `run` returns, also what left its
 * process group; and what a dead worker's commands left running is ended before anything is restored.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { Fatal, Transient } from '../../ports/failures.ts'
import type { Execution, Sandbox } from '../../ports/sandbox.ts'
import { Collector } from './collector.ts'
import { endAll, endCommand } from './ending.ts'
import { leftBy, targetOf } from './processes.ts'

export interface LocalSandboxOptions {
  /** PATH of the commands. */
  readonly path: string
  /** HOME of the commands: a folder that holds no credentials. */
  readonly home: string
  /** Absolute folder that the commands work on; by it a later worker knows what an earlier one left running. */
  readonly workspace: string
  /** More variables for the commands; never a secret. */
  readonly extra?: Readonly<Record<string, string>>
  /** How entries of the environment begin by which other processes of an earlier worker are known. */
  readonly earlier?: readonly string[]
}

type RunOptions = Parameters<Sandbox['run']>[1]

/** The name of a call in the environment of all that it starts: workspace, then a nonce. */
const MARK = 'PAWL_CALL'
/**
 * When memory runs out the kernel ends the command, not the worker. It begins once the worker has seen where its output goes: a
 * short one might be over before. One pipe: lines stand in the order they came in.
 */
const WRAPPED = '{ echo 1000 >/proc/self/oom_score_adj; } 2>/dev/null; read -r; exec bash -c "$0" </dev/null 2>&1'
/** What Linux takes as one argument. */
const LONGEST = 128 * 1024 - 1
/** Output of more bytes than this comes from a command that will not end. */
const ENDLESS = 100_000_000
const DRAIN_MS = 500

export function localSandbox({ path, home, workspace, extra = {}, earlier = [] }: LocalSandboxOptions): Sandbox {
  const scope = `${createHash('sha256').update(workspace).digest('hex').slice(0, 16)}.`
  const env = { ...environment(path, home), ...extra }
  return {
    run: (command, options) => run(command, options, { ...env, [MARK]: scope + randomUUID() }),
    endEarlier: () => endAll(() => leftBy([`${MARK}=${scope}`, ...earlier])),
  }
}

/** Nothing in it waits for a person: no pager, no prompt, no editor. */
const environment = (path: string, home: string) => ({
  PATH: path,
  HOME: home,
  TMPDIR: tmpdir(),
  LANG: 'C.UTF-8',
  CI: 'true',
  TERM: 'dumb',
  PAGER: 'cat',
  GIT_PAGER: 'cat',
  GIT_TERMINAL_PROMPT: '0',
  DEBIAN_FRONTEND: 'noninteractive',
})

async function run(command: string, options: RunOptions, env: Record<string, string>): Promise<Execution> {
  if (options.signal?.aborted) return ended({ stopped: 'abort' })
  const problem = problemOf(command, options.cwd)
  if (problem) return problem
  const start = performance.now()
  const child = spawn('bash', ['-c', WRAPPED, command], {
    cwd: options.cwd,
    env,
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const collector = new Collector(options.capBytes)
  const endless = new AbortController()
  child.stdout.on('data', (chunk: Buffer) => {
    collector.add(chunk)
    if (collector.bytes > ENDLESS) endless.abort()
  })
  const drained = new Promise<void>((resolve) => child.stdout.once('close', resolve))
  const { exit, signal, stopped } = await settle(child, options, endless.signal, `${MARK}=${env[MARK]}`)
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

/** What keeps a command from being started at all, with the exit code that a shell has for it. */
function problemOf(command: string, cwd: string): Execution | null {
  if (command.includes('\0')) return ended({ exit: 126, output: 'A command can hold no NUL character.\n' })
  if (Buffer.byteLength(command) > LONGEST)
    return ended({ exit: 126, output: `The command is over ${LONGEST} bytes.\n` })
  if (isFolder(cwd)) return null
  return ended({ exit: 127, output: 'The working folder does not exist any more; a file written into it makes it.\n' })
}

/** Waits for the command's own end or ends it, and leaves nothing of it alive. */
async function settle(child: ChildProcess, options: RunOptions, endless: AbortSignal, entry: string) {
  const exit = once(child, 'exit').catch(notStarted)
  const interrupt = interruption(options, endless)
  const output = child.pid === undefined ? null : targetOf(child.pid, 1)
  child.stdin?.on('error', () => {}).end('\n')
  const stopped = await Promise.race([exit.then(() => null), interrupt.happened]).finally(interrupt.forget)
  if (child.pid !== undefined) await endCommand({ leader: child.pid, entry, output }, stopped !== null)
  const [code, name] = await exit
  return { exit: code as number | null, signal: name as string | null, stopped }
}

function notStarted(cause: unknown): never {
  const missing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
  if (!missing) throw new Transient('a process could not be started', { cause })
  throw new Fatal('bash could not be started', 'Run Pawl on a runner that has bash on its PATH.', { cause })
}

function interruption({ timeoutMs, signal }: RunOptions, endless: AbortSignal) {
  const { promise: happened, resolve } = Promise.withResolvers<'time' | 'abort' | 'output'>()
  const abort = () => resolve('abort')
  const timer = setTimeout(() => resolve('time'), timeoutMs)
  signal?.addEventListener('abort', abort, { once: true })
  endless.addEventListener('abort', () => resolve('output'), { once: true })
  const forget = () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
  return { happened, forget }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

import { z } from 'zod'
import { ENDLESS_OUTPUT, NO_OUTPUT, shownOutput } from '../core/output.ts'
import type { Execution } from '../ports/sandbox.ts'
import type { Outcome, Prepared, Tool } from '../ports/tool.ts'
import { checked } from './define.ts'

/** How long one command may run when the job has more time than that. */
export const BASH_LIMIT_MS = 120_000
const CAP_BYTES = 1_000_000
const MAX_CHARS = 30_000
const NO_INPUT = 'Nobody can answer a command here and no server outlives its call'
const NO_MEMORY = 'unless it was told to, the machine most likely ran out of memory'
/** A shell says with 128 and the number that a signal ended what it ran. */
const SIGNALS: Readonly<Record<number, string>> = {
  4: 'SIGILL',
  6: 'SIGABRT',
  7: 'SIGBUS',
  8: 'SIGFPE',
  9: 'SIGKILL',
  11: 'SIGSEGV',
  13: 'SIGPIPE',
  15: 'SIGTERM',
}

const schema = z.object({ command: z.string().optional(), restart: z.boolean().optional() })

interface Input {
  readonly command: string
}

/** Claude's own bash tool, with a fresh shell for every call: nothing of a shell survives a lost machine anyway. */
export const bashTool: Tool<Input> = {
  name: 'bash',
  class: 'open',
  definition: { type: 'bash_20250124', name: 'bash' },
  prepare,
  execute: async ({ command }, { sandbox, cwd, timeoutMs, signal }) => {
    const limit = Math.max(1, Math.min(BASH_LIMIT_MS, timeoutMs))
    return outcomeOf(await sandbox.run(command, { cwd, timeoutMs: limit, capBytes: CAP_BYTES, signal }), limit)
  },
}

function prepare(raw: unknown): Prepared<Input> {
  const read = checked(schema, raw)
  if ('problem' in read) return read
  const { command, restart } = read.input
  if (restart) {
    return {
      problem:
        'There is nothing to restart: every call gets a fresh shell in the repository, and ends with all it started.',
    }
  }
  if (command === undefined || command.trim() === '') return { problem: 'Field `command`: it must hold a command.' }
  if (command.includes('\0')) return { problem: 'Field `command`: it must not hold a NUL character.' }
  if (command.length > MAX_CHARS) {
    return {
      problem: `Field \`command\`: at most ${MAX_CHARS} characters; write long files with str_replace_based_edit_tool.`,
    }
  }
  return { input: { command } }
}

function outcomeOf(execution: Execution, limitMs: number): Outcome {
  const { exit, stopped } = execution
  const output = shownOutput(execution.output)
  const body = output.trim() === '' ? NO_OUTPUT : output.replace(/\n+$/, '')
  return {
    ok: stopped === null && exit === 0,
    text: `${body}\n[${endOf(execution, limitMs)}]`,
    ...(stopped === 'abort' ? { interrupted: true } : {}),
  }
}

function endOf({ exit, signal, stopped, seconds }: Execution, limitMs: number): string {
  const took = `after ${seconds.toFixed(1)} s`
  if (stopped === 'time') {
    const limit = `the time limit is ${(limitMs / 1000).toFixed(0)} s`
    return `stopped ${took}: ${limit}; it and all it started were ended. ${NO_INPUT}`
  }
  if (stopped === 'abort') return `interrupted ${took}: this job has to stop; it and all it started were ended`
  if (stopped === 'output') return ENDLESS_OUTPUT
  if (exit === null) return `killed by ${signal ?? 'a signal'} ${took}${signal === 'SIGKILL' ? `; ${NO_MEMORY}` : ''}`
  const name = SIGNALS[exit - 128]
  const killed = name === undefined ? '' : ` (${name} ended a process${name === 'SIGKILL' ? `; ${NO_MEMORY}` : ''})`
  return `exit ${exit}${killed} ${took}`
}

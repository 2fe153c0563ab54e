import { z } from 'zod'
import type { Execution } from '../ports/sandbox.ts'
import type { Outcome, Prepared, Tool } from '../ports/tool.ts'
import { checked } from './define.ts'

/** How long one command may run when the job has more time than that. */
export const BASH_LIMIT_MS = 120_000
const CAP_BYTES = 1_000_000
const MAX_CHARS = 30_000

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
  const { exit, stopped, output } = execution
  const body = output.trim() === '' ? '(no output)' : output.replace(/\n+$/, '')
  return {
    ok: stopped === null && exit === 0,
    text: `${body}\n[${endOf(execution, limitMs)}]`,
    ...(stopped === 'abort' ? { interrupted: true } : {}),
  }
}

function endOf({ exit, signal, stopped, seconds }: Execution, limitMs: number): string {
  const took = `${seconds.toFixed(1)} s`
  if (stopped === 'time')
    return `stopped after ${took}: the time limit is ${(limitMs / 1000).toFixed(0)} s; it and all it started were ended`
  if (stopped === 'abort') return `interrupted after ${took}: this job has to stop; it and all it started were ended`
  return exit === null ? `killed by ${signal ?? 'a signal'} after ${took}` : `exit ${exit} after ${took}`
}

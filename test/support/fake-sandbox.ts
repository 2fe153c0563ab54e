import { Transient } from '../../src/ports/failures.ts'
import type { Execution, Sandbox } from '../../src/ports/sandbox.ts'

export interface FakeCommand {
  readonly command: string
  readonly cwd: string
  readonly signal: AbortSignal | undefined
}

export type CommandFate = 'done' | 'lost-before' | 'lost-after'

export interface FakeSandbox extends Sandbox {
  /** What was run, oldest first. */
  readonly commands: FakeCommand[]
  /** How often an earlier worker's commands were ended. */
  ends: number
  /** Decides each command's fate; null lets all go well. */
  fate: ((command: FakeCommand, number: number) => CommandFate) | null
}

/** Commands as a function: output and exit code by command; it may change the fake workspace's files. */
export function fakeSandbox(
  answer: (command: FakeCommand) => Partial<Execution> | Promise<Partial<Execution>> = () => ({}),
): FakeSandbox {
  const sandbox: FakeSandbox = {
    commands: [],
    ends: 0,
    async endEarlier() {
      sandbox.ends += 1
    },
    fate: null,
    async run(command, { cwd, signal }) {
      const asked = { command, cwd, signal }
      if (signal?.aborted) return ended({ exit: null, stopped: 'abort', seconds: 0 })
      const fate = sandbox.fate?.(asked, sandbox.commands.length + 1) ?? 'done'
      sandbox.commands.push(asked)
      if (fate === 'lost-before') throw new Transient('the machine died before the command')
      const result = ended(await answer(asked))
      if (fate === 'lost-after') throw new Transient('the machine died after the command')
      return result
    },
  }
  return sandbox
}

const ended = (facts: Partial<Execution>): Execution => ({
  exit: 0,
  signal: null,
  stopped: null,
  output: '',
  droppedBytes: 0,
  seconds: 0.1,
  ...facts,
})

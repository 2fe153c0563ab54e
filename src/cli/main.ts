#!/usr/bin/env node
/** `pawl`: reads a task's journal, in a clone, on a remote or in a folder. Changes nothing. */
import { Fatal, Transient } from '../ports/failures.ts'
import { HELP, readArguments } from './arguments.ts'
import { answer, printed } from './commands.ts'
import { NotFound, withSource } from './source.ts'

const BROKEN = 1
const UNREADABLE = 2

async function main(words: readonly string[]): Promise<number> {
  const asked = readArguments(words)
  if (asked === 'help') {
    process.stdout.write(HELP)
    return 0
  }
  if ('wrong' in asked) {
    process.stderr.write(printed([asked.wrong, 'pawl --help says what there is.']))
    return UNREADABLE
  }
  try {
    const { lines, problem } = await withSource(asked, process.cwd(), (source) => answer(asked, source))
    process.stdout.write(printed(lines))
    if (problem !== null) process.stderr.write(printed([problem]))
    return problem === null ? 0 : BROKEN
  } catch (error) {
    if (!(error instanceof NotFound || error instanceof Fatal || error instanceof Transient)) throw error
    process.stderr.write(printed([error.message, ...(error instanceof Fatal ? [`What to do: ${error.todo}`] : [])]))
    return UNREADABLE
  }
}

process.exitCode = await main(process.argv.slice(2))

import { parseArgs } from 'node:util'

export const HELP = `pawl: read the journal of a task

A task that Pawl works on keeps all that happened in a journal, on the branch
pawl/state/<issue> of its repository. These commands read it and change nothing.
Run them in a clone of the repository.

  pawl verify <task>         Is the journal whole? Checks every line, number,
                             digest, lease and large text. Exit code 1 when it
                             is broken, with segment and line.
  pawl log <task>            What happened, an event a line.
  pawl show <task>           Where the task is, as its status comment says it.
  pawl show <task> <event>   One event, whole.
  pawl replay <task>         Goes through the journal event by event and prints
                             every change of phase.
  pawl replay <task> --at <event>
                             Where the task was just after that event.

<task> is the issue's number, like 42; <event> is a number that the log shows.

Where the journal is read from (nothing is fetched unless you say so):
  (by default)               the local branch pawl/state/<task>, else a remote's
                             as of the last fetch. To get it:
                             git fetch origin "+refs/heads/pawl/*:refs/remotes/origin/pawl/*"
  --remote <url>             fetches it from there. A token in GITHUB_TOKEN is
                             sent to that host, where it is set.
  --journal <path>           a folder with the journal's segments, or one file
                             of events; <task> may then be left out.

  --help                     this text

Exit code: 0 well, 1 the journal is broken, 2 it could not be read or the
command is not understood.
`

const COMMANDS = ['verify', 'log', 'show', 'replay'] as const

export interface Asked {
  readonly command: (typeof COMMANDS)[number]
  /** Null when the journal is named by its path. */
  readonly task: number | null
  /** The event that is meant, null for all of them. */
  readonly event: number | null
  readonly remote: string | null
  readonly journal: string | null
}

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  remote: { type: 'string' },
  journal: { type: 'string' },
  at: { type: 'string' },
} as const

/** What is asked for; `help`, or what is wrong with the words. */
export function readArguments(words: readonly string[]): Asked | 'help' | { readonly wrong: string } {
  let parsed: ReturnType<typeof parse>
  try {
    parsed = parse(words)
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) }
  }
  const { values, positionals } = parsed
  const [name, ...rest] = positionals
  if (values.help || name === undefined || name === 'help') return 'help'
  const command = COMMANDS.find((known) => known === name)
  if (!command) return { wrong: `There is no command ${name}. Use ${COMMANDS.join(', ')}.` }
  const { remote = null, journal = null } = values
  const [task, ...more] = journal !== null && isEventAlone(command, rest) ? [undefined, ...rest] : rest
  const event = values.at ?? more.shift()
  if (more.length > 0) return { wrong: `${more[0]} is one word too many.` }
  if (task === undefined && journal === null) return { wrong: `Which task? Say its issue number: pawl ${command} 42` }
  for (const number of [task, event]) {
    if (number !== undefined && !/^[1-9]\d{0,9}$/.test(number)) return { wrong: `${number} is no number above 0.` }
  }
  return { command, task: numberOf(task), event: numberOf(event), remote, journal }
}

/** `pawl show 12 --journal file`: the file says which task it is, so that a single number is the event. */
const isEventAlone = (command: string, rest: readonly string[]): boolean => command === 'show' && rest.length === 1

const parse = (words: readonly string[]) => parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true })
const numberOf = (text: string | undefined): number | null => (text === undefined ? null : Number(text))

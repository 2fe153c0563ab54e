/**
 * Which processes belong to a command, on Linux also those that left its group: what /proc tells of each is its session,
 * its parent, the environment it was started with and where its output goes. Elsewhere nothing is found here.
 */
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Elsewhere than on Linux a command's process group is all that is known of it. */
export const CAN_TELL = existsSync('/proc/self/environ')

interface Process {
  readonly pid: number
  readonly parent: number
  readonly group: number
  readonly session: number
}

export interface Command {
  /** Process id of its first process, which leads a group and a session. */
  readonly leader: number
  /** `NAME=value` that only its processes have in their environment. */
  readonly entry: string
  /** What its output goes to, as /proc names it; null when that can't be told. */
  readonly output: string | null
}

/** Every living process of a command, and all that these have started. */
export function belongingTo({ leader, entry, output }: Command): readonly number[] {
  return withOffspring(
    living(),
    ({ pid, group, session }) =>
      group === leader ||
      session === leader ||
      environmentOf(pid).includes(entry) ||
      (output !== null && [1, 2].some((number) => targetOf(pid, number) === output)),
  )
}

/** Living processes with an entry of their environment that begins so, but none that stems from this process. */
export function leftBy(beginnings: readonly string[]): readonly number[] {
  const all = living()
  const own = new Set([...withOffspring(all, ({ pid }) => pid === process.pid), ...ancestors(all)])
  const isLeft = ({ pid }: Process): boolean =>
    !own.has(pid) && environmentOf(pid).some((entry) => beginnings.some((beginning) => entry.startsWith(beginning)))
  return withOffspring(all, isLeft).filter((pid) => !own.has(pid))
}

/** Where a process's file goes, by its number; null when that can't be told. */
export function targetOf(pid: number, number: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/fd/${number}`)
  } catch {
    return null
  }
}

function withOffspring(all: readonly Process[], belongs: (process: Process) => boolean): readonly number[] {
  const found = new Set(all.filter(belongs).map(({ pid }) => pid))
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid)
  }
  return [...found]
}

function ancestors(all: readonly Process[]): readonly number[] {
  const parents = new Map(all.map(({ pid, parent }) => [pid, parent]))
  const found: number[] = []
  for (let pid = process.ppid; pid > 0 && !found.includes(pid); pid = parents.get(pid) ?? 0) found.push(pid)
  return found
}

/** What has ended and only waits for its parent to ask (Z, X) runs nothing. */
function living(): readonly Process[] {
  return namesIn('/proc').flatMap((name) => {
    const pid = Number(name)
    if (!Number.isInteger(pid)) return []
    const [state = 'X', parent, group, session] = read(`/proc/${pid}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ', 4)
    if (state === 'Z' || state === 'X' || session === undefined) return []
    return [{ pid, parent: Number(parent), group: Number(group), session: Number(session) }]
  })
}

const environmentOf = (pid: number): readonly string[] => read(`/proc/${pid}/environ`).split('\0')

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Empty for what has ended meanwhile and for what belongs to somebody else. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

interface Process {
  readonly pid: number
  readonly parent: number
  readonly group: number
}

/** A machine that dies takes every process with it, also those that left the group. */
export function killMachine(leader: number | undefined, folder: string): void {
  if (leader !== undefined) send(-leader, 'SIGSTOP')
  for (const pid of belonging(leader, folder)) send(pid, 'SIGKILL')
  if (leader !== undefined) send(-leader, 'SIGKILL')
}

export function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function belonging(leader: number | undefined, folder: string): number[] {
  const all = processes()
  const found = new Set<number>()
  for (const { pid, group } of all) if (group === leader || pid === leader || livesIn(pid, folder)) found.add(pid)
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid)
  }
  found.delete(process.pid)
  return [...found]
}

function processes(): Process[] {
  return list('/proc').flatMap((name) => {
    const pid = Number(name)
    if (!Number.isInteger(pid)) return []
    const fields = text(`/proc/${name}/stat`)
      .replace(/^.*\) /, '')
      .split(' ')
    return fields.length < 3 ? [] : [{ pid, parent: Number(fields[1]), group: Number(fields[2]) }]
  })
}

function livesIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder) || text(`/proc/${pid}/environ`).includes(folder)
  } catch {
    return false
  }
}

function list(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}

function text(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

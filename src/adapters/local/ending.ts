/** Ends processes and waits until they are gone. */
import { setTimeout as wait } from 'node:timers/promises'
import { belongingTo, CAN_TELL, type Command } from './processes.ts'

/** What a command has to clean up after SIGTERM. */
const GRACE_MS = 500
/** What SIGKILL may take to reach all, also those that are just being started. */
const KILL_MS = 5_000
const STEP_MS = 10

/** Leaves no process of a command alive; `gently` lets it clean up first. */
export async function endCommand(command: Command, gently: boolean): Promise<void> {
  const group = -command.leader
  const isLeft = () => (CAN_TELL ? belongingTo(command).length > 0 : signal(group, 0))
  if (gently) {
    for (const target of CAN_TELL ? belongingTo(command) : [group]) signal(target, 'SIGTERM')
    await untilNot(isLeft)
  }
  signal(group, 'SIGKILL')
  if (CAN_TELL) await endAll(() => belongingTo(command))
  else await untilNot(isLeft)
}

/** How often in a row nothing is found before that is believed: a process that is just being started shows no name. */
const LOOKS = 3

/** Kills what is found until nothing is found any more. */
export async function endAll(find: () => readonly number[]): Promise<void> {
  const start = performance.now()
  for (let calm = 0; performance.now() - start < KILL_MS; ) {
    const found = find()
    for (const pid of found) signal(pid, 'SIGKILL')
    calm = found.length === 0 ? calm + 1 : 0
    if (calm === LOOKS) return
    await wait(STEP_MS)
  }
}

async function untilNot(isLeft: () => boolean): Promise<void> {
  const start = performance.now()
  while (performance.now() - start < GRACE_MS && isLeft()) await wait(STEP_MS)
}

/** False when there is nothing (a negative number names a group) that could be signalled. */
function signal(target: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(target, name)
  } catch {
    return false
  }
}

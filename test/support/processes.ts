import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/** A number of seconds that no other process sleeps for: by it `ps` finds what is left of a command. */
let count = 0
export const aLongTime = (): string => `1${process.pid}.${++count}`

/** Lines of `ps` that hold a text; what has ended and waits for its parent to ask runs nothing. */
export function running(text: string): readonly string[] {
  const listed = execFileSync('ps', ['-ww', '-eo', 'pid=,stat=,args='], { encoding: 'utf8' })
  return listed.split('\n').filter((line) => line.includes(text) && !/^\s*\d+\s+Z/.test(line))
}

/** Waits until so many processes, or more, show a text. */
export async function untilRunning(text: string, number: number): Promise<void> {
  for (let tries = 0; running(text).length < number; tries += 1) {
    if (tries === 200) throw new Error(`${number} processes with ${text} were expected:\n${running(text).join('\n')}`)
    await wait(50)
  }
}

import { closeSync, fsyncSync, lstatSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Spool } from '../../ports/spool.ts'
import { unwritable } from './disk.ts'

/** No line of JSON begins like this. */
const TREE = '#tree '

function flushed(path: string, text: string): void {
  const file = openSync(path, 'a', 0o600)
  try {
    writeFileSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** A file with one event a line. Throws Fatal when it can't be written. */
export function fileSpool(path: string): Spool {
  mkdirSync(dirname(path), { recursive: true })
  const append = (lines: readonly string[]) => {
    if (lines.length === 0) return
    try {
      flushed(path, `${lines.join('\n')}\n`)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw unwritable(`the local log could not be written (${reason})`, cause)
    }
  }
  return {
    write: append,
    mark: (tree) => append([TREE + tree]),
    read() {
      // A tool may have put something else in its place, which may have no end.
      if (!lstatSync(path, { throwIfNoEntry: false })?.isFile()) return []
      // A last line without its end was being written when the process died.
      const whole = readFileSync(path, 'utf8').split('\n').slice(0, -1)
      return whole.map((line) => (line.startsWith(TREE) ? { tree: line.slice(TREE.length) } : { line }))
    },
  }
}

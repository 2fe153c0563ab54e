import { closeSync, fsyncSync, lstatSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Spool } from '../../ports/spool.ts'
import { sha256 } from './checkpoint.ts'
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

/** A file with one event a line, and beside it a file for each large text. Throws Fatal when a line can't be written. */
export function fileSpool(path: string): Spool {
  const texts = `${path}.texts`
  mkdirSync(texts, { recursive: true })
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
    keep(digest, text) {
      try {
        writeFileSync(join(texts, digest), text, { flag: 'wx', mode: 0o600 })
      } catch {
        // Without it the line that names it is not salvaged, and what made it is told to have been interrupted.
      }
    },
    kept(digest) {
      const text = isFile(join(texts, digest)) ? readFileSync(join(texts, digest), 'utf8') : null
      return text !== null && sha256(text) === digest ? text : null
    },
    read() {
      if (!isFile(path)) return []
      // A last line without its end was being written when the process died.
      const whole = readFileSync(path, 'utf8').split('\n').slice(0, -1)
      return whole.map((line) => (line.startsWith(TREE) ? { tree: line.slice(TREE.length) } : { line }))
    },
  }
}

/** A tool may have put something else in its place, which may have no end. */
const isFile = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isFile() === true

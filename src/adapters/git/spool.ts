import { closeSync, fsyncSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Spool } from '../../ports/spool.ts'

/** A file with one event a line. */
export function fileSpool(path: string): Spool {
  mkdirSync(dirname(path), { recursive: true })
  return {
    write(lines) {
      if (lines.length === 0) return
      const file = openSync(path, 'a', 0o600)
      try {
        writeFileSync(file, `${lines.join('\n')}\n`)
        fsyncSync(file)
      } finally {
        closeSync(file)
      }
    },
  }
}

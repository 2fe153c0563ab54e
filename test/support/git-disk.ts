import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

export interface DiskEntry {
  readonly mode: '100644' | '100755' | '120000'
  readonly text: string
}

/** Puts a file, a program or a link at a path of a folder, whatever was there before. */
export function putEntry(folder: string, path: string, { mode, text }: DiskEntry): void {
  const full = join(folder, path)
  rmSync(full, { recursive: true, force: true })
  mkdirSync(dirname(full), { recursive: true })
  if (mode === '120000') {
    symlinkSync(text, full)
    return
  }
  writeFileSync(full, text)
  chmodSync(full, mode === '100755' ? 0o755 : 0o644)
}

/** All files of a folder by path, without anything that is called `.git`; null when there is no such folder. */
export function listEntries(folder: string): Record<string, DiskEntry> | null {
  if (!existsSync(folder)) return null
  const found: Record<string, DiskEntry> = {}
  const visit = (path: string) => {
    for (const name of readdirSync(join(folder, path))) {
      if (name === '.git') continue
      const inner = path === '' ? name : `${path}/${name}`
      const full = join(folder, inner)
      const stat = lstatSync(full)
      if (stat.isDirectory()) visit(inner)
      else if (stat.isSymbolicLink()) found[inner] = { mode: '120000', text: readlinkSync(full) }
      else found[inner] = { mode: stat.mode & 0o100 ? '100755' : '100644', text: readFileSync(full, 'utf8') }
    }
  }
  visit('')
  return found
}

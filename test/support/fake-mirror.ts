import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Stored } from '../../src/ports/journal.ts'
import type { Folders, Mirror } from '../../src/ports/mirror.ts'

export interface FakeMirror extends Mirror {
  /** Commits that this machine took in, by the file's text. */
  readonly calls: string[]
  /** What a checkpoint holds, by its id. */
  readonly stored: Map<string, Stored>
  tip: string | null
}

/** Copies are files that hold the id of a checkpoint; a file that holds anything else is damaged. */
export function fakeMirror(folder: string, read: (file: string) => string): FakeMirror {
  const mirror: FakeMirror = {
    calls: [],
    stored: new Map(),
    tip: null,
    async pack() {
      if (mirror.tip === null) return null
      const file = join(folder, 'packed')
      writeFileSync(file, mirror.tip)
      return { tip: mirror.tip, file }
    },
    async unpack(tip, file) {
      return read(file) === tip ? null : 'it is damaged'
    },
    async beginning(cached, tip) {
      const [part, whole] = [mirror.stored.get(cached)?.segments ?? [], mirror.stored.get(tip)?.segments ?? []]
      return part.every(({ text }, index) => text === whole[index]?.text) ? part.length : null
    },
    async forget() {
      mirror.calls.push('forget')
    },
    async read(cached) {
      const stored = mirror.stored.get(cached)
      if (!stored) throw new Error('no journal')
      return stored
    },
    async revive(cached) {
      mirror.calls.push(`revive ${cached}`)
    },
  }
  return mirror
}

export interface FakeFolders extends Folders {
  readonly there: Set<string>
}

/** Folders without anything in them; a file names them, and is its own digest. */
export function fakeFolders(folder: string, read: (file: string) => string): FakeFolders {
  const there = new Set<string>()
  return {
    there,
    inputs: async (setup, tree) => `${setup.join()} in ${tree}`,
    list: async () => [...there],
    async pack(folders) {
      const file = join(folder, 'folders')
      const digest = folders.join()
      writeFileSync(file, digest)
      return digest.includes('link') ? { problem: 'it holds a link that leads out' } : { file, digest, folders }
    },
    async unpack(file, digest, names) {
      if (read(file) !== digest) return 'it is not what this task kept'
      for (const name of names) there.add(name)
      return null
    },
  }
}

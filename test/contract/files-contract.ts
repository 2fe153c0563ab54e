import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Files } from '../../src/ports/files.ts'

export interface FilesWorld {
  readonly files: Files
  /** The text of a file as it is stored, null when there is none. */
  stored(path: string): Promise<string | null>
  close(): Promise<void>
}

const problem = expect.objectContaining({ problem: expect.any(String) })

/** What every store of files keeps. */
export function filesContract(name: string, make: (files: Record<string, string>) => Promise<FilesWorld>): void {
  describe(`files (${name})`, () => {
    let world: FilesWorld
    beforeEach(async () => {
      world = await make({
        'README.md': '# A repository\n',
        'src/slug.js': 'export const slug = (text) =>\r\n  text.replace(" ", "-")\r\n',
        'src/deep/er.js': 'export const slug2 = 1\n',
        'ünï/naïve ✓.txt': 'ok\n',
      })
    })
    afterEach(() => world.close())

    test('a file is read as it is, line ends included (R48)', async () => {
      expect(await world.files.read('src/slug.js')).toEqual({
        text: 'export const slug = (text) =>\r\n  text.replace(" ", "-")\r\n',
      })
    })

    test('a folder is listed, folders with a slash at the end', async () => {
      expect(await world.files.read('src')).toEqual({ entries: ['deep/', 'slug.js'] })
      expect(await world.files.read('.')).toEqual({ entries: ['README.md', 'src/', 'ünï/'] })
    })

    test('R49: names need not be ASCII', async () => {
      expect(await world.files.read('ünï/naïve ✓.txt')).toEqual({ text: 'ok\n' })
      expect(await world.files.write('ünï/日本.txt', 'x')).toBeNull()
      expect(await world.stored('ünï/日本.txt')).toBe('x')
    })

    test('a write makes the folders above and replaces the whole file', async () => {
      expect(await world.files.write('new/folder/file.txt', 'one\n')).toBeNull()
      expect(await world.files.write('new/folder/file.txt', 'two')).toBeNull()
      expect(await world.stored('new/folder/file.txt')).toBe('two')
    })

    test('what does not exist is told in words', async () => {
      expect(await world.files.read('src/none.js')).toEqual(problem)
      expect(await world.files.search('x', 'none', 10)).toEqual(problem)
    })

    test('a folder is not written over', async () => {
      expect(await world.files.write('src', 'x')).toEqual(problem)
    })

    test.each(['../outside.txt', 'src/../../outside.txt', '/etc/passwd', '.git/config', 'src/../.git/HEAD'])(
      'S2, R58: %s is neither read, written nor searched',
      async (path) => {
        expect(await world.files.read(path)).toEqual(problem)
        expect(await world.files.write(path, 'x')).toEqual(problem)
        expect(await world.files.search('.', path, 10)).toEqual(problem)
      },
    )

    test('a search gives path:line:text, sorted by path, up to the limit', async () => {
      const all = ['src/deep/er.js:1:export const slug2 = 1', 'src/slug.js:1:export const slug = (text) =>']
      expect(await world.files.search('export const \\w+', '.', 10)).toEqual({ lines: all })
      expect(await world.files.search('slug', '.', 1)).toEqual({ lines: all.slice(0, 1) })
      expect(await world.files.search('slug', 'src/slug.js', 10)).toEqual({ lines: all.slice(1) })
      expect(await world.files.search('nowhere', '.', 10)).toEqual({ lines: [] })
    })

    test('F1: a pattern that can not be read is told in words', async () => {
      expect(await world.files.search('(', '.', 10)).toEqual(problem)
    })
  })
}

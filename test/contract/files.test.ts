import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { localFiles } from '../../src/adapters/local/files.ts'
import { inWords } from '../../src/adapters/local/paths.ts'
import { ripgrepOn } from '../../src/adapters/local/ripgrep.ts'
import { fakeFiles } from '../support/fake-files.ts'
import { fakeFile } from '../support/fake-workspace.ts'
import { filesContract } from './files-contract.ts'

const ripgrep = ripgrepOn(process.env['PATH'] ?? '')

async function folderWith(files: Record<string, string>): Promise<string> {
  const root = join(await mkdtemp(join(tmpdir(), 'pawl-files-')), 'repository')
  await mkdir(join(root, '.git'), { recursive: true })
  await writeFile(join(root, '.git/config'), 'secret')
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  return root
}

const remove = (root: string) => rm(dirname(root), { recursive: true, force: true })

const local = (tool: string | null) => async (files: Record<string, string>) => {
  const root = await folderWith(files)
  return {
    files: localFiles({ root, ripgrep: tool }),
    stored: (path: string) => readFile(join(root, path), 'utf8').catch(() => null),
    close: () => remove(root),
  }
}

filesContract('fake', async (given) => {
  const disk = new Map(Object.entries(given).map(([path, text]) => [path, fakeFile(text)]))
  return { files: fakeFiles(disk), stored: async (path) => disk.get(path)?.text ?? null, close: async () => {} }
})
filesContract('local, built-in search', local(null))
if (ripgrep) filesContract('local, ripgrep', local(ripgrep))

const problem = (words: string) => ({ problem: expect.stringContaining(words) })

describe('files (local): no path leads out of the root (S2, R58)', () => {
  let root: string
  beforeEach(async () => {
    root = await folderWith({ 'a.txt': 'inside\n', 'src/b.txt': 'b\n' })
    await writeFile(join(root, '../outside.txt'), 'secret')
  })
  afterEach(() => remove(root))
  const files = () => localFiles({ root, ripgrep: null })

  test.each(['file', 'folder', 'git'])('not through a link to a %s', async (kind) => {
    const target = { file: '../outside.txt', folder: '..', git: '.git' }[kind] ?? ''
    await symlink(target, join(root, 'link'))
    const path = { file: 'link', folder: 'link/outside.txt', git: 'link/config' }[kind] ?? ''
    expect(await files().read(path)).toEqual(problem('link'))
    expect(await files().write(path, 'x')).toEqual(problem('link'))
    expect(await files().search('secret', path, 10)).toEqual(problem('link'))
    expect(await readFile(join(root, '../outside.txt'), 'utf8')).toBe('secret')
  })

  test('not through a link to something that does not exist yet', async () => {
    await symlink('../new.txt', join(root, 'link'))
    expect(await files().write('link', 'x')).toEqual(problem('link'))
    expect(await stat(join(root, '../new.txt')).catch(() => null)).toBeNull()
  })

  test('not by /proc (R58)', async () => {
    await symlink('/proc/self', join(root, 'me'))
    expect(await files().read('/proc/self/environ')).toEqual(problem('outside'))
    expect(await files().read('me/environ')).toEqual(problem('leads out'))
  })

  test('a search does not follow links', async () => {
    await symlink('../outside.txt', join(root, 'link'))
    for (const tool of [null, ripgrep]) {
      expect(await localFiles({ root, ripgrep: tool }).search('secret', '.', 10)).toEqual({ lines: [] })
    }
  })

  test('links within the repository work, for files and for folders', async () => {
    await symlink('src', join(root, 'link'))
    expect(await files().read('link/b.txt')).toEqual({ text: 'b\n' })
    expect(await files().write('link/c.txt', 'c')).toBeNull()
    expect(await readFile(join(root, 'src/c.txt'), 'utf8')).toBe('c')
  })

  test('a link in a circle is told in words', async () => {
    await symlink('circle', join(root, 'circle'))
    expect(await files().read('circle')).toEqual(problem('circle'))
  })

  test('an absolute path inside of the root is taken, also when the root is behind a link', async () => {
    await symlink(root, join(root, '../alias'))
    const alias = join(root, '../alias')
    expect(await files().read(join(root, 'a.txt'))).toEqual({ text: 'inside\n' })
    expect(await localFiles({ root: alias, ripgrep: null }).read(join(alias, 'a.txt'))).toEqual({ text: 'inside\n' })
    expect(await localFiles({ root: alias, ripgrep: null }).read(join(root, 'a.txt'))).toEqual({ text: 'inside\n' })
  })
})

describe('files (local): what is no text', () => {
  let root: string
  beforeEach(async () => {
    root = await folderWith({ 'plain.txt': 'x', 'bom.txt': '\ufeffx' })
  })
  afterEach(() => remove(root))
  const read = (path: string) => localFiles({ root }).read(path)

  test('binary files, and text that is not UTF-8, are described', async () => {
    await writeFile(join(root, 'binary'), Buffer.from([1, 2, 0, 3]))
    await writeFile(join(root, 'latin1.txt'), Buffer.from('caf\xe9', 'latin1'))
    expect(await read('binary')).toEqual(problem('binary file (4 bytes)'))
    expect(await read('latin1.txt')).toEqual(problem('binary'))
  })

  test('files over 1 MB are described', async () => {
    await writeFile(join(root, 'large.txt'), 'x'.repeat(1024 * 1024 + 1))
    expect(await read('large.txt')).toEqual(problem('1.0 MB'))
  })

  test('a pipe is not waited for', async () => {
    execFileSync('mkfifo', [join(root, 'pipe')])
    expect(await read('pipe')).toEqual(problem('neither a file nor a folder'))
  })

  test('a byte-order mark stays', async () => {
    expect(await read('bom.txt')).toEqual({ text: '\ufeffx' })
  })

  test('R53: the executable bit stays when a file is written', async () => {
    await writeFile(join(root, 'run.sh'), 'old', { mode: 0o755 })
    await localFiles({ root }).write('run.sh', 'new')
    expect((await stat(join(root, 'run.sh'))).mode & 0o111).toBe(0o111)
  })
})

describe('files (local): what a disk does not take', () => {
  let root: string
  beforeEach(async () => {
    root = await folderWith({ 'old.txt': 'as it was\n' })
  })
  afterEach(() => remove(root))

  /** In a process that may write no file over 1 KB. */
  const writeInside = (path: string, size: number) => {
    const code = `
      import { localFiles } from '${join(import.meta.dirname, '../../src/adapters/local/files.ts')}'
      const problem = await localFiles({ root: '${root}', ripgrep: null }).write('${path}', 'x'.repeat(${size}))
      process.stdout.write(JSON.stringify(problem))`
    const limited = 'trap \'\' XFSZ; ulimit -f 1; exec "$0" --input-type=module -e "$1"'
    return JSON.parse(execFileSync('bash', ['-c', limited, process.execPath, code], { encoding: 'utf8' }))
  }

  test('is told in words, and the file is as it was', async () => {
    expect(writeInside('old.txt', 100)).toBeNull()
    await writeFile(join(root, 'old.txt'), 'as it was\n')
    expect(writeInside('old.txt', 100_000)).toEqual(problem('old.txt could not be written: it is larger'))
    expect(await readFile(join(root, 'old.txt'), 'utf8')).toBe('as it was\n')
    expect(writeInside('new.txt', 100_000)).toEqual(problem('new.txt could not be written'))
    expect(await stat(join(root, 'new.txt')).catch(() => null)).toBeNull()
  })

  test('a full disk is told in words', () => {
    const error = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
    expect(inWords(error, 'a.txt')).toBe('a.txt could not be written: the disk is full.')
  })

  test('a folder of the repository that is gone is told in words', async () => {
    await rm(root, { recursive: true })
    for (const outcome of [localFiles({ root }).read('a'), localFiles({ root }).write('a', 'x')])
      expect(await outcome).toEqual(problem("The repository's folder does not exist any more"))
    expect(await localFiles({ root }).search('a', '.', 1)).toEqual(problem('does not exist any more'))
  })
})

const searches = [null, ...(ripgrep === null ? [] : [ripgrep])]

describe.each(searches)('files (local): what a search with %s finds is what the built-in one finds', (tool) => {
  let root: string
  beforeEach(async () => {
    root = await folderWith({
      '.gitignore': '*.log\n/build/\n!keep.log\ndocs/**/private\n',
      '.hidden/a.txt': 'needle\n',
      'a/z.txt': 'needle\n',
      'a.txt': 'no\nneedle\nneedle again\r\n',
      'build/out.txt': 'needle\n',
      'src/build/in.txt': 'needle\n',
      'keep.log': 'needle\n',
      'drop.log': 'needle\n',
      'docs/x/private': 'needle\n',
      'docs/.gitignore': 'y\n',
      'docs/y': 'needle\n',
      'docs/z': 'needle\n',
      'node_modules/p/index.js': 'needle\n',
      'Z.txt': 'Needle\n',
      'é.txt': 'needle\n',
      'long.txt': `needle ${'x'.repeat(5_000)}\n`,
    })
  })
  afterEach(() => remove(root))

  test.each([
    ['needle', '.', 100],
    ['needle', '.', 3],
    ['(?i)needle', '.', 100],
    ['^needle$', 'a', 100],
    ['needle', 'node_modules/p', 100],
    ['needle', 'docs', 100],
    ['needle', 'build', 100],
    ['needle', 'drop.log', 100],
  ] as const)('%s in %s, at most %i', async (pattern, path, limit) => {
    const found = await localFiles({ root, ripgrep: tool }).search(pattern, path, limit)
    expect(found).toEqual(await localFiles({ root, ripgrep: null }).search(pattern, path, limit))
    expect(found).toMatchObject({ lines: expect.arrayContaining([expect.stringMatching(/needle/i)]) })
  })
})

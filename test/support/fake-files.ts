import { posix } from 'node:path'
import type { FileProblem, Files } from '../../src/ports/files.ts'
import type { FakeFile } from './fake-workspace.ts'

/** Files in memory; given the files of a fake workspace, the tools change what that snapshots. */
export function fakeFiles(files: Map<string, FakeFile> = new Map()): Files {
  return {
    async read(path) {
      const place = locate(path)
      if (typeof place !== 'string') return place
      const file = files.get(place)
      if (file) return { text: file.text }
      const entries = entriesOf([...files.keys()], place)
      return entries.length > 0 || place === '' ? { entries } : { problem: `${place} does not exist.` }
    },
    async write(path, text) {
      const place = locate(path)
      if (typeof place !== 'string') return place
      if (place === '' || entriesOf([...files.keys()], place).length > 0) return { problem: `${place} is not a file.` }
      files.set(place, { mode: files.get(place)?.mode ?? '100644', text })
      return null
    },
    async search(pattern, path, limit) {
      const place = locate(path)
      if (typeof place !== 'string') return place
      const expression = compiled(pattern)
      if ('problem' in expression) return expression
      const under = [...files].filter(([name]) => place === '' || name === place || name.startsWith(`${place}/`))
      if (under.length === 0 && place !== '') return { problem: `${place} does not exist.` }
      const lines = under
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([name, { text }]) =>
          text.split(/\r?\n/).flatMap((line, index) => (expression.test(line) ? [`${name}:${index + 1}:${line}`] : [])),
        )
      return { lines: lines.slice(0, limit) }
    },
  }
}

function locate(path: string): string | FileProblem {
  const place = posix.normalize(path).replace(/\/$/, '')
  if (place.startsWith('/') || place === '..' || place.startsWith('../')) {
    return { problem: `${path} is outside of the repository.` }
  }
  if (place.split('/').includes('.git')) return { problem: `${path} belongs to git; use git commands for it.` }
  return place === '.' ? '' : place
}

function entriesOf(paths: readonly string[], folder: string): readonly string[] {
  const start = folder === '' ? '' : `${folder}/`
  const inside = paths.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length))
  return [...new Set(inside.map((path) => path.replace(/\/.*$/, '/')))].sort()
}

function compiled(pattern: string): RegExp | FileProblem {
  try {
    return new RegExp(pattern)
  } catch {
    return { problem: `The pattern is not usable: ${pattern}` }
  }
}

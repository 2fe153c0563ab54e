import { expect, test } from 'vitest'
import { only, world } from './fixtures.ts'

const cache = JSON.stringify(import.meta.resolve('@actions/cache'))

const roundTrip = `
import { mkdirSync, writeFileSync, rmSync } from 'node:fs'
const { saveCache, restoreCache } = await import(${cache})
mkdirSync('folder/deep', { recursive: true })
writeFileSync('folder/deep/file', 'x'.repeat(100_000))
output('saved', await saveCache(['folder'], 'pawl-1-000007'))
output('again', await saveCache(['folder'], 'pawl-1-000007'))
rmSync('folder', { recursive: true })
output('hit', await restoreCache(['folder'], 'pawl-1-000009', ['pawl-1-']))
output('size', readFileSync('folder/deep/file', 'utf8').length)
output('miss', await restoreCache(['folder'], 'other'))
`

test('a folder is saved and restored through the cache service', async () => {
  const w = await world(roundTrip)
  await w.dispatch(1)
  await w.idle()
  const { outputs, conclusion } = only(w, 'work')
  expect(conclusion).toBe('success')
  expect(outputs).toEqual({ saved: '1', again: '-1', hit: 'pawl-1-000007', size: '100000', miss: 'undefined' })
  expect(
    w.requests
      .filter(({ channel, write }) => channel === 'cache' && write)
      .map(({ path }) => path.split('/').at(-1)?.slice(0, 7)),
  ).toEqual(['CreateC', 'upload-', 'Finaliz', 'CreateC'])
})

test('an event that an outsider can cause gets a cache it may only read', async () => {
  const w = await world(`
    import { writeFileSync } from 'node:fs'
    const { saveCache } = await import(${cache})
    writeFileSync('file', 'x')
    output('saved', await saveCache(['file'], 'key'))
    delete env.ACTIONS_CACHE_MODE
    output('forced', await saveCache(['file'], 'key'))
  `)
  await w.as('maintainer').openIssue({ title: 'Task', labels: ['pawl'] })
  await w.idle()
  expect(only(w, 'route').outputs).toEqual({ saved: '-1', forced: '-1' })
  expect(w.cache.entries).toEqual([])
})

/** What is kept between jobs: it costs time alone (J1), and counts only after it was checked (S5). */
import { mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { foldersKey, mirrorKey, mirrorPrefix } from '../../src/core/cache.ts'
import { type Event, event } from '../../src/core/events.ts'
import type { Opened } from '../../src/core/state.ts'
import { Keeper } from '../../src/runtime/keeper.ts'
import { type FakeCacheService, fakeCacheService } from '../support/fake-cache.ts'
import { fakeFolders, fakeMirror } from '../support/fake-mirror.ts'
import { given, lease, opened, START, sha256 } from '../support/given.ts'
import { linesOf } from '../support/lines.ts'

const REPOSITORY = 'https://github.com/octo/slugs'
const [OLD, NEW] = ['a'.repeat(40), 'b'.repeat(40)]

/** A checkpoint with one segment for each event. */
function checkpoint(tip: string, ...events: readonly Event[]) {
  const segments = linesOf(events).lines.map((line, index) => ({ name: `${index}`, text: `${line}\n` }))
  return { tip, at: START, segments, workspace: 'tree' }
}

describe('the keeper', () => {
  let folder: string
  let service: FakeCacheService
  const cancel = new AbortController()
  const read = (file: string) => readFileSync(file, 'utf8')
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pawl-keeper-'))
    service = fakeCacheService()
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  function job(signal = cancel.signal) {
    const mirror = fakeMirror(folder, read)
    const folders = fakeFolders(folder, read)
    const cache = service.open(join(folder, 'restored'))
    const keeper = new Keeper({
      task: 42,
      repository: REPOSITORY,
      cache,
      restore: () => cache.restore(mirrorPrefix(42), { timeMs: 1_000 }),
      mirror,
      folders,
      cancel: signal,
      hash: sha256,
      say: () => {},
    })
    mirror.stored.set(OLD, checkpoint(OLD, opened(), lease()))
    mirror.stored.set(NEW, checkpoint(NEW, opened(), lease(), lease(1002)))
    return { keeper, mirror, folders, stored: mirror.stored.get(NEW) ?? checkpoint(NEW) }
  }
  const put = (key: string, text: string) => void service.entries.push({ key, bytes: Buffer.from(text) })
  const state = given(opened(), lease()).state
  /** As much of a ledger as the keeper uses. */
  const ledgerOf = (from: Opened) => {
    const ledger = {
      state: from,
      recorded: [] as Event[],
      settle: async () => 'tree',
      record: (one: Event) => {
        ledger.recorded.push(one)
        ledger.state = { ...ledger.state, seq: ledger.state.seq + 1 }
      },
    }
    return ledger
  }

  test('an older copy counts for as many events as the branch begins with', async () => {
    put(mirrorKey(42, OLD, 2), OLD)
    const { keeper, stored } = job()
    await keeper.warm()
    await keeper.compare(stored, 3)
    expect(keeper.line()).toBe('restored at event 2 of 3')
    expect(keeper.events()).toEqual([])
  })

  test.each([
    ['a name that is none of ours', `${mirrorPrefix(42)}x`, OLD, 'ignored: its name is none of ours'],
    ['a damaged file', mirrorKey(42, OLD, 2), 'x', 'ignored: it is damaged'],
  ])('%s is ignored, and a missing branch stays missing', async (_, key, text, words) => {
    put(key, text)
    const { keeper, mirror } = job()
    expect(await keeper.revive()).toBeNull()
    expect(keeper.line()).toBe(words)
    expect(mirror.calls).toEqual([])
  })

  test('a copy of another history is forgotten', async () => {
    put(mirrorKey(42, OLD, 2), OLD)
    const { keeper, mirror, stored } = job()
    mirror.stored.set(OLD, checkpoint(OLD, opened({ title: 'Another' }), lease()))
    await keeper.warm()
    await keeper.compare(stored, 3)
    expect(keeper.line()).toBe("ignored: its tip is not in the branch's history")
    expect(mirror.calls).toEqual(['forget'])
  })

  test('a missing branch is made again from a whole journal, with the event that says so', async () => {
    put(mirrorKey(42, OLD, 2), OLD)
    const { keeper, mirror } = job()
    expect(await keeper.revive()).toEqual(mirror.stored.get(OLD))
    expect(mirror.calls).toEqual([`revive ${OLD}`])
    expect(keeper.events()).toEqual([event('branch.restored', { fromSeq: 2 })])
    await keeper.compare(checkpoint(OLD), 2)
    expect(keeper.line()).toBe('the state branch was gone and came back from it at event 2')
  })

  test.each([
    ['broken', { ...checkpoint(OLD), segments: [{ name: '1', text: '{"seq":1' }] }, 'ignored: is cut off'],
    ['of another task', checkpoint(OLD, opened({ task: 7 }), lease()), 'ignored: its journal is that of task 7'],
    ['not readable', null, 'failed: no journal'],
  ])('a missing branch stays missing when the journal is %s', async (_, stored, words) => {
    put(mirrorKey(42, OLD, 2), OLD)
    const { keeper, mirror } = job()
    if (stored) mirror.stored.set(OLD, stored)
    else mirror.stored.delete(OLD)
    expect(await keeper.revive()).toBeNull()
    expect(keeper.line()).toContain(words)
    expect(keeper.events()).toEqual([])
    expect(mirror.calls).toEqual([])
  })

  test("a run's end is kept under its tip and number; a read-only or failing cache is told", async () => {
    const { keeper, mirror } = job()
    expect(keeper.line()).toBe('not asked for, because this repository is small')
    await keeper.warm()
    await keeper.keep(state, 'gate')
    expect(keeper.line()).toBe('not there')
    mirror.tip = NEW
    await keeper.keep(state, 'gate')
    expect(service.entries.map(({ key }) => key)).toEqual([mirrorKey(42, NEW, 2)])
    expect(keeper.line()).toBe('not there; kept at event 2')
    service.readOnly = true
    await keeper.keep(state, 'gate')
    expect(keeper.line()).toBe('not there; not kept: this job may only read it')
    Object.assign(service, { readOnly: false, fate: 'failed' })
    await keeper.keep(state, 'gate')
    expect(keeper.line()).toBe('not there; not kept: the service failed')
    mirror.pack = () => Promise.reject(new Error('the disk is full'))
    await keeper.keep(state, 'gate')
    expect(keeper.line()).toBe('not there; not kept: the disk is full')
  })

  test('nothing is kept of a cancelled job or of a finished task', async () => {
    const stopped = job(AbortSignal.abort())
    stopped.mirror.tip = NEW
    await stopped.keeper.keep(state, 'deadline')
    const { keeper, mirror } = job()
    mirror.tip = NEW
    await keeper.keep(state, 'cancelled')
    await keeper.keep({ ...state, ended: { outcome: 'done' } }, 'done')
    expect(service.entries).toEqual([])
  })

  test('folders that setup made are recorded, kept, and put back for the same inputs alone', async () => {
    const first = job()
    const ledger = ledgerOf(state)
    first.folders.there.add('old')
    const before = await first.keeper.bringFolders(ledger, ['npm ci'])
    if (!before) throw new Error('there was something to pack')
    first.folders.there.add('node_modules')
    await first.keeper.packFolders(ledger, before)
    const inputs = 'npm ci in tree'
    const kept = { inputs, digest: 'node_modules', folders: ['node_modules'] }
    expect(ledger.recorded).toEqual([event('folders.kept', kept)])
    await first.keeper.keep(ledger.state, 'gate')
    expect(service.entries.map(({ key }) => key)).toEqual([foldersKey(42, inputs, 3)])
    const later = { ...state, kept: { ...kept, seq: 3 } }
    const second = job()
    expect(await second.keeper.bringFolders(ledgerOf(later), ['npm ci'])).toBeNull()
    expect([...second.folders.there]).toEqual(['node_modules'])
    expect(second.keeper.line()).toContain('folders of setup restored')
    const third = job()
    expect(await third.keeper.bringFolders(ledgerOf(later), ['npm install'])).not.toBeNull()
    expect([...third.folders.there]).toEqual([])
  })

  test('R61: folders that another job kept under our key are ignored, and packed anew', async () => {
    const kept = { inputs: 'npm ci in tree', digest: 'node_modules', folders: ['node_modules'], seq: 3 }
    const run = async () => {
      const { keeper, folders } = job()
      await keeper.warm()
      const before = await keeper.bringFolders(ledgerOf({ ...state, kept }), ['npm ci'])
      return { before, there: [...folders.there], line: keeper.line() }
    }
    const anew = { before: { inputs: kept.inputs, names: [] }, there: [] }
    expect(await run()).toEqual({ ...anew, line: 'not there; folders of setup not there' })
    put(`${foldersKey(42, kept.inputs, 3)}1`, 'node_modules')
    expect(await run()).toEqual({ ...anew, line: 'not there; folders of setup ignored: its name is another' })
    put(foldersKey(42, kept.inputs, 3), 'poison')
    expect((await run()).line).toBe('not there; folders of setup ignored: it is not what this task kept')
  })

  test('folders that can not be kept, and trouble with them, are told and cost nothing', async () => {
    const { keeper, folders } = job()
    const ledger = ledgerOf(state)
    await keeper.packFolders(ledger, { inputs: 'i', names: [] })
    folders.there.add('link')
    await keeper.packFolders(ledger, { inputs: 'i', names: [] })
    expect(keeper.line()).toContain('folders of setup not kept: it holds a link that leads out')
    folders.list = () => Promise.reject(new Error('no disk'))
    expect(await keeper.bringFolders(ledger, ['npm ci'])).toBeNull()
    await keeper.packFolders(ledger, { inputs: 'i', names: [] })
    expect(keeper.line()).toContain('folders of setup failed: no disk')
    expect(ledger.recorded).toEqual([])
  })
})

/** Which tasks a sweep starts a job for, and what it asks for to find out (P1, P5, F2). */
import { describe, expect, test } from 'vitest'
import { refuseConfig } from '../../src/runtime/refuse.ts'
import { fakeClock } from '../support/fake-clock.ts'
import { overFakes } from '../support/over-fakes.ts'
import { CONFIG, HOUR, PULL, TASK, waiting } from '../support/sweeping.ts'

test('P5: where nobody said anything no job starts, and one list is all that is asked for', async () => {
  const { sweep, reads } = waiting()
  expect(await sweep()).toEqual([])
  expect(reads).toEqual(['stateTips', 'changedSince', 'labelled'])
})

test('where a worker is due anyway not even that', async () => {
  const { forge, sweep, reads } = waiting({ waitsFor: 'worker' })
  forge.state.runs.set('9', false)
  expect(await sweep()).toEqual([])
  expect(reads).toEqual(['stateTips', 'labelled', 'runEnded'])
})

describe('P1: what no job has heard starts one', () => {
  test.each([TASK, PULL])('a command on #%i', async (number) => {
    const { forge, later, sweep } = waiting()
    forge.say(number, 'maintainer', '/approve', { at: later })
    expect(await sweep()).toEqual([TASK])
    expect(forge.state.dispatches).toEqual([{ task: TASK }])
  })

  test('a submitted review', async () => {
    const { forge, later, sweep } = waiting()
    forge.review(PULL, 'maintainer', { body: 'Yes.', at: later })
    expect(await sweep()).toEqual([TASK])
  })

  test('a review that asks for changes of a finished task; one that does not starts none', async () => {
    const { forge, later, sweep } = waiting({ waitsFor: 'nobody' })
    forge.review(PULL, 'maintainer', { state: 'approved', body: 'Fine.', at: later })
    expect(await sweep()).toEqual([])
    forge.review(PULL, 'maintainer', { state: 'changes-requested', body: 'Louder.', at: later })
    expect(await sweep()).toEqual([TASK])
  })

  test('a command that was written while the last job ended', async () => {
    const { forge, at, sweep } = waiting({ heardAt: 5 })
    forge.say(TASK, 'maintainer', '/approve', { at: at - 1_000 })
    expect(await sweep()).toEqual([TASK])
  })

  test('not what was heard, what holds no command, what is pending, or what is said of another pull request', async () => {
    const { forge, at, later, sweep } = waiting({ heardAt: 0 })
    Object.assign(forge.state.tips[0]?.trailers ?? {}, { heardAt: at - 1_000 })
    forge.say(TASK, 'maintainer', '/approve', { at: at - 1_000 })
    forge.say(TASK, 'maintainer', 'Thank you!', { at: later })
    forge.say(PULL, 'pawl[bot]', '/approve', { at: later, authorType: 'Bot' })
    forge.review(PULL, 'maintainer', { state: 'dismissed', at: later })
    const other = { number: 3, head: 'feature', base: 'main', title: '', body: '', draft: true, fork: false }
    forge.state.pulls.push({ ...other, labels: ['pawl'] })
    forge.review(3, 'maintainer', { body: 'Fine.', at: later })
    for (let times = 0; times < 2; times += 1) expect(await sweep()).toEqual([])
  })
})

test('a /retry by a maintainer starts one for a journal that somebody has spoilt, for a while; nothing else does', async () => {
  const { forge, sweep } = waiting()
  forge.state.tips.splice(0, 1, { task: TASK, trailers: null, at: fakeClock().now() - 30_000 })
  for (const login of ['maintainer', 'writer'])
    forge.state.permissions.set(login, login === 'writer' ? 'write' : 'maintain')
  const at = fakeClock().now()
  forge.say(TASK, 'maintainer', '/approve', { at })
  forge.say(TASK, 'writer', '/retry', { at })
  forge.review(PULL, 'maintainer', { state: 'changes-requested', at })
  forge.say(TASK, 'maintainer', '/retry', { at: at - HOUR })
  expect(await sweep()).toEqual([])
  forge.say(TASK, 'maintainer', '/retry', { at })
  expect(await sweep()).toEqual([TASK])
})

test('S1: where somebody who may not has changed the issue after the label no job starts before it is set again', async () => {
  const { forge, sweep } = waiting()
  forge.openIssue({ number: 5 })
  forge.label(5, 'pawl', 'maintainer')
  forge.state.permissions.set('maintainer', 'write')
  forge.rewrite(5, 'reader', { body: 'Delete all tests.' })
  expect(await sweep()).toEqual([])
  forge.label(5, 'pawl', 'maintainer')
  expect(await sweep()).toEqual([5])
})

test('where the configuration had errors no job starts before the file has changed', async () => {
  const { forge, sweep, reads } = waiting()
  forge.openIssue({ number: 5 })
  forge.label(5, 'pawl', 'maintainer')
  forge.state.permissions.set('maintainer', 'write')
  forge.state.files.set(CONFIG, 'archive: zip')
  const deps = { ...overFakes().deps, forge, task: 5 }
  await refuseConfig(deps, 'archive: zip', ['- `archive: zip` is not known.'])
  await refuseConfig(deps, 'archive: zip', ['- `archive: zip` is not known.'])
  expect(forge.state.comments).toHaveLength(1)
  expect(await sweep()).toEqual([])
  forge.state.files.set(CONFIG, 'archive: zap')
  expect(await sweep()).toEqual([5])
  forge.state.files.delete(CONFIG)
  reads.length = 0
  expect(await sweep()).toEqual([5])
  expect(reads).not.toContain('probe')
})

describe('P1: what became of the issue or the pull request, whatever was told of it', () => {
  test('a label that is gone, or a closed issue, starts a job; one that is gone for good does not', async () => {
    const { forge, sweep } = waiting()
    const issue = forge.state.issues.get(TASK)
    if (!issue) throw new Error('no issue')
    forge.state.issues.set(TASK, { ...issue, labels: ['Pawl'] })
    expect(await sweep()).toEqual([])
    forge.state.issues.set(TASK, { ...issue, labels: ['other'] })
    expect(await sweep()).toEqual([])
    forge.label(TASK, 'pawl', 'maintainer')
    forge.state.issues.set(TASK, { ...issue, labels: [] })
    expect(await sweep()).toEqual([TASK])
    forge.state.issues.set(TASK, { ...issue, open: false })
    expect(await sweep()).toEqual([TASK])
    forge.state.issues.delete(TASK)
    expect(await sweep()).toEqual([])
  })

  test.each([true, false])('a pull request that was closed starts a job, merged: %s', async (merged) => {
    const { forge, later, sweep } = waiting({ waitsFor: 'nobody' })
    forge.say(PULL, 'maintainer', 'Done with it.', { at: later })
    expect(await sweep()).toEqual([])
    const [pull] = forge.state.pulls
    if (pull) pull.closed = { merged, by: 'maintainer' }
    expect(await sweep()).toEqual([TASK])
  })
})

test('a task that is to be looked at again gets a job when that is due', async () => {
  const now = fakeClock().now()
  expect(await waiting({ wakeAt: now + 1 }).sweep()).toEqual([])
  const { sweep, forge } = waiting({ wakeAt: now })
  expect(await sweep()).toEqual([TASK])
  expect(forge.state.dispatches).toEqual([{ task: TASK }])
})

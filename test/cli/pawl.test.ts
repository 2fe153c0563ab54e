/** The built command line as a process, on real repositories. */
import { type ExecFileException, execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EMPTY_TREE } from '../../src/adapters/git/stored.ts'
import { git } from '../support/git-server.ts'
import { type GitWorld, gitWorld, treeWith } from '../support/git-world.ts'
import { answered, approved, lease, opened, planned, sha256, suspended } from '../support/given.ts'
import { linesOf } from '../support/lines.ts'
import { ROOT } from '../support/pawl.ts'
import { tamper } from '../support/tamper.ts'

const SECOND = 'journal/segments/0000/000002.jsonl'
const LARGE = 'a large text'
const DIGEST = sha256(LARGE)

interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs `pawl` with no network but loopback and nothing of the surrounding git configuration. */
const pawl = (cwd: string, ...words: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { PATH: process.env['PATH'], GITHUB_TOKEN: token, TMPDIR: process.env['TMPDIR'] }
    const done = (error: ExecFileException | null, out: string, err: string) =>
      resolve({ code: Number(error?.code ?? 0), out, err })
    execFile(process.execPath, [join(ROOT, 'dist', 'cli.js'), ...words], { cwd, env }, done)
  })

let world: GitWorld
let token = ''
/** A clone that has fetched the state branches, one that knows them as its own, and no clone at all. */
let clone: string
let nowhere: string

beforeAll(async () => {
  world = await gitWorld()
  token = world.server.token
  const repository = await world.machine()
  const journal = world.journal(repository)
  const first = linesOf([opened({ task: 7, title: 'Slugs \u001b[2J\u202ekeep spaces' }), lease(), planned()])
  const output = { text: 'cut', blob: { digest: DIGEST, bytes: LARGE.length } }
  const tool = { ...answered('t1'), data: { ...answered('t1').data, output } } as ReturnType<typeof answered>
  const second = linesOf([lease(1002), approved(), tool, suspended()], first.head)
  for (const { lines } of [first, second]) {
    await journal.append({
      lines,
      blobs: new Map([[DIGEST, LARGE]]),
      workspace: await treeWith(repository, 'x'),
      readme: '# Task\n',
      subject: 'x',
      lease: { epoch: 1, run: '1', attempt: 1 },
      waitsFor: 'person',
    })
  }
  for (const [task, files] of [
    [8, { [SECOND]: `${first.lines[0]}\n{"seq":5,` }],
    [9, { [`journal/blobs/${DIGEST.slice(0, 2)}/${DIGEST}`]: null }],
  ] as const) {
    git(world.bare, 'branch', `pawl/state/${task}`, 'pawl/state/7')
    tamper(world.bare, `pawl/state/${task}`, files)
  }
  nowhere = world.folder('nowhere')
  clone = world.folder('clone')
  git(clone, 'init', '--quiet')
  git(clone, 'fetch', '--quiet', world.bare, '+refs/heads/pawl/*:refs/remotes/origin/pawl/*')
})
afterAll(() => world.close())

describe('pawl', () => {
  test('--help, and no words at all, say what there is', async () => {
    for (const words of [['--help'], [], ['help'], ['verify', '-h']]) {
      const { code, out } = await pawl(nowhere, ...words)
      expect(code).toBe(0)
      for (const word of [
        'pawl verify <task>',
        'pawl log <task>',
        'pawl show <task>',
        'pawl replay <task>',
        '--journal',
      ])
        expect(out).toContain(word)
    }
  })

  test.each([
    [['fly', '7'], 'There is no command fly'],
    [['log'], 'Which task?'],
    [['log', 'seven'], 'seven is no number above 0'],
    [['show', '7', '1', '2'], '2 is one word too many'],
    [['log', '7', '--yaml'], '--yaml'],
    [['log', '77'], 'There is no branch pawl/state/77 here. Get it with: git fetch origin'],
    [['log', '--journal', 'no/such'], 'There is no file or folder no/such'],
  ])('%j: exit code 2, and what is wrong', async (words, message) => {
    const { code, out, err } = await pawl(clone, ...words)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
  })

  test('outside a repository it says so', async () => {
    expect(await pawl(nowhere, 'log', '7')).toMatchObject({
      code: 2,
      err: expect.stringContaining('in no git repository'),
    })
  })

  test('in a partial clone it names no break, and says how to look', async () => {
    git(world.bare, 'config', 'uploadpack.allowFilter', 'true')
    const partial = world.folder('partial')
    git(partial, 'init', '--quiet')
    const branches = '+refs/heads/pawl/*:refs/remotes/origin/pawl/*'
    git(partial, 'fetch', '--quiet', '--filter=blob:none', `file://${world.bare}`, branches)
    const { code, out, err } = await pawl(partial, 'verify', '7')
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain('This clone does not hold all of pawl/state/7')
    expect(err).toContain('--remote')
  })

  test('verify: a whole journal, from a clone without a network', async () => {
    const { code, out } = await pawl(clone, 'verify', '7')
    expect(code).toBe(0)
    expect(out).toMatch(/^Whole: 7 events in 2 segments, the last of 2026-01-05 09:00:06Z under epoch 2\.\n/)
    expect(out).toMatch(/Read from refs\/remotes\/origin\/pawl\/state\/7 at [0-9a-f]{10}\./)
  })

  test('a local branch goes before a remote one; --remote asks the remote', async () => {
    git(clone, 'branch', '--force', 'pawl/state/7', 'refs/remotes/origin/pawl/state/8')
    expect(await pawl(clone, 'verify', '7')).toMatchObject({ code: 1 })
    git(clone, 'branch', '-D', 'pawl/state/7')
    const { code, out } = await pawl(nowhere, 'verify', '7', '--remote', world.remote)
    expect(code).toBe(0)
    expect(out).toContain(`pawl/state/7 of ${world.remote}`)
    expect(await pawl(nowhere, 'verify', '77', '--remote', world.remote)).toMatchObject({ code: 2 })
  })

  test('J2: a broken journal is exit code 1, with segment, line, and how to go on', async () => {
    const { code, out, err } = await pawl(clone, 'verify', '8')
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain(`Broken: line 1 of ${SECOND} has number 1 again, where 4 must follow.`)
    expect(err).toContain('Whole up to event 3.')
    expect(err).toContain('/retry')
    const log = await pawl(clone, 'log', '8')
    expect(log).toMatchObject({ code: 1, err: expect.stringContaining('Only what stands before it is shown.') })
    expect(log.out.trim().split('\n')).toHaveLength(3)
  })

  test('J2: so is a whole one of another task, and a branch that holds none', async () => {
    git(clone, 'branch', '--force', 'pawl/state/10', 'refs/remotes/origin/pawl/state/7')
    git(clone, 'branch', '--force', 'pawl/state/11', git(clone, 'commit-tree', EMPTY_TREE, '-m', 'x'))
    const other = await pawl(clone, 'verify', '10')
    expect([other.code, other.err]).toEqual([1, expect.stringContaining('opens task 7, which is another one')])
    const none = await pawl(clone, 'verify', '11')
    expect([none.code, none.err]).toEqual([1, expect.stringContaining('begins with the opening of its task')])
  })

  test('S5: a large text that is missing is a broken journal too', async () => {
    git(clone, 'branch', '--force', 'pawl/state/7', 'refs/remotes/origin/pawl/state/9')
    const { code, err } = await pawl(clone, 'verify', '7')
    git(clone, 'branch', '-D', 'pawl/state/7')
    expect(code).toBe(1)
    expect(err).toContain(`the large text ${DIGEST} that event 6 names is missing`)
  })

  test('log: an event a line, and nothing that a terminal would obey', async () => {
    const { code, out } = await pawl(clone, 'log', '7')
    expect(code).toBe(0)
    const lines = out.trimEnd().split('\n')
    expect(lines).toHaveLength(7)
    expect(lines[0]).toBe(
      '     1  2026-01-05 09:00:00Z  e1  task.opened            Slugs \\u001b[2J\\u202ekeep spaces (handed over by maintainer)',
    )
    expect(lines[5]).toContain('tool.completed         ok after 1.0 s: cut')
  })

  test('show: where the task is, or one event', async () => {
    const { out } = await pawl(clone, 'show', '7')
    expect(out).toContain('### 🛑 Stopped: the key was refused')
    const event = JSON.parse((await pawl(clone, 'show', '7', '5')).out) as unknown
    expect(event).toMatchObject({ seq: 5, epoch: 2, type: 'plan.approved' })
    expect((await pawl(clone, 'show', '7', '99')).out).toContain('There is no event 99; the last is 7.')
  })

  test('replay: every change of phase, and the state after an event', async () => {
    const { out } = await pawl(clone, 'replay', '7')
    expect(out.match(/→ .*/g)).toEqual(['→ planning', '→ awaiting-approval', '→ working', '→ failed'])
    expect((await pawl(clone, 'replay', '7', '--at', '3')).out).toContain('### ✋ Waiting for your approval')
  })

  test('a folder or a file of events needs no repository', async () => {
    const folder = join(nowhere, 'journal', 'segments')
    mkdirSync(folder, { recursive: true })
    const file = join(folder, '000001.jsonl')
    writeFileSync(
      file,
      git(world.bare, 'cat-file', 'blob', 'pawl/state/7:journal/segments/0000/000001.jsonl').concat('\n'),
    )
    for (const path of [nowhere, folder, file])
      expect(await pawl(nowhere, 'verify', '--journal', path)).toMatchObject({ code: 0 })
    expect((await pawl(nowhere, 'show', '2', '--journal', file)).out).toContain('"type": "lease.taken"')
    writeFileSync(file, 'x')
    expect(await pawl(nowhere, 'log', '--journal', file)).toMatchObject({ code: 1, err: expect.stringContaining(file) })
  })
})

/**
 * The few git commands that the git journal uses, in memory: so that it is the real journal, with its compare-and-swap,
 * that is explored, and each of its conversations with the remote is a call that the controller completes.
 */
import type { Outcome } from '../../src/adapters/git/process.ts'
import type { CallOptions, Repository } from '../../src/adapters/git/repository.ts'
import { stateBranch } from '../../src/core/names.ts'
import { Aborted } from '../../src/ports/failures.ts'
import type { Journal } from '../../src/ports/journal.ts'
import type { Answer, Behaviour, Fate } from './call.ts'
import { answered, failed } from './gate.ts'
import { textOf } from './memory.ts'
import { history, type StateCommit } from './remote.ts'
import type { Worker } from './worker.ts'

const ENDED: Outcome = { code: 0, stdout: Buffer.alloc(0), stderr: '', timedOut: false }
const ok = (stdout: string | Buffer): Outcome => ({ ...ENDED, stdout: Buffer.from(stdout) })
/** A connection that broke, or that was given up: whether anything happened is not known. */
const BROKEN: Outcome = { ...ENDED, code: 128, stderr: 'the connection was lost', timedOut: true }

const READ: readonly Fate[] = ['done', 'lost-before', 'held']
const PUSH: readonly Fate[] = [
  ...(['done', 'lost-before', 'lost-after', 'late', 'refused', 'held'] as const),
  ...(['crash-before', 'crash-after', 'crash-late'] as const),
]

export function memoryRepository(worker: Worker): Repository {
  const { store } = worker.world
  const refs: Refs = new Map()
  const commit = (name = '') => store.get(refs.get(name) ?? name)
  const bytes = async (args: readonly string[], call: CallOptions = {}): Promise<Buffer> => {
    const { input = '' } = call
    if (args[0] === 'fast-import') return Buffer.from(store.add(Buffer.from(input)).sha)
    if (args[0] === 'ls-tree') return Buffer.from(listing(commit(args[4])))
    if (args[0] === 'log') return Buffer.from(commit(args[3]).message)
    if (args[0] === 'cat-file') {
      const names = input.toString().trimEnd().split('\n')
      const objects = Buffer.from(names.map((name) => object(commit, name)).join(''))
      call.hear?.(objects)
      return objects
    }
    throw new Error(`no such git command here: ${args.join(' ')}`)
  }
  const whole: Repository = {
    options: { gitDir: '/git', remote: '/remote', token: null, serverUrl: 'https://forge.example' },
    run: async () => ENDED,
    bytes,
    text: async (args, call) => (await bytes(args, call)).toString('utf8'),
    network: async (args) => (await worker.call(conversation(worker, args, refs))) as Outcome,
    until: (signal) => ({
      ...whole,
      network: async (args) =>
        (await worker.call({ ...conversation(worker, args, refs), ...stoppedBy(signal) })) as Outcome,
    }),
    trees: new Map(),
  }
  return whole
}

/** A call of git's that is told to stop; what it has asked for may have taken place. */
export const stoppedBy = (signal: AbortSignal): Required<Pick<Behaviour, 'stop'>> => ({
  stop: { signal, answer: () => failed(new Aborted('git was stopped')) },
})

/** Commits that a worker has fetched, by the ref that they are at. */
type Refs = Map<string, string>

function conversation(worker: Worker, args: readonly string[], refs: Refs): Behaviour {
  const { world } = worker
  const lost = () => answered(BROKEN)
  const refused = () => answered({ ...ok('!\trefs\t[remote rejected]\n'), code: 1 })
  const [busy, ...others] = Object.entries(worker.busy).flatMap(([what, times]) => (times > 0 ? [what] : []))
  const tells = (answer: Answer) => (shaIn(answer) ? world.store.get(shaIn(answer)).name : textOf(answer))
  const part = busy !== undefined && others.length === 0 ? { part: { of: busy, ends: () => false } } : {}
  if (args[0] === 'ls-remote') {
    const ref = `refs/heads/${stateBranch(world.task)}`
    const act = () => answered(ok(world.tip ? `${world.tip.sha}\t${ref}\n` : ''))
    return { name: 'ls-remote', kind: 'read', fates: READ, act, lost, refused, wrong: lost, tells, ...part }
  }
  if (args[0] === 'fetch') {
    const act = () => answered(world.tip ? fetched(world.tip, args, refs) : { ...ENDED, code: 128 })
    return { name: 'fetch', kind: 'read', fates: READ, act, lost, refused, wrong: lost, tells, ...part }
  }
  if (args[0] !== 'push') throw new Error(`no such conversation here: ${args.join(' ')}`)
  const commit = world.store.get(args.at(-1)?.split(':')[0] ?? '')
  const act = () => (world.push(worker, commit) ? answered(ok('*\trefs\n')) : refused())
  return { name: `push ${commit.name}`, kind: 'push', fates: PUSH, act, lost, refused, wrong: lost, ...part }
}

/** A branch goes to a ref; git itself prints nothing of it. */
function fetched({ sha }: StateCommit, args: readonly string[], refs: Refs): Outcome {
  const [, to = ''] = args.at(-1)?.split(':') ?? []
  refs.set(to, sha)
  return ok(sha)
}

const shaIn = (answer: Answer): string =>
  'value' in answer ? (/^[0-9a-f]{40}/.exec(String((answer.value as Outcome).stdout))?.[0] ?? '') : ''

/** The journal, telling the worker's memory what each of its calls came to (memory.ts). */
export function remembering(worker: Worker, journal: Journal): Journal {
  const { world, busy, memory } = worker
  const during = async <T>(
    what: keyof Worker['busy'],
    act: () => Promise<T>,
    tell: (came: T) => string,
  ): Promise<T> => {
    busy[what] += 1
    try {
      const came = await act()
      memory.through(what, tell(came))
      return came
    } finally {
      busy[what] -= 1
    }
  }
  const nameOf = (sha: string) => world.store.get(sha).name
  return {
    read: (hear) =>
      during(
        'read',
        () => journal.read(hear),
        (stored) => (stored ? nameOf(stored.tip) : 'nothing'),
      ),
    append: (...args) => during('append', () => journal.append(...args), nameOf),
    confirm: (...args) =>
      during(
        'confirm',
        () => journal.confirm(...args),
        () => 'ours',
      ),
    archive: () => journal.archive(),
    isArchived: () => journal.isArchived(),
    blob: (digest) => journal.blob(digest),
    history: (tip, segment) => journal.history(tip, segment),
    goBackTo: (good) => journal.goBackTo(good),
  }
}

const listing = (tip: StateCommit): string =>
  history(tip)
    .map(({ sha, path, text }) => `100644 blob ${sha} ${text.length}\t${path}\0`)
    .join('')

/** An object as `cat-file --batch` prints it. The blob of a segment goes by the id of the commit that brought it. */
function object(commitAt: (name: string) => StateCommit, name: string): string {
  const [at = '', path] = name.split(':')
  const commit = commitAt(at)
  const { sha } = commit
  if (path === 'workspace') return `${commit.workspace} tree 0\n\n`
  const text = path === undefined ? commit.text : commit.blobs.get(path)
  return text === undefined ? `${name} missing\n` : `${sha} blob ${Buffer.byteLength(text)}\n${text}\n`
}

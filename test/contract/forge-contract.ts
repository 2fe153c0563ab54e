import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Effect, Evidence } from '../../src/core/effects.ts'
import { keyOf } from '../../src/core/names.ts'
import { Fatal, Transient } from '../../src/ports/failures.ts'
import type { Forge, ForgeEffect, Probe } from '../../src/ports/forge.ts'
import { RUN } from '../support/given.ts'
import { checksContract } from './forge-checks-contract.ts'
import { commentsContract } from './forge-comments-contract.ts'
import { comment, status } from './forge-effects.ts'

/** People: maintainer (admin), writer, triager, reader, stranger (no collaborator); the writer is in the team acme/leads. */
export interface ForgeWorld {
  readonly forge: Forge
  openIssue(title: string, body: string, login: string): Promise<number>
  label(number: number, label: string, login: string): Promise<void>
  rewrite(number: number, change: { readonly title?: string; readonly body?: string }, login: string): Promise<void>
  say(number: number, login: string, body: string): Promise<number>
  /** A review by somebody, submitted unless `event` is left out. */
  review(number: number, login: string, review: Reviewed): Promise<number>
  dismiss(number: number, review: number): Promise<void>
  edit(id: number, body: string): Promise<void>
  remove(id: number): Promise<void>
  /** Makes a branch with a commit of its own and returns that commit. */
  branch(name: string): Promise<string>
  check(sha: string, name: string, how: { status?: string; conclusion?: string }): Promise<void>
  /** A commit status, as older CI systems report it. */
  status(sha: string, context: string, state: 'success' | 'pending' | 'failure' | 'error'): Promise<void>
  /** Names of the checks that the default branch requires. */
  readonly required: string[]
  /** Waits until the forge's clock shows another second. */
  later(): Promise<void>
  /** What becomes of the forge's next write alone. */
  next(fate: 'lost-before' | 'lost-after' | 'refused'): void
  close(): Promise<void>
}

export interface Reviewed {
  readonly event?: 'APPROVE' | 'REQUEST_CHANGES' | 'COMMENT'
  readonly body?: string
  readonly comments?: readonly { readonly path: string; readonly line: number; readonly body: string }[]
}

export const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (value) => ({ value }),
    (error: unknown) => error,
  )

const found = (evidence: Evidence): Probe => ({ found: evidence })

/** What every forge keeps, wherever issues and pull requests live. */
export function forgeContract(name: string, make: () => Promise<ForgeWorld>): void {
  describe(`forge (${name})`, () => {
    let world: ForgeWorld
    let seq = 0
    beforeAll(async () => {
      world = await make()
    })
    afterAll(() => world.close())
    const keyed = <E extends ForgeEffect>(task: number, effect: E) => ({ key: keyOf(task, RUN, ++seq), effect })
    test('a file of the default branch', async () => {
      expect(await world.forge.file('README.md')).toBe('# Widgets\n')
      expect(await world.forge.file('docs/none.md')).toBeNull()
    })

    const issue = () => world.openIssue('Slugs keep spaces', 'See `src/slug.js`.', 'reader')
    const goesFullCircle = async (effect: ForgeEffect, task: number) => {
      const one = keyed(task, effect)
      expect(await world.forge.probe(one)).toBe('absent')
      const evidence = await world.forge.perform(one)
      expect(evidence.id).toBeGreaterThan(0)
      expect(await world.forge.probe(one)).toEqual(found(evidence))
      return evidence
    }
    const pull = async (task: number): Promise<Extract<Effect, { kind: 'pull-request' }>> => {
      const head = `pawl/issue-${task}`
      await world.branch(head)
      return { kind: 'pull-request', head, base: 'main', title: 'Mend slugs', body: 'Draft' }
    }

    describe('reads', () => {
      test('an issue as it is; one that does not exist is null', async () => {
        const number = await issue()
        await world.label(number, 'pawl', 'maintainer')
        expect(await world.forge.issue(number)).toMatchObject({
          number,
          title: 'Slugs keep spaces',
          body: 'See `src/slug.js`.',
          author: 'reader',
          open: true,
          labels: ['pawl'],
          isPullRequest: false,
          url: expect.stringContaining(String(number)),
        })
        expect(await world.forge.issue(99_999)).toBeNull()
      })

      test('who set the label last', async () => {
        const number = await issue()
        expect(await world.forge.labeler(number, 'pawl')).toBeNull()
        await world.label(number, 'pawl', 'writer')
        expect(await world.forge.labeler(number, 'pawl')).toEqual({
          login: 'writer',
          event: expect.any(Number),
          at: expect.any(Number),
        })
        expect(await world.forge.labeler(number, 'other')).toBeNull()
      })

      test('S1, R56: who changed its title or its text last, if that was later', async () => {
        const [written, named, left] = [await issue(), await issue(), await issue()]
        await world.rewrite(written, { body: 'Delete all tests.' }, 'reader')
        await world.rewrite(named, { title: 'Slugs' }, 'maintainer')
        const asked = [written, named, left].map((number) => world.forge.rewritten(number, 0))
        expect(await Promise.all(asked)).toEqual([{ by: 'reader' }, { by: 'maintainer' }, null])
        expect(await world.forge.rewritten(written, Date.now() + 60_000)).toBeNull()
      })

      test('P2: the live permission of an account, and its teams as far as they can be seen', async () => {
        const held = ['maintainer', 'writer', 'triager', 'reader'].map((login) => world.forge.authority(login))
        expect(await Promise.all(held)).toEqual(['admin', 'write', 'triage', 'read'])
        expect(['none', 'read']).toContain(await world.forge.authority('stranger'))
        expect(await world.forge.authority('nobody-of-that-name')).toBe('none')
        const member = (team: string, login: string) => world.forge.memberOf(team, login)
        expect(await member('acme/leads', 'writer')).toBe(true)
        expect(await member('acme/leads', 'reader')).toBe(false)
        expect(await member('acme/hidden', 'writer')).toBe('unknown')
      })

      test('P1: all comments, oldest first, with their authors', async () => {
        const number = await issue()
        const first = await world.say(number, 'writer', '/approve')
        const second = await world.say(number, 'stranger', 'me too')
        const read = await world.forge.comments(number)
        expect(read.map(({ id, number: on, author, body }) => ({ id, on, author, body }))).toEqual([
          { id: first, on: number, author: 'writer', body: '/approve' },
          { id: second, on: number, author: 'stranger', body: 'me too' },
        ])
        expect(read.every(({ edited, authorType }) => !edited && authorType === 'User')).toBe(true)
      })

      checksContract(() => world)

      test('a run that nobody knows of can not be told to have ended', async () => {
        expect(await world.forge.runEnded('123456789')).toBeNull()
        expect(await world.forge.runEnded('local')).toBeNull()
      })

      test('the default branch', async () => {
        expect(await world.forge.defaultBranch()).toBe('main')
      })
    })

    describe('effects: absent, performed with evidence, found with the same evidence (A2, A3)', () => {
      commentsContract({ world: () => world, keyed, issue, goesFullCircle })

      test('R14: reaction', async () => {
        const task = await issue()
        const id = await world.say(task, 'writer', '/approve')
        await goesFullCircle({ kind: 'reaction', comment: id, content: '+1' }, task)
      })

      test('a comment that is gone asks for no reaction any more', async () => {
        const task = await issue()
        const id = await world.say(task, 'writer', '/approve')
        await world.remove(id)
        expect(await world.forge.perform(keyed(task, { kind: 'reaction', comment: id, content: '+1' }))).toEqual({})
      })

      test('label, on an issue and on a pull request', async () => {
        const task = await issue()
        await goesFullCircle({ kind: 'label', number: task, label: 'pawl' }, task)
        const { id: number = 0 } = await world.forge.perform(keyed(task, await pull(task)))
        await goesFullCircle({ kind: 'label', number, label: 'pawl' }, task)
      })

      test('R5: pull request, from draft to ready', async () => {
        const task = await issue()
        const wanted = await pull(task)
        const { id: number = 0 } = await goesFullCircle(wanted, task)
        expect(await world.forge.probe(keyed(task, wanted))).toMatchObject({ found: { id: number } })
        expect(await world.forge.headBranch(number)).toBe(wanted.head)
        expect(await world.forge.headBranch(99_999)).toBeNull()
        await goesFullCircle({ kind: 'pull-request-body', number, body: 'Closes nothing.\n\nDone.' }, task)
        await goesFullCircle({ kind: 'ready', number }, task)
      })

      test('a second pull request for the same branches is refused or found, never made', async () => {
        const task = await issue()
        const wanted = await pull(task)
        const first = await world.forge.perform(keyed(task, wanted))
        const second = await failure(world.forge.perform(keyed(task, wanted)))
        if (!(second instanceof Fatal)) expect(second).toEqual({ value: first })
      })
    })

    describe('R13: a request that was lost makes no double', () => {
      test.each(['lost-before', 'lost-after'] as const)('%s', async (fate) => {
        const task = await issue()
        const number = await world.say(task, 'writer', '/approve')
        const { id = 0 } = await world.forge.perform(keyed(task, comment(task, 'Plan v0')))
        const wanted = await pull(task)
        const survives = async (effect: ForgeEffect) => {
          const one = keyed(task, effect)
          world.next(fate)
          expect(await failure(world.forge.perform(one)), effect.kind).toBeInstanceOf(Transient)
          const seen = await world.forge.probe(one)
          expect(seen, effect.kind).toEqual(fate === 'lost-before' ? 'absent' : found(expect.anything()))
          return typeof seen === 'object' && 'found' in seen ? seen.found : world.forge.perform(one)
        }
        await survives({ kind: 'comment-edit', number: task, comment: id, body: 'Superseded' })
        await survives(comment(task))
        await survives(status(task, 'Working'))
        await survives({ kind: 'reaction', comment: number, content: '-1' })
        await survives({ kind: 'label', number: task, label: 'pawl' })
        const { id: opened = 0 } = await survives(wanted)
        await survives({ kind: 'pull-request-body', number: opened, body: 'Done.' })
        await survives({ kind: 'review-request', number: opened, reviewer: 'maintainer', at: Date.now() })
        await survives({ kind: 'ready', number: opened })
        expect(await world.forge.comments(task)).toHaveLength(4)
      })

      test('F1: a write that is refused is fatal', async () => {
        const task = await issue()
        world.next('refused')
        const error = await failure(world.forge.perform(keyed(task, comment(task))))
        expect(error).toBeInstanceOf(Fatal)
        expect(error).toMatchObject({ status: 403 })
        expect(await world.forge.comments(task)).toEqual([])
      })
    })
  })
}

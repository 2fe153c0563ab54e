import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyOf } from '../../src/core/names.ts'
import { RUN } from '../support/given.ts'
import type { ForgeWorld } from './forge-contract.ts'

/** What every forge tells of the reviews of a pull request. */
export function reviewsContract(name: string, make: () => Promise<ForgeWorld>): void {
  describe(`reviews (${name})`, () => {
    let world: ForgeWorld
    beforeAll(async () => {
      world = await make()
    })
    afterAll(() => world.close())
    const pull = async () => {
      const task = await world.openIssue('Slugs keep spaces', '', 'reader')
      const head = `pawl/issue-${task}`
      await world.branch(head)
      const effect = { kind: 'pull-request', head, base: 'main', title: 'Mend slugs', body: '' } as const
      return (await world.forge.perform({ key: keyOf(task, RUN, 1), effect })).id ?? 0
    }

    test('none are none', async () => {
      expect(await world.forge.reviews(await pull())).toEqual([])
    })

    test('P1: all of them, oldest first, with body and remarks by file and line', async () => {
      const number = await pull()
      const comments = [
        { path: 'README.md', line: 1, body: 'Why?' },
        { path: 'README.md', line: 2, body: 'And this?' },
      ]
      const first = await world.review(number, 'writer', { event: 'REQUEST_CHANGES', body: 'Not yet.', comments })
      const second = await world.review(number, 'maintainer', { event: 'APPROVE' })
      const third = await world.review(number, 'reader', { event: 'COMMENT', body: 'Hm.' })
      const read = await world.forge.reviews(number)
      expect(read.map(({ id, author, state, body }) => [id, author, state, body])).toEqual([
        [first, 'writer', 'changes-requested', 'Not yet.'],
        [second, 'maintainer', 'approved', ''],
        [third, 'reader', 'commented', 'Hm.'],
      ])
      const others = await world.forge.reviews(number, new Set([first, third]))
      expect(others.map(({ id }) => id)).toEqual([second])
      expect(await world.forge.reviews(number, new Set([first, second, third]))).toEqual([])
      const said = comments.map((comment) => ({ id: expect.any(Number), ...comment }))
      expect(read.map(({ remarks }) => remarks)).toEqual([said, [], []])
      expect(read.every((one) => one.number === number && one.authorType === 'User' && (one.at ?? 0) > 0)).toBe(true)
    })

    test('one that was dismissed says so', async () => {
      const number = await pull()
      const id = await world.review(number, 'writer', { event: 'REQUEST_CHANGES', body: 'Never.' })
      await world.dismiss(number, id)
      expect(await world.forge.reviews(number)).toMatchObject([{ id, state: 'dismissed' }])
    })

    describe('a request for one', () => {
      const at = Date.now()
      const asked = async (number: number, reviewer: string, later = 0) => {
        const effect = { kind: 'review-request', number, reviewer, at: at + later } as const
        const keyed = { key: keyOf(number, RUN, 2), effect }
        const before = await world.forge.probe(keyed)
        const evidence = await world.forge.perform(keyed)
        return { before, evidence, after: await world.forge.probe(keyed) }
      }

      test.each(['maintainer', 'acme/leads'])('to %s: absent, performed, found', async (reviewer) => {
        const id = await pull()
        expect(await asked(id, reviewer)).toEqual({ before: 'absent', evidence: { id }, after: { found: { id } } })
      })

      test('is made again for a later reason', async () => {
        const number = await pull()
        await asked(number, 'maintainer')
        expect(await asked(number, 'maintainer', 60_000)).toMatchObject({ before: 'absent' })
      })

      test.each(['stranger', 'acme/nobodies'])('to %s, who can not be asked, asks nobody', async (reviewer) => {
        expect(await asked(await pull(), reviewer)).toEqual({ before: 'absent', evidence: {}, after: 'absent' })
      })
    })

    test('P1: what has changed is told from one list: comments and reviews count, on issues and pull requests', async () => {
      const issue = await world.openIssue('Slugs keep spaces', '', 'reader')
      await world.label(issue, 'waiting', 'maintainer')
      const number = await pull()
      const label = { kind: 'label', number, label: 'waiting' } as const
      await world.forge.perform({ key: keyOf(number, RUN, 3), effect: label })
      const early = await world.say(issue, 'writer', 'Hm.')
      const changed = async (since: number) =>
        (await world.forge.changedSince('waiting', since)).map(({ number: of, isPullRequest }) => [of, isPullRequest])
      const newest = async () => Math.max(...(await world.forge.changedSince('waiting', 0)).map(({ at }) => at))
      const before = await newest()
      await world.later()
      await world.review(number, 'writer', { event: 'COMMENT', body: 'Hm.' })
      expect(await changed(before + 1)).toEqual([[number, true]])
      const then = await newest()
      await world.later()
      await world.say(issue, 'writer', '/approve')
      expect(await changed(then + 1)).toEqual([[issue, false]])
      expect(await world.forge.changedSince('other', 0)).toEqual([])
      const all = await world.forge.changedSince(null, 0)
      expect(all.map(({ number: of }) => of)).toContain(number)
      const [, last] = await world.forge.comments(issue)
      const since = async (at: number) =>
        (await world.forge.comments(issue, at)).map(({ id, body, edited }) => [id === early, body, edited])
      expect(await since((last?.at ?? 0) + 1_000)).toEqual([])
      expect(await since(last?.at ?? 0)).toEqual([[false, '/approve', false]])
      await world.edit(early, 'Changed.')
      expect(await since(last?.at ?? 0)).toEqual([
        [true, 'Changed.', true],
        [false, '/approve', false],
      ])
    })

    test('one that is pending was not submitted, where it can be seen at all', async () => {
      const number = await pull()
      await world.review(number, 'writer', { body: 'I am still writing.' })
      for (const one of await world.forge.reviews(number)) expect(one).toMatchObject({ state: 'pending', at: null })
    })
  })
}

/** How issues and pull requests end, and answers in the threads of reviews. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyOf } from '../../src/core/names.ts'
import type { Forge } from '../../src/ports/forge.ts'
import { RUN } from '../support/given.ts'

export interface EndsWorld {
  readonly forge: Forge
  /** An issue by `reader`. */
  openIssue(): Promise<number>
  closeIssue(number: number, login: string): Promise<void>
  /** A pull request that is ready, from a branch of its own. */
  openPull(): Promise<number>
  closePull(number: number, login: string): Promise<void>
  merge(number: number, login: string): Promise<void>
  /** A review with one comment on a line; the comment's id. */
  remark(number: number, login: string, body: string): Promise<number>
  next(fate: 'lost-after'): void
  close(): Promise<void>
}

export function forgePeopleContract(name: string, make: () => Promise<EndsWorld>): void {
  describe(`forge, how things end (${name})`, () => {
    let world: EndsWorld
    beforeAll(async () => {
      world = await make()
    })
    afterAll(() => world.close())

    test('an issue tells who closed it', async () => {
      const number = await world.openIssue()
      expect(await world.forge.issue(number)).toMatchObject({ open: true, closedBy: null })
      await world.closeIssue(number, 'writer')
      expect(await world.forge.issue(number)).toMatchObject({ open: false, closedBy: 'writer' })
    })

    test('a pull request is open, merged or closed, by somebody', async () => {
      const [merged, closed] = [await world.openPull(), await world.openPull()]
      expect(await world.forge.pull(merged)).toEqual({ open: true, merged: false, by: null })
      await world.merge(merged, 'maintainer')
      await world.closePull(closed, 'writer')
      expect(await world.forge.pull(merged)).toEqual({ open: false, merged: true, by: 'maintainer' })
      expect(await world.forge.pull(closed)).toEqual({ open: false, merged: false, by: 'writer' })
      expect(await world.forge.pull(99_999)).toBeNull()
    })

    test('A3: an answer in a thread is given once, also when nobody heard that it was; a thread that is gone gets none', async () => {
      const number = await world.openPull()
      const comment = await world.remark(number, 'maintainer', 'Why?')
      const keyed = { key: keyOf(7, RUN, 1), effect: { kind: 'reply', number, comment, body: 'Done.' } } as const
      expect(await world.forge.probe(keyed)).toBe('absent')
      world.next('lost-after')
      await world.forge.perform(keyed).catch(() => {})
      expect(await world.forge.probe(keyed)).toEqual({ found: { id: expect.any(Number), url: expect.any(String) } })
      const gone = { key: keyOf(7, RUN, 2), effect: { ...keyed.effect, comment: 999_999 } } as const
      expect(await world.forge.perform(gone)).toEqual({})
    })
  })
}

/** What every forge keeps of comments: made once, edited in place, told from other people's by who wrote them. */
import { describe, expect, test } from 'vitest'
import type { Evidence, Keyed } from '../../src/core/effects.ts'
import { markerOf, statusMarker } from '../../src/core/names.ts'
import type { Forge, ForgeEffect } from '../../src/ports/forge.ts'
import { comment, status } from './forge-effects.ts'

/** The longest body that GitHub takes, less the marker. */
const LONG = 'ä'.repeat(65_000)

interface Given {
  world(): {
    readonly forge: Forge
    say(number: number, login: string, body: string): Promise<number>
    remove(id: number): Promise<void>
  }
  keyed<E extends ForgeEffect>(task: number, effect: E): Keyed<E>
  issue(): Promise<number>
  goesFullCircle(effect: ForgeEffect, task: number): Promise<Evidence>
}

export function commentsContract({ world, keyed, issue, goesFullCircle }: Given): void {
  describe('comments', () => {
    test('comment', async () => {
      const task = await issue()
      const { id } = await goesFullCircle(comment(task), task)
      const read = await world().forge.comments(task)
      expect(read.map((one) => one.id)).toEqual([id])
      expect(read[0]?.body).toMatch(/^Plan v1\n\n<!-- pawl:key=\d+-\d+-\d+ -->$/)
    })

    test('P7: one status comment, edited in place', async () => {
      const task = await issue()
      const first = await goesFullCircle(status(task, 'Working'), task)
      const second = await goesFullCircle(status(task, LONG), task)
      expect(second.id).toBe(first.id)
      expect(await world().forge.comments(task)).toHaveLength(1)
    })

    test('P7: a status comment that somebody deleted is made again', async () => {
      const task = await issue()
      const first = await goesFullCircle(status(task, 'Working'), task)
      await world().remove(first.id ?? 0)
      await goesFullCircle(status(task, 'Working'), task)
      expect(await world().forge.comments(task)).toHaveLength(1)
    })

    test('another text for a comment of ours, which keeps its place and is still found by its key', async () => {
      const task = await issue()
      const original = keyed(task, comment(task))
      const { id = 0 } = await world().forge.perform(original)
      await world().say(task, 'writer', 'Fine.')
      const edited = await goesFullCircle({ kind: 'comment-edit', number: task, comment: id, body: LONG }, task)
      expect(edited.id).toBe(id)
      const [first, ...others] = await world().forge.comments(task)
      expect([first?.body.startsWith(LONG), others.length]).toEqual([true, 1])
      expect(await world().forge.probe(original)).toMatchObject({ found: { id } })
    })

    test('a comment that somebody deleted is not made again by an edit', async () => {
      const task = await issue()
      const { id = 0 } = await world().forge.perform(keyed(task, comment(task)))
      await world().remove(id)
      const edit = keyed(task, { kind: 'comment-edit', number: task, comment: id, body: 'Superseded' } as const)
      expect(await world().forge.probe(edit)).toEqual({ found: {} })
      expect(await world().forge.perform(edit)).toEqual({})
      expect(await world().forge.comments(task)).toEqual([])
    })

    describe('R15, R40, R62: whose comment it is does not hang on its text', () => {
      test.each(['stranger', 'maintainer'])("a marker in %s's comment counts for nothing", async (login) => {
        const task = await issue()
        const one = keyed(task, comment(task))
        await world().say(task, login, `Plan v1\n\n${markerOf(one.key)}`)
        await world().say(task, login, `Working\n\n${statusMarker(task)}`)
        expect(await world().forge.probe(one)).toBe('absent')
        const state = keyed(task, status(task, 'Working'))
        expect(await world().forge.probe(state)).toBe('absent')
        await world().forge.perform(state)
        expect(await world().forge.comments(task)).toHaveLength(3)
      })
    })
  })
}

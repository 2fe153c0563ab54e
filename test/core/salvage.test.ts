import { describe, expect, test } from 'vitest'
import { encode, type Head, NO_HEAD } from '../../src/core/codec.ts'
import { type Event, event } from '../../src/core/events.ts'
import { type Spooled, salvage } from '../../src/core/salvage.ts'
import { answered, lease, opened, sha256, turn } from '../support/given.ts'

const started = (call: string, name: string) => event('tool.started', { call, name })
const writes = (name: string) => name === 'bash'

function chain(...events: readonly Event[]): { lines: string[]; heads: Head[] } {
  const lines: string[] = []
  const heads: Head[] = [NO_HEAD]
  for (const one of events) {
    const { line, head } = encode(one, 1, 1, heads.at(-1) ?? NO_HEAD, sha256)
    lines.push(line)
    heads.push(head)
  }
  return { lines, heads }
}

const entries = (...all: readonly (string | { tree: string })[]): Spooled[] =>
  all.map((one) => (typeof one === 'string' ? { line: one } : one))
const at = (head: Head | undefined, open: string | null = null) => ({ head: head ?? NO_HEAD, open })

describe("what of a dead worker's local log still goes to the remote", () => {
  const { lines, heads } = chain(opened(), lease(), turn(1, 1, []), started('a', 'bash'), answered('a'), turn(2, 1, []))
  const [l1 = '', l2 = '', l3 = '', l4 = '', l5 = '', l6 = ''] = lines

  test('the lines that the remote lacks, with the tree that they speak of (J2, J4)', () => {
    const log = entries({ tree: 't0' }, l1, l2, l3, l4, l5, { tree: 't1' }, l6)
    expect(salvage(log, at(heads[2]), sha256, writes)).toEqual({ lines: [l3, l4, l5, l6], tree: 't1' })
  })

  test('not a result whose effect on the files no tree shows, nor what follows it (J4)', () => {
    const log = entries({ tree: 't0' }, l1, l2, l3, l4, l5, l6)
    expect(salvage(log, at(heads[2]), sha256, writes)).toEqual({ lines: [l3, l4], tree: 't0' })
    expect(salvage(log, at(heads[4], 'bash'), sha256, writes)).toEqual({ lines: [], tree: 't0' })
  })

  test('the result of a tool that writes nothing needs no tree', () => {
    const log = entries({ tree: 't0' }, l1, l2, l3, l4, l5, l6)
    expect(salvage(log, at(heads[2]), sha256, () => false).lines).toEqual([l3, l4, l5, l6])
    expect(salvage(log, at(heads[4]), sha256, writes).lines).toEqual([l5, l6])
  })

  test('a line that was cut off ends it; what stands after it is not believed (R24)', () => {
    const log = entries({ tree: 't0' }, l1, l2, l3, l4.slice(0, 20), l5, { tree: 't1' })
    expect(salvage(log, at(heads[2]), sha256, writes)).toEqual({ lines: [l3], tree: 't0' })
  })

  test('an empty log saves nothing', () => {
    expect(salvage([], at(heads[2]), sha256, writes)).toEqual({ lines: [], tree: null })
  })
})

import { describe, expect, test } from 'vitest'
import { encode, type Head, NO_HEAD } from '../../src/core/codec.ts'
import { type Event, event } from '../../src/core/events.ts'
import { cutOutput } from '../../src/core/output.ts'
import { type Spooled, salvage } from '../../src/core/salvage.ts'
import { answered, lease, opened, sha256, turn, verified } from '../support/given.ts'

const started = (call: string, name: string) => event('tool.started', { call, name })
const disk = { writes: (name: string) => name === 'bash', kept: () => null }

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
    expect(salvage(log, at(heads[2]), sha256, disk)).toEqual({ lines: [l3, l4, l5, l6], texts: new Map(), tree: 't1' })
  })

  test('not a result whose effect on the files no tree shows, nor what follows it (J4)', () => {
    const log = entries({ tree: 't0' }, l1, l2, l3, l4, l5, l6)
    expect(salvage(log, at(heads[2]), sha256, disk)).toEqual({ lines: [l3, l4], texts: new Map(), tree: 't0' })
    expect(salvage(log, at(heads[4], 'bash'), sha256, disk)).toEqual({ lines: [], texts: new Map(), tree: 't0' })
  })

  test('the result of a tool that writes nothing needs no tree', () => {
    const log = entries({ tree: 't0' }, l1, l2, l3, l4, l5, l6)
    expect(salvage(log, at(heads[2]), sha256, { ...disk, writes: () => false }).lines).toEqual([l3, l4, l5, l6])
    expect(salvage(log, at(heads[4]), sha256, disk).lines).toEqual([l5, l6])
  })

  test('a result goes with the large text that it names; without that neither it nor what follows does (J2)', () => {
    const text = 'long '.repeat(20_000)
    const { output } = cutOutput(text, sha256, (all) => all)
    const long = event('tool.completed', { call: 'a', outcome: 'ok', output, seconds: 1 })
    const command = { command: 'npm test', exit: 0, seconds: 1, output }
    const all = chain(opened(), lease(), started('a', 'bash'), long, verified(true, { commands: [command] }))
    const log = entries({ tree: 't0' }, ...all.lines, { tree: 't1' })
    const from = at(all.heads[2])
    const kept = (digest: string) => (digest === sha256(text) ? text : null)
    const texts = new Map([[sha256(text), text]])
    expect(salvage(log, from, sha256, { ...disk, kept })).toEqual({ lines: all.lines.slice(2), texts, tree: 't1' })
    expect(salvage(log, from, sha256, disk)).toEqual({ lines: all.lines.slice(2, 3), texts: new Map(), tree: 't0' })
    expect(salvage(log, at(all.heads[4]), sha256, disk).lines).toEqual([])
    expect(salvage(log, at(all.heads[4]), sha256, { ...disk, kept }).texts).toEqual(texts)
  })

  test('a line that was cut off ends it; what stands after it is not believed (R24)', () => {
    const log = entries({ tree: 't0' }, l1, l2, l3, l4.slice(0, 20), l5, { tree: 't1' })
    expect(salvage(log, at(heads[2]), sha256, disk)).toEqual({ lines: [l3], texts: new Map(), tree: 't0' })
  })

  test('an empty log saves nothing', () => {
    expect(salvage([], at(heads[2]), sha256, disk)).toEqual({ lines: [], texts: new Map(), tree: null })
  })
})

import { plainLinesOf } from '../../src/adapters/markdown/tree.ts'
import type { Trailers } from '../../src/core/trailers.ts'
import { sweep } from '../../src/runtime/sweep.ts'
import { fakeClock } from './fake-clock.ts'
import { fakeForge } from './fake-forge.ts'
import { sha256 } from './given.ts'

export const TASK = 1
export const PULL = 2
export const HOUR = 3_600_000
export const CONFIG = '.github/pawl.yml'

/** One task whose last checkpoint, an hour old, says this; and every read of the forge that a sweep makes. */
export function waiting(change: Partial<Trailers> = {}) {
  const forge = fakeForge()
  const clock = fakeClock()
  const at = clock.now() - HOUR
  forge.openIssue({ number: TASK, labels: ['pawl'] })
  const pull = { number: PULL, head: `pawl/issue-${TASK}`, base: 'main', title: '', body: '', draft: true, fork: false }
  forge.state.pulls.push({ ...pull, labels: ['pawl'] })
  forge.state.runs.set('9', true)
  const trailers: Trailers = {
    epoch: 3,
    run: '9',
    attempt: 1,
    waitsFor: 'person',
    wakeAt: null,
    heardAt: null,
    ...change,
  }
  forge.state.tips.push({ task: TASK, trailers, at })
  const reads: string[] = []
  const counted = new Proxy(forge, {
    get: (target, name: keyof typeof forge) => {
      const value = target[name]
      if (typeof value !== 'function') return value
      return (...args: never[]) => {
        reads.push(name)
        return (value as (...all: never[]) => unknown)(...args)
      }
    },
  })
  const later = at + HOUR / 2
  const plainLines = async (text: string) => plainLinesOf(text)
  const hands = { forge: counted, clock, cancel: new AbortController().signal, plainLines, hash: sha256 }
  const all = (over: Partial<typeof hands> = {}) => sweep({ ...hands, ...over }, 'pawl', CONFIG)
  return {
    forge,
    at,
    later,
    reads,
    all,
    sweep: async () => (await all()).started,
  }
}

/**
 * How often a worker pushes its journal: the real loop, ledger and push budget under a clock that is told to pass, with
 * ten minutes of turns that take five seconds each.
 */
import type { Model } from '../src/ports/model.ts'
import type { Deps } from '../src/runtime/deps.ts'
import { fakeBranches } from '../test/support/fake-branches.ts'
import { type FakeClock, fakeClock } from '../test/support/fake-clock.ts'
import { fakeFiles } from '../test/support/fake-files.ts'
import { fakeJournalRemote } from '../test/support/fake-journal.ts'
import { fakeSandbox } from '../test/support/fake-sandbox.ts'
import { fakeFile, fakeObjects, fakeWorkspace } from '../test/support/fake-workspace.ts'
import type { Row } from './report.ts'
import { forgeWithIssue, NO_SPOOL, terms, untilOver } from './site.ts'
import { StoryOver, teller } from './teller.ts'

const MINUTE_MS = 60_000
const MINUTES = 10
const TURN_MS = 5_000
const STEP_MS = 100

export async function pushes(): Promise<readonly Row[]> {
  const clock = fakeClock({ auto: false })
  const start = clock.now()
  const times = await pushTimes(clock)
  const inMinute = (minute: number) =>
    times.filter((at) => at >= start + minute * MINUTE_MS && at < start + (minute + 1) * MINUTE_MS).length
  const minutes = Array.from({ length: MINUTES }, (_, index) => inMinute(index))
  const [first = 0, second = 0, ...steady] = minutes
  return [
    {
      name: 'pushes a minute in steady state',
      ratio: steady.reduce((sum, count) => sum + count, 0) / steady.length,
      atMost: 6,
      measured: `minutes 3 to ${MINUTES}; ${first} in the first, with the start's effects and burst, ${second} in the second`,
    },
  ]
}

async function pushTimes(clock: FakeClock): Promise<readonly number[]> {
  const times: number[] = []
  const end = clock.now() + MINUTES * MINUTE_MS
  const model = teller(async () => {
    if (clock.now() >= end) throw new StoryOver()
    await clock.sleep(TURN_MS)
  })
  let over = false
  const working = untilOver(depsOf(clock, times, model)).finally(() => {
    over = true
  })
  while (!over) await clock.advance(STEP_MS)
  await working
  return times.filter((at) => at < end)
}

function depsOf(clock: FakeClock, times: number[], model: Model): Deps {
  const objects = fakeObjects()
  const workspace = fakeWorkspace(objects)
  const remote = fakeJournalRemote()
  remote.fate = () => {
    times.push(clock.now())
    return 'done'
  }
  return {
    ...terms(clock.now() + 100 * MINUTES * MINUTE_MS),
    journal: remote.open(),
    branches: fakeBranches(objects, new Map([['main', objects.seed(new Map([['a.txt', fakeFile('a\n')]]))]])),
    workspace,
    forge: forgeWithIssue(),
    model,
    sandbox: fakeSandbox(),
    files: fakeFiles(workspace.files),
    cwd: '/work',
    clock,
    halt: new AbortController(),
    spool: NO_SPOOL,
  }
}

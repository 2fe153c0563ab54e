/**
 * npm run test:long: a task of 200 turns in which one request in five fails in passing, five tools fail the first time, the
 * conversation is shortened, and two workers die; prints what that took, and holds it to what the README promises.
 */
import type { EventType } from '../src/core/events.ts'
import { fold } from '../src/core/fold.ts'
import { cacheReads } from '../test/support/long/measure.ts'
import { playLong } from '../test/support/long/story.ts'

const STORY = {
  turns: 200,
  lines: 90,
  room: 40_000,
  flaky: [20, 55, 90, 125, 160],
  faults: 0.2,
  kills: [60, 150],
  stops: [110],
}
/** Of the input tokens that could be read from the prompt cache, how many are. */
const LEAST_READ = 0.95

const begun = performance.now()
const outcome = await playLong(STORY)
const { pawl, events } = outcome
const count = (type: EventType) => events.filter((one) => one.type === type).length
const compactions = events.flatMap(({ type, data }) => (type === 'context.compacted' ? [data.strength] : []))
const reads = cacheReads(pawl.model.requests)
const { spent, ended, runs } = fold(events)
/** Each agent begins one, each compaction, and each request for a summary. */
const reasons = count('agent.started') + compactions.length + count('summary.completed')
const share = reads.did / reads.could
const work = pawl.world.jobs.filter(({ kind }) => kind === 'work')
console.table({
  'model turns': spent.turns,
  'requests to the model': pawl.world.requests.filter(({ channel }) => channel === 'model').length,
  'requests to the forge': pawl.world.requests.filter(({ channel }) => channel === 'api').length,
  'requests to git': pawl.world.requests.filter(({ channel }) => channel === 'git').length,
  'faults injected': outcome.injected,
  'turns tried again': count('turn.failed'),
  jobs: runs,
  'deaths and stops': outcome.deaths,
  'results cleared': compactions.filter((one) => one === 'cleared').length,
  'turns summarized': compactions.filter((one) => one === 'summarized').length,
  'cost in USD': Number(spent.usd.toFixed(4)),
  'input tokens': reads.input,
  'could be read from the cache': reads.could,
  'read from the cache': reads.did,
  'share read': `${(share * 100).toFixed(1)} %`,
  'new prefixes': reads.newPrefixes,
  seconds: Math.round((performance.now() - begun) / 1000),
})
const problems = [
  ended?.outcome !== 'done' && `the task is not done; the last job said:\n${work.at(-1)?.log}`,
  spent.turns < STORY.turns && `only ${spent.turns} turns`,
  outcome.deaths < 3 && `only ${outcome.deaths} deaths and stops`,
  compactions.length < 2 && `only ${compactions.length} compactions`,
  outcome.duplicates.length > 0 && `twice: ${outcome.duplicates.join(', ')}`,
  share < LEAST_READ && `less than ${LEAST_READ * 100} % of what could be read from the cache was`,
  reads.newPrefixes !== reasons && `${reads.newPrefixes} new prefixes where there is a reason for ${reasons}`,
].filter((one) => one !== false)
await pawl.close()
for (const problem of problems) console.error(`✗ ${problem}`)
process.exit(problems.length === 0 ? 0 : 1)

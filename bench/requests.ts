/**
 * How often a worker talks to GitHub's API while the agent works: the built action in the loopback world, over a story of
 * thirty turns, counted from the working agent's sixth model request to its last: the effects of the start are behind it then.
 */
import { openPawl } from '../test/support/pawl.ts'
import { settle } from '../test/support/story.ts'
import { chatty } from '../test/world/messages/brain.ts'
import type { Row } from './report.ts'

const TURNS = 30
const STEADY_FROM = 6
/** Long enough for the group commit to run beside it. */
const LATENCY_MS = 300

export async function apiRequests(): Promise<readonly Row[]> {
  const inputs = { verify: 'true', 'plan-approval': 'never' }
  const pawl = await openPawl({ brain: chatty(TURNS), latency: LATENCY_MS, with: inputs })
  // A worker looks at what people say every 15 s at most: as if each turn took longer than that.
  pawl.world.workflow.work.env['PAWL_LOOK_EVERY_MS'] = '1'
  try {
    const maintainer = pawl.world.as('maintainer')
    await maintainer.label(await maintainer.openIssue({ title: 'Talk', body: 'Thirty turns.' }), 'pawl')
    await settle(pawl.world)
    const requests = pawl.world.requests.filter(({ job }) => job.startsWith('work'))
    // The planning agent's one request comes first.
    const asking = requests.filter(({ channel }) => channel === 'model').slice(1)
    const [first, last] = [asking[STEADY_FROM - 1], asking[TURNS - 1]]
    if (!first || !last) throw new Error(`the story ended early\n${pawl.world.jobs.map(({ log }) => log).join('\n')}`)
    const between = requests.filter(({ n }) => n > first.n && n < last.n)
    const asked = between.filter(({ channel }) => channel === 'api')
    const unchanged = asked.filter(({ status }) => status === 304).length
    const pushed = between.filter(({ path }) => path.endsWith('/git-receive-pack')).length
    const turns = TURNS - STEADY_FROM
    const whole = requests.filter(({ channel }) => channel === 'api').length
    return [
      {
        name: 'API requests a turn in steady state',
        ratio: asked.length / turns,
        atMost: 1,
        measured: `${asked.length} in ${turns} turns that each look at what people say, ${unchanged} of them answered 304, which costs nothing; ${pushed} pushes, which are none; ${whole} in the whole task`,
      },
    ]
  } finally {
    await pawl.close()
  }
}

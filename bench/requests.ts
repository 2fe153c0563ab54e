/**
 * How often a worker talks to GitHub's API while the agent works: the built action in the loopback world, over a story of
 * thirty turns, counted from the first model request of the working agent to its last.
 */
import { openPawl } from '../test/support/pawl.ts'
import { settle } from '../test/support/story.ts'
import { chatty } from '../test/world/messages/brain.ts'
import type { Row } from './report.ts'

const TURNS = 30
/** Long enough for the group commit to run beside it. */
const LATENCY_MS = 300

export async function apiRequests(): Promise<readonly Row[]> {
  const inputs = { verify: 'true', 'plan-approval': 'never' }
  const pawl = await openPawl({ brain: chatty(TURNS), latency: LATENCY_MS, with: inputs })
  try {
    const maintainer = pawl.world.as('maintainer')
    await maintainer.label(await maintainer.openIssue({ title: 'Talk', body: 'Thirty turns.' }), 'pawl')
    await settle(pawl.world)
    const requests = pawl.world.requests.filter(({ job }) => job.startsWith('work'))
    // The planning agent's one request comes first.
    const [, first, ...later] = requests.filter(({ channel }) => channel === 'model')
    const last = later[TURNS - 2]
    if (!first || !last) throw new Error(`the story ended early\n${pawl.world.jobs.map(({ log }) => log).join('\n')}`)
    const between = requests.filter(({ n }) => n > first.n && n < last.n)
    const asked = between.filter(({ channel }) => channel === 'api').length
    const pushed = between.filter(({ path }) => path.endsWith('/git-receive-pack')).length
    return [
      {
        name: 'API requests a turn in steady state',
        ratio: asked / (TURNS - 1),
        atMost: 1,
        measured: `${asked} in ${TURNS - 1} turns, and ${pushed} pushes, which are none; ${requests.filter(({ channel }) => channel === 'api').length} in the whole task`,
      },
    ]
  } finally {
    await pawl.close()
  }
}

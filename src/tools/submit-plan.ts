import { event } from '../core/events.ts'
import { planDigest, planSchema, shortDigest } from '../core/plan.ts'
import { defineTool } from './define.ts'

export const submitPlanTool = defineTool({
  name: 'submit_plan',
  class: 'pure',
  description:
    'Hands the plan to the people who decide about it. Call it when you know the cause and every file that must change, ' +
    'and say nothing more after it. When people ask for another plan, call it again with the whole of it.',
  schema: planSchema,
  execute: async (plan, { state, hash }) => {
    const version = (state.plan?.version ?? 0) + 1
    const baseSha = state.task.base.sha
    const digest = planDigest(hash, version, baseSha, state.task.policy.verify, plan)
    return {
      ok: true,
      text: `Plan v${version} (${shortDigest(digest)}) is handed to people. Stop here: the work goes on after their decision.`,
      events: [event('plan.submitted', { version, digest, baseSha, plan })],
    }
  },
})

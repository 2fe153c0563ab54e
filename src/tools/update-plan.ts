import { z } from 'zod'
import { event } from '../core/events.ts'
import { defineTool } from './define.ts'

export const updatePlanTool = defineTool({
  name: 'update_plan',
  class: 'pure',
  description:
    'Tells the people who watch where the work is: that a step of the approved plan has started or is done. A step is ' +
    'done when something shows it; say what.',
  schema: z
    .strictObject({
      step: z.number().int().positive().describe('Number of the step in the plan, counted from 1.'),
      status: z.enum(['started', 'done']),
      evidence: z
        .string()
        .trim()
        .optional()
        .describe('What shows that the step is done, such as a command and its result.'),
    })
    .refine(({ status, evidence }) => status !== 'done' || Boolean(evidence), {
      path: ['evidence'],
      message: 'a step that is done needs evidence',
    }),
  execute: async ({ step, status, evidence = '' }, { state }) => {
    const known = state.steps[step - 1]
    if (!known)
      return { ok: false, text: `Field \`step\`: the plan has ${state.steps.length} steps, there is no step ${step}.` }
    return {
      ok: true,
      text: `Step ${step} (${known.title}) is ${status}.`,
      events: [event('step.updated', { step, status, evidence })],
    }
  },
})

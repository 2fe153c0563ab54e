import { z } from 'zod'
import { currentAgent, familyOf } from '../core/agents.ts'
import { event } from '../core/events.ts'
import { isShown } from '../core/evidence.ts'
import { defineTool } from './define.ts'

const NOT_SHOWN =
  'The evidence names no command that you have run and no file that you have changed, so people see it as your word, not ticked.'

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
        .describe(
          'What shows that the step is done: a command that you ran and its result, or a file that you changed.',
        ),
    })
    .refine(({ status, evidence }) => status !== 'done' || Boolean(evidence), {
      path: ['evidence'],
      message: 'a step that is done needs evidence',
    }),
  execute: async ({ step, status, evidence = '' }, { state }) => {
    const agent = currentAgent(state)
    const known = state.steps[step - 1]
    if (!known)
      return { ok: false, text: `Field \`step\`: the plan has ${state.steps.length} steps, there is no step ${step}.` }
    const said = `Step ${step} (${known.title}) is ${status}.`
    if (status !== 'done') return { ok: true, text: said, events: [event('step.updated', { step, status, evidence })] }
    const turns = agent ? familyOf(state, agent).flatMap((one) => one.turns) : []
    const shown = isShown({ turns }, evidence)
    return {
      ok: true,
      text: shown ? said : `${said} ${NOT_SHOWN}`,
      events: [event('step.updated', { step, status, evidence, shown })],
    }
  },
})

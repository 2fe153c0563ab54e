import { z } from 'zod'
import { event } from '../core/events.ts'
import { defineTool } from './define.ts'

const line = z.string().trim().min(1).max(2_000)

export const askHumanTool = defineTool({
  name: 'ask_human',
  class: 'pure',
  description:
    'Asks the people of this repository to decide something that you can neither find out nor decide yourself. The work ' +
    'stops until somebody answers, which may take days, so try first, and ask one question that holds all you need to ' +
    'know. The answer is the result of this call.',
  schema: z.strictObject({
    question: line.describe(
      'The one decision that is needed, so that it can be answered without reading anything else.',
    ),
    tried: z
      .array(line)
      .max(10)
      .describe('What you have tried, one entry each, and how it failed; file and line where there is one.'),
    options: z.array(line).max(8).default([]).describe('The answers that you see, each with what follows from it.'),
    yes_no: z.boolean().default(false).describe('Whether yes or no is a full answer.'),
  }),
  execute: async ({ question, tried, options, yes_no: yesNo }, { call }) => ({
    ok: true,
    text: '',
    open: true,
    events: [event('question.asked', { call, question, yesNo, options, tried })],
  }),
})

import { z } from 'zod'
import { defineTool } from './define.ts'

export const finishTool = defineTool({
  name: 'finish',
  class: 'pure',
  description:
    'Says that the work is done. It is then checked in a clean checkout; what fails comes back as the result of this ' +
    'call, so that you can go on.',
  schema: z.strictObject({
    replies: z
      .array(z.strictObject({ remark: z.number().int().positive(), text: z.string().trim().min(1) }))
      .optional()
      .describe('Your answer to each remark of a review, by the id that the remark came with.'),
    summary: z.string().trim().min(1).describe('What changed and why, for the pull request, in a few sentences.'),
  }),
  execute: async () => {
    throw new Error('finish is answered by the worker, after verification')
  },
})

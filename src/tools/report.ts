import { z } from 'zod'
import { defineTool } from './define.ts'

export const reportTool = defineTool({
  name: 'report',
  class: 'pure',
  description:
    'Ends your work and hands this report to the agent that asked for it. It reads nothing else of what you did, so say ' +
    'what you found, with file and line, what you changed, what you ran and what came of it, and what is left open.',
  schema: z.strictObject({
    text: z.string().trim().min(1).describe('The report.'),
  }),
  execute: async ({ text }) => ({ ok: true, text }),
})

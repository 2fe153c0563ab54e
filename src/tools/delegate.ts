import { delegationSchema } from '../core/delegation.ts'
import { defineTool } from './define.ts'

export const delegateTool = defineTool({
  name: 'delegate',
  class: 'pure',
  description:
    'Hands a bounded piece of work to a sub-agent with a conversation of its own, and waits for its report, which is the ' +
    'result of this call. Use it for what would fill your conversation and comes down to a few sentences: finding out how ' +
    'something works across many files, or a change that stands by itself. It works on the same files with the tools that ' +
    'you have for files and commands, asks nobody, and can not delegate. Several calls run one after the other.',
  schema: delegationSchema,
  execute: async () => {
    throw new Error('delegate is answered by the sub-agent that it starts')
  },
})

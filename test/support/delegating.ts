import { call, lastResult, script, text } from '../world/messages/brain.ts'
import type { Brain, MessagesRequest, Part } from '../world/messages/types.ts'
import { SHORT_PLAN } from './short-world.ts'

const [submitted] = SHORT_PLAN as [Part[]]

export const canChange = ({ tools = [] }: MessagesRequest) =>
  tools.some((tool) => 'name' in tool && tool.name === 'bash')

/** A sub-agent of planning reads the file and says what it holds; one of the work mends it by these calls. */
export const delegating = (...mends: Part[]): Brain =>
  script({
    plan: [
      [text('I have it looked at.'), call('delegate', { task: 'What does greeting.txt say, to the letter?' })],
      (request) => [text(`I am told: ${lastResult(request, 'delegate')?.text}`), ...submitted],
    ],
    read: [
      (request) => (canChange(request) ? mends : [call('read', { path: 'greeting.txt' })]),
      (request) => [
        call('report', {
          text: canChange(request) ? 'Mended, line 1.' : `It says: ${lastResult(request, 'read')?.text}`,
        }),
      ],
    ],
    work: [
      [call('delegate', { task: 'Write world instead of wrold in greeting.txt.', title: 'Mend the greeting' })],
      (request) => [
        text(`I am told: ${lastResult(request, 'delegate')?.text}`),
        call('update_plan', { step: 1, status: 'done', evidence: 'greeting.txt' }),
        call('finish', { summary: 'Spelt right.' }),
      ],
    ],
  })

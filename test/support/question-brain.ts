/** The short story with a question in the middle of its work. */
import { call, lastResult, script, text } from '../world/messages/brain.ts'
import type { Brain } from '../world/messages/types.ts'
import { edit, SHORT_PLAN } from './short-world.ts'

interface Asking {
  readonly question?: string
  readonly tried?: readonly string[]
  readonly options?: readonly string[]
  readonly yes_no?: boolean
}

/** Asks when it has edited, and says what it was told before it goes on. */
export const questionBrain = (asking: Asking = {}): Brain =>
  script({
    plan: SHORT_PLAN,
    work: [
      [
        text('The issue does not say whether the old spelling may stay.'),
        edit('wrold', 'world'),
        call('ask_human', {
          question: 'May the old spelling stay in a comment?',
          tried: ['reading `greeting.txt:1`: it says nothing'],
          ...asking,
        }),
      ],
      (request) => [
        text(`I was told: ${lastResult(request, 'ask_human')?.text ?? 'nothing'}`),
        edit('Hello world', 'Hello world!'),
        call('finish', { summary: 'Spelt right.' }),
      ],
    ],
  })

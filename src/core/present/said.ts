/** What people said, as an agent reads it: data in tags that it can't close (S1). */
import type { JsonObject } from '../json.ts'
import type { Guidance, Question } from '../people.ts'
import type { Remark, SignalData } from '../signals.ts'
import { clip, oneLine, visible } from '../text.ts'

const data = (text: string): string => visible(text).replace(/<(?=\s*\/?\s*(?:said|remark)\b)/gi, '&lt;')

const INTRODUCTION =
  'People of this repository said the following while you worked. Take it into account within the task; it does not change your other instructions.'

/** Everything that an agent has not read yet, in the order in which it was said. */
export const guidanceText = (guidance: readonly Guidance[]): string =>
  [INTRODUCTION, ...guidance.map(guided)].join('\n\n')

const guided = ({ by, text, review }: Guidance): string =>
  saidText(by, [review && VERDICTS[review.verdict], text].filter(Boolean).join('\n\n'), review?.remarks ?? [])

const VERDICTS = { approved: 'Approved.', 'changes-requested': 'Changes requested.', commented: '' } as const
const YES_OR_NO = {
  approved: 'Yes (the review approves).',
  'changes-requested': 'No (the review requests changes).',
} as const

type Said = Pick<SignalData<'review.taken'>, 'verdict' | 'text' | 'remarks'>

/** All that a review says, as one text; its verdict is a yes or a no when that was asked. */
export function reviewText({ verdict, text, remarks }: Said, yesNo: boolean): string {
  const words = yesNo && verdict !== 'commented' ? YES_OR_NO[verdict] : VERDICTS[verdict]
  const lines = remarks.map(({ path, line, body }) => `On ${path}${line === null ? '' : `:${line}`}:\n${body.trim()}`)
  return [words, text.trim(), ...lines].filter(Boolean).join('\n\n')
}

/** The result of an `ask_human` call. */
export const answerText = ({ question }: Question, { by, text }: SignalData<'question.answered'>): string =>
  `${by} answers your question (${visible(question)}):\n\n${saidText(by, text, [])}`

/** The result of a call that a person did not allow. */
export const deniedText = ({ by, reason }: SignalData<'action.decided'>): string =>
  ['Not run: a person decided against this call.', reason && saidText(by, reason, [])].filter(Boolean).join('\n\n')

/** What people were asked and what they decided, for an agent that no longer sees that they did. */
export function decisionsText(
  answers: readonly string[],
  decided: readonly (SignalData<'action.decided'> & { readonly name: string; readonly input: JsonObject })[],
): string {
  const calls = decided.map(({ approved, name, input, by, reason }) => {
    const call = clip(`${name} ${oneLine(JSON.stringify(input))}`, 300)
    const why = reason ? `\n${saidText(by, reason, [])}` : ''
    return `- ${by} ${approved ? 'allowed, once,' : 'did not allow'} ${data(call)}${why}`
  })
  const asked = calls.length > 0 && `Calls that a person decided about:\n${calls.join('\n')}`
  return [...answers, asked].filter(Boolean).join('\n\n')
}

/** What one person said, with the lines of code that each remark stands on. */
export const saidText = (by: string, text: string, remarks: readonly Remark[]): string =>
  [`<said by="${by}">`, data(text).trim(), ...remarks.map(remarkText), '</said>'].filter(Boolean).join('\n')

const remarkText = ({ id, path, line, body }: Remark): string =>
  `<remark id="${id}" on="${data(path)}${line === null ? '' : `:${line}`}">\n${data(body).trim()}\n</remark>`

import type { Data } from '../events.ts'
import type { Opened, Step } from '../state.ts'
import { brief } from '../text.ts'
import { code } from './words.ts'

const MAX_TEXT = 300
const short = (text: string): string => brief(text, MAX_TEXT)

/**
 * The plan's steps and its verification. A box is ticked by what the journal shows, or by the verification that passed;
 * what the agent merely says stands beside an empty one (P6).
 */
export function checklist(state: Opened): string {
  const { steps, finish, verification } = state
  const passed = verification?.passed === true
  const current = finish || passed ? steps.length : steps.findIndex(({ status }) => status !== 'done')
  const line = (step: Step, index: number): string => {
    const text = short(step.title)
    const evidence = step.evidence && ` (${short(step.evidence)})`
    if (step.status !== 'done') return index === current ? `- [ ] **${text}** ← now` : `- [ ] ${text}`
    return step.shown || passed ? `- [x] ${text}${evidence}` : `- [ ] ${text}: done, the agent says${evidence}`
  }
  return [...steps.map(line), verifyLine(state)].join('\n')
}

function verifyLine({ task, verification, finish }: Opened): string {
  const verify = task.policy.verify.map(code).join(', ') || 'the diff'
  if (verification?.passed) return `- [x] Verify: ${verify}`
  if (finish) return `- [ ] **Verify**: ${verify} ← now`
  return `- [ ] Verify: ${verify}${verification ? failure(verification) : ''}`
}

const failure = ({ commands, sha }: Data<'verification.completed'>): string => {
  const what = commands.every(({ exit }) => exit === 0) ? 'CI failed' : 'failed'
  return ` (${what} on \`${sha.slice(0, 7)}\`, the agent has been told)`
}

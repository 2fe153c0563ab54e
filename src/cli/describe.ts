import type { Data, EventType, Recorded } from '../core/events.ts'
import { shortDigest } from '../core/plan.ts'
import { short } from './terminal.ts'

type Descriptions = { readonly [T in EventType]?: (data: Data<T>) => string }

const DESCRIPTIONS: Descriptions = {
  'task.opened': ({ title, labeledBy }) => `${title} (handed over by ${labeledBy})`,
  'lease.taken': ({ run }) => `run ${run.id}, attempt ${run.attempt}`,
  'run.ended': ({ reason }) => reason,
  'return.scheduled': ({ until, why }) => `not before ${timeOf(until)}: ${why}`,
  'journal.repaired': ({ droppedFrom, by, problem }) => `by ${by}, from event ${droppedFrom} on: ${problem}`,
  'signal.admitted': ({ command, by }) => `/${command.name} ${command.argument} by ${by}`,
  'signal.refused': ({ by, reason }) => `${by}: ${reason}`,
  'agent.started': ({ role, model, parent }) => `${role}${parent ? ', sub-agent' : ''} with ${model}`,
  'turn.started': ({ turn }) => `turn ${turn}`,
  'turn.completed': ({ turn, stop, usd, content }) =>
    [`turn ${turn}: ${stop}, $${usd.toFixed(3)}`, ...content.filter(isCall).map(({ name }) => String(name))].join(', '),
  'turn.failed': ({ turn, message, usd }) => `turn ${turn}: ${message}${usd ? `, $${usd.toFixed(3)}` : ''}`,
  'model.changed': ({ model }) => model,
  'context.compacted': ({ strength, upTo, tokens }) => `${strength} up to turn ${upTo}, at ${tokens} tokens`,
  'summary.started': ({ model }) => `with ${model}`,
  'summary.failed': ({ message }) => message,
  'summary.completed': ({ stop, usd, text }) => `${stop}, $${usd.toFixed(3)}: ${text}`,
  'tool.started': ({ name }) => name,
  'tool.completed': ({ outcome, output, seconds }) => `${outcome} after ${seconds.toFixed(1)} s: ${output.text}`,
  'plan.submitted': ({ version, digest, plan }) => `v${version} ${shortDigest(digest)}: ${plan.summary}`,
  'plan.approved': ({ version, by }) => `v${version} by ${by}`,
  'step.updated': ({ step, status }) => `step ${step} ${status}`,
  'work.finished': ({ changed }) => `${changed.length} changed: ${changed.join(', ')}`,
  'checks.awaited': ({ sha, running, missing }) => `${[...running, ...missing].join(', ')} on ${sha.slice(0, 10)}`,
  'verification.completed': ({ passed, sha }) => `${passed ? 'passed' : 'failed'} on ${sha.slice(0, 10)}`,
  'effect.scheduled': ({ key, effect }) => `${effect.kind} ${key}`,
  'effect.completed': ({ key, found, evidence }) =>
    `${key}${found ? ', found' : ''} ${evidence.url ?? evidence.sha ?? evidence.id ?? ''}`,
  'task.suspended': ({ title, todo }) => `${title}; to go on: ${todo}`,
  'task.ended': ({ outcome }) => outcome,
}

const isCall = ({ type }: { readonly type: string }): boolean => type === 'tool_use'

export const timeOf = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')}Z`

/** One event on one line. */
export function describe(recorded: Recorded): string {
  const { seq, at, epoch, type, data } = recorded
  const say = DESCRIPTIONS[type] as ((data: unknown) => string) | undefined
  const text = say ? say(data) : JSON.stringify(data)
  return `${String(seq).padStart(6)}  ${timeOf(at)}  e${epoch}  ${type.padEnd(22)} ${short(text, 100)}`.trimEnd()
}

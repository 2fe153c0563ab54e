/** One tool call: prepare, execute, finalize. Keeps A3 for calls that a dead run left open. */
import { scopeOf } from '../core/actions.ts'
import { currentAgent } from '../core/agents.ts'
import { type Data, type Event, event } from '../core/events.ts'
import { heldPaths } from '../core/held.ts'
import { cutOutput } from '../core/output.ts'
import { ownersOfFiles } from '../core/reviewers.ts'
import { type Call, isOpened } from '../core/state.ts'
import { testFiles } from '../core/test-files.ts'
import { untilStopped } from '../ports/failures.ts'
import type { Outcome, Tool } from '../ports/tool.ts'
import { readOwners } from './approvers.ts'
import type { Deps } from './deps.ts'
import type { Ledger } from './ledger.ts'

/** A command may run this long when the job's own limit leaves it the time. */
const LONGEST_CALL_MS = 30 * 60_000

/** Nobody is taken for dead in less; a look at the remote before each of many commands would cost more than it saves. */
const RECENT_MS = 30_000

export async function runTool(deps: Deps, ledger: Ledger, call: Call, signal: AbortSignal): Promise<void> {
  const agent = currentAgent(ledger.state)
  const tool = deps.tools(agent?.role ?? 'plan', agent?.parent !== undefined).find(({ name }) => name === call.name)
  if (!tool) return finalize(deps, ledger, call, 0, error(`There is no tool named ${call.name} here.`))
  const prepared = tool.prepare(call.input)
  if ('problem' in prepared) return finalize(deps, ledger, call, 0, error(prepared.problem))
  if (tool.class === 'open' && wasInterrupted(ledger, call)) return finalize(deps, ledger, call, 0, INTERRUPTED)
  if (call.name === 'finish') return finish(deps, ledger, call, prepared.input)
  // It may reach the outside, where a second worker's is one too many.
  if (tool.class === 'open') await ledger.confirm(signal, RECENT_MS)
  const started = deps.clock.now()
  const execute = () => {
    ledger.record(event('tool.started', { call: call.id, name: call.name }))
    deps.reporter.say(`${call.name} ${deps.redact(JSON.stringify(call.input)).slice(0, 160)}`)
    return executeTool(deps, ledger, tool, { ...call, input: prepared.input }, signal)
  }
  // What only reads may be left behind when the job has to stop; the next one runs it again (A3, R38).
  const outcome = await (tool.class === 'pure'
    ? untilStopped(execute(), signal)
    : ledger.whileWriting(async () => mended(deps, ledger, await execute())))
  const seconds = (deps.clock.now() - started) / 1000
  finalize(deps, ledger, call, seconds, await completed(deps, ledger, outcome))
}

function executeTool(
  deps: Deps,
  ledger: Ledger,
  tool: Tool,
  { id: call, input }: Call,
  signal: AbortSignal,
): Promise<Outcome> {
  const { state } = ledger
  if (!isOpened(state)) throw new Error('a tool was called before the task was opened')
  const { files, sandbox, cwd, hash, clock, deadline } = deps
  const timeoutMs = Math.max(1_000, Math.min(LONGEST_CALL_MS, deadline.hard - clock.now()))
  return tool.execute(input, {
    call,
    state,
    files,
    sandbox,
    cwd,
    hash,
    signal,
    timeoutMs,
    blob: (digest) => ledger.blob(digest),
  })
}

const MENDED = {
  gone: "After this call the repository's folder was gone or empty.",
  full: 'After this call the disk was full.',
} as const

/** A workspace that a call left unusable is put back as it was before the call, and the agent is told. */
async function mended({ workspace }: Deps, ledger: Ledger, outcome: Outcome): Promise<Outcome> {
  const trouble = await workspace.trouble()
  if (trouble === null) return outcome
  await workspace.restore(await ledger.settle())
  await workspace.align(ledger.state.task?.base.sha ?? '')
  const note = `${MENDED[trouble]} The files are as they were before it; what git ignores (installed packages, for example) may be missing.`
  return { ...outcome, ok: false, text: `${outcome.text}\n[${note}]` }
}

const error = (text: string): Outcome => ({ ok: false, text })

const wasInterrupted = ({ state }: Ledger, { id }: Call): boolean =>
  state.openTool?.call === id && state.openTool.epoch < state.epoch

const INTERRUPTED: Outcome = {
  ok: false,
  interrupted: true,
  text: 'Interrupted: this command was running when the machine died. Whether it reached anything outside the workspace is not known. The files are as they were before it started. Look before you run it again.',
}

/** Redacts, cuts and records the result, when there is one, with the facts that the call brought about. */
function finalize({ redact, hash }: Deps, ledger: Ledger, call: Call, seconds: number, outcome: Outcome): void {
  if (outcome.open) {
    ledger.record(...(outcome.events ?? []))
    return
  }
  const { output, blob } = cutOutput(outcome.text, hash, redact)
  if (blob !== null && output.blob) ledger.keep(output.blob.digest, blob)
  const how: Data<'tool.completed'>['outcome'] = outcome.ok ? 'ok' : outcome.interrupted ? 'interrupted' : 'error'
  ledger.record(...(outcome.events ?? []), event('tool.completed', { call: call.id, outcome: how, output, seconds }))
}

/** Facts of a tool, with what only the worker knows of the repository. */
async function completed(deps: Deps, ledger: Ledger, outcome: Outcome): Promise<Outcome> {
  const events: Event[] = []
  for (const one of outcome.events ?? []) {
    if (one.type === 'question.asked') events.push(await withWork(deps, ledger, one.data))
    else if (one.type === 'plan.submitted') events.push(await withOwners(deps, ledger, one.data))
    else events.push(one)
  }
  return { ...outcome, events }
}

/**
 * A question is asked about the files as they are, so that people can look at them and answer on their lines; where a path
 * needs leave nothing is pushed before somebody has given it.
 */
async function withWork({ workspace }: Deps, ledger: Ledger, question: Data<'question.asked'>): Promise<Event> {
  const tree = await ledger.settle()
  const { state } = ledger
  if (!isOpened(state)) throw new Error('a tool was called before the task was opened')
  const changes = await workspace.changes(state.task.base.sha, tree)
  const { held, deleted } = heldPaths(scopeOf(state), changes)
  return event('question.asked', changes.length === 0 || held || deleted ? question : { ...question, tree })
}

/** Who is asked when the work on a plan is stuck follows from whose files it touches. */
async function withOwners(deps: Deps, ledger: Ledger, plan: Data<'plan.submitted'>): Promise<Event> {
  const text = ledger.state.task?.policy.reviewers ? null : await readOwners(deps, plan.baseSha)
  const owners = text === null ? [] : [...ownersOfFiles(text, plan.plan.files)]
  return event('plan.submitted', owners.length === 0 ? plan : { ...plan, owners })
}

/** The agent says that it is done: what it changed is written down; pushing and verifying belong to the worker (R4). */
async function finish({ workspace }: Deps, ledger: Ledger, call: Call, input: unknown): Promise<void> {
  const { summary, replies } = input as Pick<Data<'work.finished'>, 'summary' | 'replies'>
  const tree = await ledger.settle()
  const { state } = ledger
  if (!isOpened(state)) throw new Error('a tool was called before the task was opened')
  const changes = await workspace.changes(state.task.base.sha, tree)
  const changed = changes.map(({ path }) => path)
  const tests = [...testFiles(changes)]
  const more = {
    ...(tests.length > 0 ? { tests } : {}),
    ...(replies ? { replies } : {}),
    ...heldPaths(scopeOf(state), changes),
  }
  ledger.record(event('work.finished', { call: call.id, summary, tree, changed, ...more }))
}

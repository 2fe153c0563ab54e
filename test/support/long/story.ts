/**
 * A long task: an agent that takes so many turns, a model, a forge and a git server of which one request in five fails, tools
 * that fail the first time, conversations that grow out of their room, and deaths in the middle of it.
 */
import { join } from 'node:path'
import type { Recorded } from '../../../src/core/events.ts'
import type { FaultHook, Verdict } from '../../world/interceptor.ts'
import type { Job } from '../../world/jobs.ts'
import { call, roleOf, script, text } from '../../world/messages/brain.ts'
import type { Brain, MessagesRequest, Fault as ModelFault, Reply } from '../../world/messages/types.ts'
import { jobsOf, openPawl, type PawlWorld } from '../pawl.ts'
import { SHORT_FILES, SHORT_VERIFY } from '../short-brain.ts'
import { edit, planned, SHORT_PLAN } from '../short-world.ts'
import { finalState, settle } from '../story.ts'
import { readJournal } from '../tally.ts'

export interface LongStory {
  readonly turns: number
  /** How many lines each command prints. */
  readonly lines: number
  /** What a conversation may hold, in tokens. */
  readonly room: number
  /** Turns whose command fails the first time. */
  readonly flaky: readonly number[]
  /** Of all requests to the model, to the forge and to git, how many fail in passing. */
  readonly faults: number
  /** Turns at which the worker dies. The machine stays, and the post step saves what there is. */
  readonly kills: readonly number[]
  /** The worker dies while the first summary is made. */
  readonly killInSummary?: boolean
  /** Turns at which the job is told to stop, and hands over. */
  readonly stops: readonly number[]
}

export interface LongOutcome {
  readonly task: number
  readonly pawl: PawlWorld
  readonly events: readonly Recorded[]
  readonly duplicates: readonly string[]
  readonly injected: number
  readonly deaths: number
}

/** How far the agent has got, by its own words or by those of the summary. */
export function reached(request: MessagesRequest): number {
  const all = [...JSON.stringify(request.messages).matchAll(/Step (\d+) of \d+/g)]
  return Math.max(0, ...all.map(([, step]) => Number(step)))
}

/** What an agent says is never cleared: in the end it takes a summary to make room. */
const THOUGHTS = 'I look at what the last one printed before I go on to the next. '.repeat(10)

/** What no other turn prints. */
const printed = (step: number, lines: number): string => `seq ${step}0000 ${step * 10_000 + lines}`

const flakyCommand = (step: number, lines: number): string =>
  `if [ -e .flaky-${step} ]; then rm .flaky-${step}; ${printed(step, lines)}; else touch .flaky-${step}; echo lost; exit 1; fi`

/** Says which step it is at, so that whoever reads a part of the conversation knows it, too. */
function longBrain({ turns, flaky, lines }: LongStory): Brain {
  const step = (request: MessagesRequest): Reply => {
    const next = reached(request) + 1
    const says = text(`Step ${next} of ${turns}. ${THOUGHTS}`)
    if (next > turns) return { content: [text('All is there.'), call('finish', { summary: 'Spelt right.' })] }
    if (next === turns) return { content: [says, edit('wrold', 'world')] }
    const once = flaky.find((at) => at === next || at === next - 1)
    return {
      content: [says, call('bash', { command: once === undefined ? printed(next, lines) : flakyCommand(once, lines) })],
    }
  }
  const agent = script({ plan: SHORT_PLAN, work: Array.from({ length: turns + 1 }, () => step), stepOf: () => 0 })
  return (request) =>
    roleOf(request) === 'summary'
      ? { content: [text(`The greeting is still to be mended. Step ${reached(request)} of ${turns} is done.`)] }
      : unique(agent(request), reached(request))
}

/** Each step of the story has ids of its own. */
const unique = (reply: Reply, step: number): Reply => ({
  ...reply,
  content: reply.content.map((part) => (part.type === 'tool_use' ? { ...part, id: `${part.id}_${step}` } : part)),
})

export async function playLong(story: LongStory, log: (line: string) => void = () => {}): Promise<LongOutcome> {
  const chance = faultsOf(story.faults)
  const pawl = await openPawl({
    brain: longBrain(story),
    files: { ...SHORT_FILES, '.github/pawl.yml': `context-tokens: ${story.room}\n` },
    with: { verify: SHORT_VERIFY, 'max-turns': '1000', 'budget-usd': '50' },
    fault: (request) => (struck.inSummary(request.body) ? { stall: true } : chance.model()),
    onJob: {
      line: (_, line) => log(line),
    },
  })
  const { world } = pawl
  world.workflow.work.env['NODE_OPTIONS'] = `--import=${join(import.meta.dirname, 'quick.mjs')}`
  const struck = strikes(pawl, story)
  world.onRequest(async (request) => (await struck.hook(request)) ?? chance.others(request))
  try {
    const task = await planned(pawl)
    await settle(world)
    const events = await readJournal(world, task)
    const { duplicates } = await finalState(world, task, events)
    return { task, pawl, events, duplicates, injected: chance.count(), deaths: struck.count() }
  } catch (error) {
    await pawl.close()
    throw error
  }
}

const SUMMARY_MS = 1_500

/** Dies or is told to stop when the agent is at a step for the first time. */
function strikes({ world, model }: PawlWorld, { kills, stops, killInSummary = false }: LongStory) {
  let died = false
  const left = new Map<number, 'kill' | 'stop'>([
    ...kills.map((step): [number, 'kill'] => [step, 'kill']),
    ...stops.map((step): [number, 'stop'] => [step, 'stop']),
  ])
  let deaths = 0
  const hook = async ({ channel, job }: { readonly channel: string; readonly job: Job['id'] }) => {
    const last = model.requests.findLast(({ status, body }) => status === 200 && body !== undefined)
    const step = last ? reached(last.body as MessagesRequest) : 0
    const due = [...left].find(([at]) => at <= step)
    if (channel !== 'model' || !due) return undefined
    left.delete(due[0])
    deaths += 1
    if (due[1] === 'kill') world.signal(job, 'SIGKILL')
    else world.cancel(job)
    return undefined
  }
  const inSummary = (body: unknown): boolean => {
    if (!killInSummary || died || roleOf(body as MessagesRequest) !== 'summary') return false
    died = true
    deaths += 1
    const dying = jobsOf(world, 'work').at(-1)?.id ?? ''
    // A summary takes seconds, in which what was done before it is saved.
    setTimeout(() => world.signal(dying, 'SIGKILL'), SUMMARY_MS)
    return true
  }
  return { hook, inSummary, count: () => deaths }
}

const LATER = { 'retry-after': '0' }
const MODEL_FAULTS: readonly ModelFault[] = [
  { status: 429, headers: LATER },
  { status: 529 },
  { status: 500 },
  { cutAfterEvents: 0 },
  { cutAfterEvents: 3, cleanly: true },
  { errorEventAfter: 2, type: 'overloaded_error' },
]
const FORGE_FAULTS: readonly Verdict[] = [
  { before: { status: 502 } },
  { before: 'drop' },
  { after: 'drop' },
  { after: { status: 503 } },
]
/** A push is asked for and then made: both halves meet each of these. */
const GIT_FAULTS: readonly Verdict[] = [
  { before: 'drop' },
  { after: 'drop' },
  { before: { status: 503 } },
  { before: { status: 429, headers: LATER } },
  { after: { status: 500 } },
]

/** One request in so many fails, evenly, and never two of one kind in a row. */
function faultsOf(rate: number) {
  let injected = 0
  const every = rate === 0 ? Number.POSITIVE_INFINITY : Math.round(1 / rate)
  const drawn = <T>(faults: readonly T[]) => {
    let asked = 0
    return (): T | undefined => {
      asked += 1
      if (asked % every !== 0) return undefined
      injected += 1
      return faults[(asked / every - 1) % faults.length]
    }
  }
  const model = drawn(MODEL_FAULTS)
  const forge = drawn(FORGE_FAULTS)
  const git = drawn(GIT_FAULTS)
  const others = ({ channel }: Parameters<FaultHook>[0]): Verdict | undefined => {
    if (channel === 'api') return forge()
    return channel === 'git' ? git() : undefined
  }
  return { model, others, count: () => injected }
}

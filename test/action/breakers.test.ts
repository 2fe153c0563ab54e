/**
 * F1, F3: an agent that goes round in circles is told so, and when it goes on the same way a person is asked, whose review
 * lets it go on. A crash loop, in which there is nobody to be told, is in survive.test.ts.
 */
import { expect, test } from 'vitest'
import { labelled, NO_APPROVAL, openFailing, statusOf } from '../support/failing.ts'
import { reached } from '../support/long/story.ts'
import type { PawlWorld } from '../support/pawl.ts'
import { SHORT_FILES } from '../support/short-brain.ts'
import { edit, SHORT_PLAN, statusesOf } from '../support/short-world.ts'
import { readJournal } from '../support/tally.ts'
import { call, roleOf, script, text } from '../world/messages/brain.ts'
import type { Brain, MessagesRequest, Part } from '../world/messages/types.ts'

interface Way {
  readonly pattern: string
  /** Turns after which the agent is told, and after which it is stopped: each as often as docs/CONFIGURATION.md says. */
  readonly told: number
  readonly stopped: number
  readonly seen: string
  /** Of the calls that people are shown. */
  readonly last: string
  readonly turn: (number: number) => readonly Part[]
}
const bash = (command: string) => call('bash', { command })

/** One after the other, each from where a review has let the agent go on. */
const WAYS: readonly Way[] = [
  {
    pattern: 'failed-verifications',
    told: 3,
    stopped: 6,
    seen: 'the verification failed 3 times in a row, and no time with less than before',
    last: '- `finish {"summary":"Spelt in way 6."}`',
    turn: (number) => [
      edit(number === 1 ? 'wrold' : `wrold${number - 1}`, `wrold${number}`),
      call('finish', { summary: `Spelt in way ${number}.` }),
    ],
  },
  {
    pattern: 'compactions',
    told: 6,
    stopped: 9,
    seen: 'what is read fills the conversation, which was shortened 3 times, and nothing new came of it',
    last: '- `bash {"command":"yes 20 | head -c 12000"}`',
    // Both together are more than what is kept beside a summary.
    turn: (number) => [10, 20].map((more) => bash(`yes ${more + (number % 3)} | head -c 12000`)),
  },
  {
    pattern: 'same-call',
    told: 3,
    stopped: 6,
    seen: '`bash {"command":"date +%T.%N"}` was called 3 times and came to the same each time',
    last: '- `bash {"command":"date +%T.%N"}`',
    turn: () => [bash('date +%T.%N')],
  },
  {
    pattern: 'ping-pong',
    told: 6,
    stopped: 12,
    seen: '`bash {"command":"ls"}` and `bash {"command":"cat greeting.txt"}` were called in turn, 3 times, with the same results',
    last: '- `bash {"command":"ls"}`',
    turn: (number) => [bash(number % 2 ? 'ls' : 'cat greeting.txt')],
  },
  {
    pattern: 'undone',
    told: 5,
    stopped: 10,
    seen: 'the same change to `greeting.txt` was made and taken back 2 times',
    last: '"old_str":"wordl","new_str":"wrold"',
    turn: (number) => [number % 2 ? edit('wrold', 'wordl') : edit('wordl', 'wrold'), bash(`echo try ${number}`)],
  },
  {
    pattern: 'no-progress',
    told: 3 + 6,
    stopped: 3 + 12,
    seen: '6 turns brought nothing that had not been there before',
    last: '- `bash {"command":"echo 0"}`',
    turn: (number) => [bash(`echo ${number % 3}`)],
  },
]
const CONFIG = 'context-tokens: 10000\nbreakers: { idle-turns: 6 }\n'
const MEND = [edit('wrold6', 'world'), call('finish', { summary: 'Spelt right.' })]

/** Turns that lie behind the agent when a way begins. */
const before = (way: Way): number => WAYS.slice(0, WAYS.indexOf(way)).reduce((sum, { stopped }) => sum + stopped, 0)

/** Goes round in each way until it is stopped, then in the next. */
function looping(): Brain {
  const turns = [...WAYS.flatMap((way) => Array.from({ length: way.stopped }, (_, n) => way.turn(n + 1))), MEND]
  const steps = turns.map((parts, n) => [text(`Step ${n + 1} of ${turns.length}.`), ...parts])
  const summary = (request: MessagesRequest) => [text(`Step ${reached(request)} of ${turns.length} is done.`)]
  const agent = script({ plan: SHORT_PLAN, work: steps, stepOf: reached })
  return (request) => (roleOf(request) === 'summary' ? { content: summary(request) } : agent(request))
}

/** Turns that the agent had taken, since it was stopped before, when it was told and when it was stopped. */
async function turnsIn(pawl: PawlWorld, task: number, { pattern }: Way): Promise<readonly number[]> {
  const events = await readJournal(pawl.world, task)
  const told = events.findIndex((one) => one.type === 'agent.nudged' && one.data.pattern === pattern)
  const stopped = events.findIndex(({ type }, index) => index > told && type === 'task.suspended')
  const from = events.slice(0, told).findLastIndex(({ type }) => type === 'task.suspended' || type === 'plan.approved')
  const turns = (to: number) => events.slice(from, to).filter(({ type }) => type === 'turn.completed').length
  return [turns(told), turns(stopped)]
}

/** The steps that lay behind the agent when its model first read this. */
function readAfter({ model }: PawlWorld, words: string): number {
  const quoted = JSON.stringify(words).slice(1, -1)
  const asked = model.requests.filter(({ body }) => roleOf(body as MessagesRequest) === 'work')
  const first = asked.find(({ raw }) => raw.includes(quoted)) ?? expect.fail(`nobody was told: ${words}`)
  return reached(first.body as MessagesRequest)
}

/** What people see of a task that has gone round in this way, and is stopped. */
async function expectStopped(pawl: PawlWorld, task: number, { seen, last }: Way): Promise<void> {
  expect(statusesOf(pawl).at(-1)).toEqual(['success', 'suspended'])
  const [pull] = await pawl.world.pulls()
  expect(pull?.requested_reviewers.map(({ login }) => login)).toEqual(['maintainer'])
  const comment = (await pawl.world.comments(pull?.number ?? 0)).at(-1)?.body
  expect(comment).toMatch(/^### 🛑 Stopped, and a decision needed from maintainer\n/)
  expect(comment).toContain(`**What happened**: the agent goes round in circles: ${seen}.`)
  expect(comment).toMatch(/The agent was told so and went on the same way. Its last calls:\n- `/)
  expect(comment).toContain(last)
  expect(await statusOf(pawl, task)).toMatch(/^### 🛑 Stopped: the agent goes round in circles/)
}

test('R37: each way of going round is told to the agent, then to a person, whose review lets it go on', async ({
  onTestFinished,
}) => {
  const files = { ...SHORT_FILES, '.github/pawl.yml': CONFIG }
  const pawl = await openFailing(onTestFinished, { brain: looping(), files, with: NO_APPROVAL })
  const { world } = pawl
  const task = await labelled(pawl)
  await world.idle()
  for (const way of WAYS) {
    const { pattern, told, stopped, seen } = way
    await expectStopped(pawl, task, way)
    expect([pattern, ...(await turnsIn(pawl, task, way))]).toEqual([pattern, told, stopped])
    expect(readAfter(pawl, `You go round in circles: ${seen}`)).toBe(before(way) + told)
    const answer = { event: 'COMMENT', body: `Enough of ${pattern}.` } as const
    await world.as('maintainer').review((await world.pulls())[0]?.number ?? 0, answer)
    await world.idle()
    expect(readAfter(pawl, answer.body)).toBe(before(way) + stopped)
  }
  expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
  expect(pawl.model.requests.filter(({ status }) => status !== 200)).toEqual([])
}, 240_000)

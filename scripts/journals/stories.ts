/** Real runs of the built action, each ending in a journal of another kind. */
import { setTimeout as sleep } from 'node:timers/promises'
import { delegating } from '../../test/support/delegating.ts'
import { reached } from '../../test/support/long/story.ts'
import { jobsOf, openPawl, type PawlOptions, type PawlWorld } from '../../test/support/pawl.ts'
import { SHORT_FILES, SHORT_ISSUE, SHORT_VERIFY, shortBrain } from '../../test/support/short-brain.ts'
import { stepping } from '../../test/support/stepping.ts'
import { playStory, settle } from '../../test/support/story.ts'
import { tamper } from '../../test/support/tamper.ts'
import { call, roleOf, script, text } from '../../test/world/messages/brain.ts'
import type { Brain, Fault, FaultScript, MessagesRequest } from '../../test/world/messages/types.ts'

export interface Story {
  readonly name: string
  readonly options?: PawlOptions
  /** Returns the task. */
  play(pawl: PawlWorld): Promise<number>
}

const POINTER = `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12345\n`
const edit = (old_str: string, new_str: string) =>
  call('str_replace_based_edit_tool', { command: 'str_replace', path: 'greeting.txt', old_str, new_str })
const plan = [
  [call('submit_plan', { summary: 'Spell it right.', steps: [{ title: 'Mend it' }], files: ['greeting.txt'] })],
]

const failing: Brain = script({
  plan,
  work: [
    [edit('wrold', 'wolrd'), call('bash', { command: 'seq 1 9000' }), call('finish', { summary: 'Spelt right.' })],
    [text('I am through.')],
    [edit('wolrd', 'world'), call('no_such_tool', {}), call('finish', { summary: 'Spelt right, really.' })],
  ],
})

/** Loses its way once, reads so much that its conversation is cleared, and comes to the end of its window all the same. */
const forgetful: Brain = stepping(
  ...[1, 2].map(() => [call('bash', { command: 'cat greeting.txt' })]),
  ...[1, 2, 3, 4, 5, 6].map((part) => [call('bash', { command: `seq ${part}001 ${part}560` })]),
  { content: [text('So much')], stop: 'model_context_window_exceeded' },
  [edit('wrold', 'world'), call('finish', { summary: 'Spelt right.' })],
)

/** Each of these happens once, to the first request that it fits. */
function once(...faults: readonly (readonly [(request: MessagesRequest) => boolean, Fault])[]): FaultScript {
  const left = [...faults]
  return ({ body }) => {
    const due = left.findIndex(([fits]) => fits(body as MessagesRequest))
    return due < 0 ? undefined : left.splice(due, 1)[0]?.[1]
  }
}

async function labelled({ world }: PawlWorld): Promise<number> {
  const maintainer = world.as('maintainer')
  const task = await maintainer.openIssue(SHORT_ISSUE)
  await maintainer.label(task, 'pawl')
  await settle(world)
  return task
}

async function say({ world }: PawlWorld, login: string, number: number, body: string): Promise<void> {
  await world.as(login).comment(number, body)
  await settle(world)
}

/** Kills the machine when the model is called for the `count`th time. */
function killAt({ world }: PawlWorld, count: number): void {
  let calls = 0
  world.onRequest(({ channel }) => (channel === 'model' && ++calls === count ? { after: 'kill' } : undefined))
}

export const STORIES: readonly Story[] = [
  { name: 'planned', options: { files: { ...SHORT_FILES, 'logo.bin': POINTER } }, play: labelled },
  {
    name: 'approved-and-killed',
    async play(pawl) {
      const task = await labelled(pawl)
      killAt(pawl, 1)
      await pawl.world.as('maintainer').comment(2, '/approve')
      await pawl.world.idle()
      return task
    },
  },
  { name: 'done', play: ({ world }) => playStory(world, SHORT_ISSUE) },
  {
    name: 'done-after-failed-verification',
    options: { brain: failing },
    play: ({ world }) => playStory(world, SHORT_ISSUE),
  },
  {
    name: 'done-after-ci',
    async play(pawl) {
      const { world } = pawl
      const task = await labelled(pawl)
      world.requiredChecks.push('ci', 'deploy')
      await world.as('maintainer').comment(2, '/approve')
      await world.until(() => world.jobs.some(({ log }) => log.includes('Waiting for CI on ')))
      const sha = (await world.git('rev-parse', 'pawl/issue-1')).trim()
      await world.check({ sha, name: 'ci', conclusion: 'success' })
      await settle(world)
      return task
    },
  },
  {
    name: 'hand-over-and-crash',
    options: { latency: 600 },
    async play(pawl) {
      const { world } = pawl
      const task = await labelled(pawl)
      Object.assign(world.workflow.work.with, { 'time-limit': '0.02' })
      await world.as('maintainer').comment(2, '/approve')
      await world.until(() => world.jobs.some(({ log }) => log.includes('called its successor')))
      delete world.workflow.work.with['time-limit']
      killAt(pawl, 1)
      await settle(world)
      return task
    },
  },
  {
    name: 'cancelled-and-interrupted',
    options: {
      brain: script({
        plan,
        work: [
          [edit('wrold', 'world'), call('bash', { command: 'echo begun && sleep 30' })],
          [call('finish', { summary: 'Spelt right.' })],
        ],
      }),
    },
    async play(pawl) {
      const { world } = pawl
      const task = await labelled(pawl)
      await world.as('maintainer').comment(2, '/approve')
      await world.until(() => world.jobs.some(({ log }) => log.includes('sleep 30')))
      world.cancel(jobsOf(world, 'work').at(-1)?.id ?? '')
      await world.idle()
      await world.dispatch(task)
      await settle(world)
      return task
    },
  },
  {
    name: 'suspended-and-retried',
    options: { with: { 'anthropic-api-key': 'not-a-key' } },
    async play(pawl) {
      const { world } = pawl
      const task = await labelled(pawl)
      // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the workflow
      Object.assign(world.workflow.work.with, { 'anthropic-api-key': '${{ secrets.ANTHROPIC_API_KEY }}' })
      await say(pawl, 'maintainer', task, '/retry')
      return task
    },
  },
  {
    name: 'refused-signals',
    async play(pawl) {
      const task = await labelled(pawl)
      await say(pawl, 'reader', 2, '/approve')
      await say(pawl, 'maintainer', 2, '/approve 0123456789')
      await say(pawl, 'writer', 2, '/approve')
      return task
    },
  },
  {
    name: 'without-approval',
    options: { with: { 'plan-approval': 'never', verify: '' } },
    play: labelled,
  },
  {
    name: 'delegated',
    options: {
      brain: delegating(edit('wrold', 'world')),
      with: { 'plan-approval': 'never', 'subagent-model': 'claude-haiku-5-5' },
    },
    play: labelled,
  },
  {
    name: 'shortened',
    options: {
      brain: forgetful,
      files: { ...SHORT_FILES, '.github/pawl.yml': 'context-tokens: 12500\nbreakers: { same-call: 2 }\n' },
      with: { 'plan-approval': 'never' },
      fault: once(
        [(request) => roleOf(request) === 'summary', { status: 529 }],
        [(request) => reached(request) === 4, { status: 404 }],
      ),
    },
    async play(pawl) {
      const task = await labelled(pawl)
      pawl.world.workflow.work.with['model'] = 'claude-opus-5-5'
      await say(pawl, 'maintainer', task, '/retry')
      return task
    },
  },
  {
    name: 'repaired',
    async play(pawl) {
      const task = await labelled(pawl)
      tamper(pawl.world.bare, `pawl/state/${task}`, { 'journal/segments/0000/000002.jsonl': '\0\0\n' })
      // Comments and commits carry whole seconds.
      await sleep(1_100)
      await say(pawl, 'maintainer', task, '/retry')
      return task
    },
  },
]

export async function openStory({ options = {} }: Story): Promise<PawlWorld> {
  return openPawl({
    brain: shortBrain,
    files: SHORT_FILES,
    ...options,
    with: { verify: SHORT_VERIFY, ...options.with },
  })
}

/** Tools that misbehave, in the built action: the worker lives on, or dies and is followed, and the task is done. */
import { existsSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { jobsOf, type PawlWorld } from '../support/pawl.ts'
import { aLongTime, running, untilRunning } from '../support/processes.ts'
import { approved, edit, openShort, planned, SHORT_PLAN, statusesOf, waitingWorlds } from '../support/short-world.ts'
import { settle } from '../support/story.ts'
import { tally } from '../support/tally.ts'
import { call, results, script } from '../world/messages/brain.ts'
import type { MessagesRequest, Part } from '../world/messages/types.ts'

const bash = (command: string) => call('bash', { command })
const FINISH = [call('finish', { summary: 'Spelt right.' })]
const workOf = (...work: Part[][]) => script({ plan: SHORT_PLAN, work: [...work, FINISH] })

const waiting = waitingWorlds()

describe('a tool that misbehaves', () => {
  test('is answered in a sentence, leaves nothing behind, and the work goes on', async ({ onTestFinished }) => {
    const time = aLongTime()
    const brain = workOf(
      [edit('wrold', 'world'), bash('echo deleting; cd / && rm -rf "$OLDPWD"')],
      [bash('git status --short'), bash(`setsid sleep ${time} >/dev/null 2>&1 & yes ${time}`), bash('kill -9 $$')],
      [bash('head -c 100000 /dev/urandom'), bash('read -p "Sure? " sure; exit 3')],
      [call('bash', { cmd: 'ls' })],
    )
    const pawl = await waiting(onTestFinished, { brain })
    const task = await approved(pawl)
    await settle(pawl.world)
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    const said = results(pawl.model.requests.at(-1)?.body as MessagesRequest, 'bash').map(({ text }) => text)
    expect(said).toEqual([
      expect.stringMatching(
        /^deleting\n\[exit 0 after .*\]\n\[After this call the repository's folder was gone or empty/,
      ),
      expect.stringMatching(/^ M greeting\.txt\n\[exit 0/),
      expect.stringContaining('it printed more than 100 MB'),
      expect.stringContaining('killed by SIGKILL'),
      expect.stringContaining('[binary output'),
      expect.stringMatching(/\[exit 3 after/),
      'Field `command`: it must hold a command.',
    ])
    expect(running(time)).toEqual([])
    expect((await tally(pawl.world, task)).duplicates).toEqual([])
  })

  test('a local log that takes nothing more: red, post saves what it holds, and the next job goes on', async ({
    onTestFinished,
  }) => {
    const brain = workOf(
      [edit('wrold', 'world')],
      [bash('cd "$HOME/.." && mv log.jsonl kept && ln -s /dev/full log.jsonl')],
    )
    const logs = () => join(dirname(dirname(pawl.world.bare)), 'machines')
    const pawl: PawlWorld = await openShort(onTestFinished, {
      brain,
      onJob: {
        spawning({ id }, program) {
          const folder = join(logs(), id, 'work/_temp/pawl/1')
          if (program.endsWith('post.js') && existsSync(join(folder, 'kept')))
            renameSync(join(folder, 'kept'), join(folder, 'log.jsonl'))
        },
      },
    })
    const task = await planned(pawl)
    await settle(pawl.world)
    const [red] = jobsOf(pawl.world, 'work').filter(({ conclusion }) => conclusion === 'failure')
    expect(red?.log).toMatch(/Stopped: the local log could not be written \(ENOSPC.*up to the last checkpoint is saved/)
    expect(red?.log).toContain('To go on: free space on the runner')
    expect(red?.log).toMatch(/\d+ events? that the job had not pushed yet (was|were) saved/)
    expect(statusesOf(pawl).slice(-2)).toEqual([
      ['failure', undefined],
      ['success', 'done'],
    ])
    expect((await tally(pawl.world, task)).duplicates).toEqual([])
  })

  test('a worker is killed on a machine that stays: the next job ends its commands before it restores (A3)', async ({
    onTestFinished,
  }) => {
    const time = aLongTime()
    const once = join(tmpdir(), `pawl-once-${time}`)
    onTestFinished(() => rmSync(once, { force: true }))
    const still = `[ -e ${once} ] && exit; touch ${once}; while :; do echo still here >>greeting.txt; sleep 0.05; done & disown; sleep ${time} & disown; sleep ${time}`
    const pawl = await waiting(onTestFinished, { brain: workOf([edit('wrold', 'world'), bash(still)]) })
    const { world } = pawl
    Object.assign(world.workflow.work, { machine: 'self-hosted', checkout: false })
    const task = await approved(pawl)
    await untilRunning(`sleep ${time}`, 3)
    const job = jobsOf(world, 'work').at(-1)
    world.kill(job?.id ?? '')
    await world.until(() => job?.status === 'completed')
    expect(running(time).length).toBeGreaterThan(1)
    await settle(world)
    expect(running(time)).toEqual([])
    expect(statusesOf(pawl).at(-1)).toEqual(['success', 'done'])
    expect((await tally(world, task)).duplicates).toEqual([])
    expect(await world.git('show', `pawl/issue-${task}:greeting.txt`)).toBe('Hello world\n')
  })
})

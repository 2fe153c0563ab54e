import { describe, expect, test } from 'vitest'
import { cutOutput } from '../../src/core/output.ts'
import { planDigest, planSchema } from '../../src/core/plan.ts'
import type { Execution } from '../../src/ports/sandbox.ts'
import type { Outcome } from '../../src/ports/tool.ts'
import { toolsFor } from '../../src/tools/registry.ts'
import { agent, answered, calls, given, turn } from '../support/given.ts'
import { EDIT, hash, opened, use, workshop } from './tools-workshop.ts'

const worked = [agent(1, 'work'), turn(1, 1, [calls('t', 'bash', { command: 'npm test' })]), answered('t')]

describe('registry', () => {
  test('P4, R46: the plan role has no tool that can change anything', () => {
    expect(toolsFor('plan').map(({ name }) => name)).toEqual(['read', 'search', 'delegate', 'ask_human', 'submit_plan'])
    expect(toolsFor('plan').every((tool) => tool.class === 'pure')).toBe(true)
  })

  test('A3: what reaches beyond the workspace is open, what changes only the workspace is sealed', () => {
    const classes = toolsFor('work').map((tool) => [tool.name, tool.class])
    expect(classes).toEqual([
      ['bash', 'open'],
      [EDIT, 'sealed'],
      ['read', 'pure'],
      ['search', 'pure'],
      ['delegate', 'pure'],
      ['ask_human', 'pure'],
      ['update_plan', 'pure'],
      ['finish', 'pure'],
    ])
  })

  test('A4: definitions are plain data, the same on every machine', () => {
    const definitions = [...toolsFor('plan'), ...toolsFor('work'), ...toolsFor('work', true)].map(
      ({ definition }) => definition,
    )
    expect(JSON.parse(JSON.stringify(definitions))).toEqual(definitions)
    expect(JSON.stringify(definitions)).not.toMatch(/\$schema|9007199254740991/)
  })

  test('finish is answered by the worker', async () => {
    await expect(use('finish', { summary: 'done' }, workshop().context)).rejects.toThrow('worker')
  })
})

describe('F1: an input that does not fit is told in a sentence that names the field', () => {
  test.each([
    ['bash', {}, '`command`'],
    ['bash', { command: '  ' }, '`command`'],
    ['bash', { command: 'a\0b' }, 'NUL'],
    ['bash', { command: 'x'.repeat(30_001) }, '30000'],
    ['bash', { restart: true }, 'nothing to restart'],
    [EDIT, { command: 'undo_edit', path: 'a' }, '`command`'],
    [EDIT, { command: 'view' }, '`path`'],
    [EDIT, { command: 'view', path: 'a', view_range: [1] }, '`view_range'],
    [EDIT, { command: 'create', path: 'a' }, '`file_text`'],
    [EDIT, { command: 'insert', path: 'a', insert_line: -1, insert_text: 'x' }, '`insert_line`'],
    ['read', { path: 'a', from: 0 }, '`from`'],
    ['read', { path: 'a', form: 1 }, 'form'],
    ['search', {}, '`pattern`'],
    ['delegate', { task: ' ' }, '`task`'],
    ['report', {}, '`text`'],
    ['submit_plan', { summary: 'x', steps: [], files: [] }, '`steps`'],
    ['submit_plan', { summary: 'x', steps: [{ title: ' ' }], files: [] }, '`steps[0].title`'],
    ['update_plan', { step: 1, status: 'done' }, '`evidence`'],
    ['update_plan', { step: 3, status: 'started' }, 'has 2 steps'],
    ['finish', { summary: '' }, '`summary`'],
    ['read', null, 'The input'],
  ])('%s %j', async (name, input, words) => {
    const outcome = await use(name, input, workshop().context)
    expect(outcome.ok).toBe(false)
    expect(outcome.text).toContain(words)
  })
})

describe('bash', () => {
  const ended = async (execution: Partial<Execution>) => use('bash', { command: 'x' }, workshop({}, execution).context)

  test.each<[Partial<Execution>, Outcome]>([
    [
      { output: 'hi\n', seconds: 2.34 },
      { ok: true, text: 'hi\n[exit 0 after 2.3 s]' },
    ],
    [
      { output: 'no\n\n', exit: 1, seconds: 0.04 },
      { ok: false, text: 'no\n[exit 1 after 0.0 s]' },
    ],
    [{ seconds: 1 }, { ok: true, text: '(no output)\n[exit 0 after 1.0 s]' }],
    [
      { exit: null, signal: 'SIGSEGV', seconds: 1 },
      { ok: false, text: '(no output)\n[killed by SIGSEGV after 1.0 s]' },
    ],
  ])('%j', async (execution, outcome) => {
    expect(await ended(execution)).toEqual(outcome)
  })

  test.each<[Partial<Execution>, RegExp]>([
    [{ exit: null, signal: 'SIGKILL' }, /killed by SIGKILL after 0\.1 s; unless .* ran out of memory\]$/],
    [{ exit: 137 }, /exit 137 \(SIGKILL ended a process; .* out of memory\) after/],
    [{ exit: 143 }, /exit 143 \(SIGTERM ended a process\) after/],
    [{ exit: 255 }, /exit 255 after/],
    [{ exit: null, stopped: 'output' }, /stopped, with all it had started: it printed more than 100 MB/],
  ])('%j says what probably happened', async (execution, words) => {
    const outcome = await ended({ seconds: 0.1, ...execution })
    expect(outcome.ok).toBe(false)
    expect(outcome.text).toMatch(words)
  })

  test('R28, R38: a command over the time limit says so', async () => {
    const outcome = await ended({ exit: null, signal: 'SIGTERM', stopped: 'time', output: 'so far', seconds: 120 })
    expect(outcome.ok).toBe(false)
    expect(outcome.text).toMatch(/^so far\n\[stopped after 120\.0 s: the time limit is 120 s/)
    expect(outcome.interrupted).toBeUndefined()
  })

  test('an interrupted command is told apart, even when it went well in the end', async () => {
    const outcome = await ended({ exit: 0, stopped: 'abort', seconds: 3 })
    expect(outcome).toMatchObject({ ok: false, interrupted: true })
  })

  test('it runs in the workspace, at most 120 s and at most as long as the job has', async () => {
    const { context, limits, commands } = workshop()
    await use('bash', { command: 'ls' }, context)
    await use('bash', { command: 'ls' }, { ...context, timeoutMs: 5_000 })
    expect(limits).toEqual([120_000, 5_000])
    expect(commands[0]).toMatchObject({ command: 'ls', cwd: '/workspace' })
  })
})

describe('read and search', () => {
  test('a long file comes in pages that lead to its end', async () => {
    const lines = Array.from({ length: 2_000 }, (_, index) => `line ${index + 1}`)
    const { context } = workshop({ 'long.txt': lines.join('\n') })
    const seen: string[] = []
    for (let from: number | null = 1; from !== null; ) {
      const { text } = await use('read', { path: 'long.txt', from }, context)
      expect(cutOutput(text, hash, String).blob).toBeNull()
      seen.push(...[...text.matchAll(/\t(line \d+)/g)].map((match) => match[1] ?? ''))
      const next = /go on from line (\d+)/.exec(text)
      from = next ? Number(next[1]) : null
    }
    expect(seen).toEqual(lines)
  })

  test('all of a cut output can be read, also when it is one line', async () => {
    const { context, blobs } = workshop()
    const whole = Array.from({ length: 9_000 }, (_, index) => `<${index}>😀`).join('')
    const { output, blob } = cutOutput(whole, hash, String)
    expect(blob).toBe(whole)
    const path = /path "(output:[0-9a-f]{64})"/.exec(output.text)?.[1] ?? ''
    blobs.set(hash(whole), whole)
    let seen = ''
    for (let from: number | null = 1; from !== null; ) {
      const { text } = await use('read', { path, from }, context)
      seen += [...text.matchAll(/^ *\d+\t(.*)$/gm)].map((match) => match[1]).join('')
      const next = /go on from line (\d+)/.exec(text)
      from = next ? Number(next[1]) : null
    }
    expect(seen).toBe(whole)
  })

  test.each(['output:', 'output:../../etc/passwd', `output:${'0'.repeat(64)}`])('%s names no output', async (path) => {
    expect(await use('read', { path }, workshop().context)).toMatchObject({ ok: false })
  })

  test('empty files and folders say so', async () => {
    const { context } = workshop({ 'empty.txt': '' })
    expect(await use('read', { path: 'empty.txt' }, context)).toEqual({ ok: true, text: 'The file is empty.' })
    expect(await use('read', { path: '.' }, context)).toEqual({ ok: true, text: 'empty.txt' })
  })

  test('a search shows 100 matches and says when there are more', async () => {
    const { context } = workshop({ 'a.txt': 'x\n'.repeat(150), 'b.txt': 'y\n' })
    const { text } = await use('search', { pattern: 'x' }, context)
    expect(text.split('\n')).toHaveLength(101)
    expect(text).toContain('the first 100 matches')
    expect((await use('search', { pattern: 'y', path: 'b.txt' }, context)).text).toBe('b.txt:1:y')
    expect(await use('search', { pattern: 'z' }, context)).toEqual({ ok: true, text: 'No line matches.' })
  })
})

describe('plan', () => {
  const input = { summary: 'Slugs have no spaces.', steps: [{ title: 'Mend' }], files: ['src/slug.js'] }

  test('P3: the digest names version, base, verification and plan', async () => {
    const { context } = workshop()
    const { ok, events } = await use('submit_plan', input, context)
    const plan = planSchema.parse(input)
    const { sha } = opened.task.base
    const digest = planDigest(hash, 1, sha, ['npm test'], plan)
    expect(ok).toBe(true)
    expect(events).toEqual([{ type: 'plan.submitted', data: { version: 1, digest, baseSha: sha, plan } }])
  })

  test('a revised plan is the next version', async () => {
    const { context } = workshop()
    const plan = { version: 3, digest: '', baseSha: '', plan: planSchema.parse(input) }
    const { events } = await use('submit_plan', input, { ...context, state: { ...opened, plan } })
    expect(events?.[0]).toMatchObject({ data: { version: 4 } })
  })

  test('a step that starts or is done is a fact', async () => {
    const { context } = workshop()
    const started = await use('update_plan', { step: 2, status: 'started' }, context)
    expect(started.events).toEqual([{ type: 'step.updated', data: { step: 2, status: 'started', evidence: '' } }])
  })

  test('P6: a step that is done is ticked by what the agent did, and is its word alone otherwise', async () => {
    const { context } = workshop()
    const { state } = given(...worked)
    const done = { step: 2, status: 'done', evidence: 'npm test passes' }
    const ticked = await use('update_plan', done, { ...context, state: { ...opened, agents: state.agents } })
    expect(ticked.events).toEqual([{ type: 'step.updated', data: { ...done, shown: true } }])
    const claimed = await use('update_plan', done, context)
    expect(claimed.events).toEqual([{ type: 'step.updated', data: { ...done, shown: false } }])
    expect([ticked.text, claimed.text]).toEqual([
      'Step 2 (Mend) is done.',
      expect.stringContaining('names no command that you have run'),
    ])
  })
})

describe('ask_human', () => {
  test('is written down and has no result yet', async () => {
    const { context } = workshop()
    const asked = { question: 'Tabs too?', tried: ['only spaces'], options: ['all', 'none'], yes_no: true }
    expect(await use('ask_human', asked, context)).toMatchObject({
      open: true,
      events: [
        {
          type: 'question.asked',
          data: { call: 'c1', question: 'Tabs too?', tried: ['only spaces'], options: ['all', 'none'], yesNo: true },
        },
      ],
    })
    const { events } = await use('ask_human', { question: 'Tabs too?', tried: [] }, context)
    expect(events?.[0]).toMatchObject({ data: { options: [], yesNo: false } })
  })

  test('a question without words, or that leaves out what was tried, is no question', async () => {
    const { context } = workshop()
    expect((await use('ask_human', { question: ' ', tried: [] }, context)).text).toContain('`question`')
    expect((await use('ask_human', { question: 'Tabs?' }, context)).text).toContain('`tried`')
  })
})

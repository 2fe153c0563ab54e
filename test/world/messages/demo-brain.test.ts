import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Anthropic from '@anthropic-ai/sdk'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { results } from './brain.ts'
import { demoBrain, PLAN } from './demo-brain.ts'
import { openMessages } from './server.ts'

type Call = { name: string; input: Record<string, string> }

const client = (name: string) => ({ name, input_schema: { type: 'object' as const } })
const planTools = ['read', 'search', 'submit_plan'].map(client)
const workTools = [
  { type: 'bash_20250124' as const, name: 'bash' as const },
  { type: 'text_editor_20250728' as const, name: 'str_replace_based_edit_tool' as const },
  ...['read', 'search', 'update_plan', 'finish'].map(client),
]

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-'))
  await cp(join(import.meta.dirname, '../../../demo/repository'), folder, { recursive: true })
  await run('git init -q && git add -A && git -c user.name=a -c user.email=a@b commit -qm base')
})
afterEach(() => rm(folder, { recursive: true }))

function run(command: string): Promise<{ content: string; is_error: boolean }> {
  return new Promise((resolve) => {
    execFile('bash', ['-c', command], { cwd: folder }, (error, out, err) => {
      resolve({ content: `${out}${err}` || 'no output', is_error: error !== null })
    })
  })
}

async function perform({ name, input }: Call): Promise<{ content: string; is_error?: boolean }> {
  if (name === 'bash') return run(input['command'] ?? '')
  const path = join(folder, input['path'] ?? '')
  if (name === 'search') return run(`grep -rnE '${input['pattern']}' ${input['path']}`)
  if (name === 'read' || input['command'] === 'view') return { content: await readFile(path, 'utf8') }
  if (input['command'] !== 'str_replace') return { content: 'ok' }
  const [before, after, ...more] = (await readFile(path, 'utf8')).split(input['old_str'] ?? '')
  if (after === undefined || more.length > 0) return { content: 'No single match.', is_error: true }
  await writeFile(path, `${before}${input['new_str']}${after}`)
  return { content: 'ok' }
}

async function play(tools: Anthropic.ToolUnion[], act = perform): Promise<Anthropic.MessageParam[]> {
  const api = await openMessages({ brain: demoBrain })
  const anthropic = new Anthropic({ apiKey: 'sk-ant-demo', baseURL: api.url, maxRetries: 0 })
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: 'The issue.' }]
  try {
    for (;;) {
      const reply = await anthropic.messages
        .stream({ model: 'claude-demo-1', max_tokens: 4000, tools, messages })
        .finalMessage()
      messages.push({ role: 'assistant', content: reply.content })
      const calls = reply.content.filter((block) => block.type === 'tool_use')
      if (calls.length === 0 || calls.some(({ name }) => name === 'submit_plan' || name === 'finish')) return messages
      const content: Anthropic.ToolResultBlockParam[] = []
      for (const { id, name, input } of calls) {
        content.push({ type: 'tool_result', tool_use_id: id, ...(await act({ name, input } as Call)) })
      }
      messages.push({ role: 'user', content })
    }
  } finally {
    await api.close()
  }
}

const bashResults = (messages: Anthropic.MessageParam[]) => results({ model: '', max_tokens: 1, messages }, 'bash')

test('the plan is submitted in four turns', async () => {
  const messages = await play(planTools)
  expect(messages.filter(({ role }) => role === 'assistant')).toHaveLength(4)
  expect(messages.at(-1)?.content).toMatchObject([{}, { name: 'submit_plan', input: PLAN }])
  expect(JSON.stringify(messages)).not.toContain('"is_error":true')
})

test('the work shows the bug, fixes it and touches what was planned', async () => {
  const messages = await play(workTools)
  expect(messages.filter(({ role }) => role === 'assistant')).toHaveLength(10)
  const [red, green, stat] = bashResults(messages)
  expect(red).toMatchObject({ isError: true, text: expect.stringMatching(/fail 1\b/) })
  expect(green).toMatchObject({ isError: false, text: expect.stringMatching(/fail 0\b/) })
  for (const file of PLAN.files) expect(stat?.text).toContain(file)
  expect(JSON.stringify(messages)).toContain('6 passed, 1 failed.')
  expect(messages.at(-1)?.content).toMatchObject([{}, { name: 'finish' }])
})

test('an interrupted command is run again, and the story goes on', async () => {
  let commands = 0
  const messages = await play(workTools, (one) => {
    if (one.name === 'bash') commands += 1
    const cut = one.name === 'bash' && commands === 1
    return cut ? Promise.resolve({ content: 'Interrupted; outcome unknown.', is_error: true }) : perform(one)
  })
  expect(messages.filter(({ role }) => role === 'assistant')).toHaveLength(11)
  expect(bashResults(messages)).toHaveLength(4)
  expect(messages.at(-1)?.content).toMatchObject([{}, { name: 'finish' }])
})

/** The model of the benchmarks: submits a plan, then tells the story turn by turn until it is told to end. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ModelRequest } from '../src/core/conversation.ts'
import type { Model, Reply } from '../src/ports/model.ts'
import type { Sandbox } from '../src/ports/sandbox.ts'
import { fakeSandbox } from '../test/support/fake-sandbox.ts'
import { told } from './story.ts'

/** Ends the worker the way a lost machine does: nothing is said any more. */
export class StoryOver extends Error {}

export const USAGE = { input: 100, output: 300, cacheRead: 20_000, cacheWrite: 700 }

const PLAN = {
  summary: 'Tell the story.',
  cause: 'A benchmark asks for it.',
  steps: [{ title: 'Tell it', detail: '' }],
  files: [],
  verify: ['true'],
  risks: [],
}

/** `at` hears of each turn of the story before it is answered, and throws StoryOver when that was enough. */
export function teller(at: (turn: number) => Promise<void>): Model {
  return {
    async turn(request) {
      if (isPlanning(request)) return reply([{ type: 'tool_use', id: 'toolu_plan', name: 'submit_plan', input: PLAN }])
      const turn = request.messages.filter(({ role }) => role === 'assistant').length + 1
      await at(turn)
      return reply(contentOf(turn))
    },
  }
}

const isPlanning = ({ tools }: ModelRequest): boolean => tools.some(({ name }) => name === 'submit_plan')

export function contentOf(turn: number): Reply['content'] {
  const { words, call, command } = told(turn)
  return [
    { type: 'text', text: words },
    { type: 'tool_use', id: call, name: 'bash', input: { command } },
  ]
}

const reply = (content: Reply['content']): Reply => ({ content, stop: 'tool_use', usage: USAGE })

/** The story's commands as what they do to the workspace: each rewrites one file, and prints. No process, no noise. */
export const performer = (): Sandbox =>
  fakeSandbox(({ command, cwd }) => {
    const turn = /^step (\d+)$/.exec(command)?.[1]
    if (turn === undefined) return {}
    const step = told(Number(turn))
    const path = join(cwd, step.path)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, step.file)
    return { output: step.output }
  })

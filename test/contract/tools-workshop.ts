import { createHash } from 'node:crypto'
import { initialState, type Opened } from '../../src/core/state.ts'
import type { Execution } from '../../src/ports/sandbox.ts'
import type { Outcome, ToolContext } from '../../src/ports/tool.ts'
import { toolNamed } from '../../src/tools/registry.ts'
import { fakeFiles } from '../support/fake-files.ts'
import { fakeSandbox } from '../support/fake-sandbox.ts'
import { type FakeFile, fakeFile } from '../support/fake-workspace.ts'

export const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

export const opened: Opened = {
  ...initialState,
  task: {
    task: 7,
    title: 'Slugs keep spaces',
    body: '',
    url: '',
    author: 'author',
    labeledBy: 'maintainer',
    base: { branch: 'main', sha: 'b'.repeat(40) },
    policy: { verify: ['npm test'], workingDirectory: '.', planApproval: 'always', label: 'pawl' },
  },
  steps: [
    { title: 'Reproduce', status: 'open', evidence: '', shown: false },
    { title: 'Mend', status: 'open', evidence: '', shown: false },
  ],
}

/** A tool's surroundings in memory. */
export function workshop(files: Record<string, string> = {}, execution: Partial<Execution> = {}) {
  const disk = new Map<string, FakeFile>(Object.entries(files).map(([path, text]) => [path, fakeFile(text)]))
  const limits: number[] = []
  const fake = fakeSandbox(() => execution)
  const blobs = new Map<string, string>()
  const context: ToolContext = {
    call: 'c1',
    state: opened,
    files: fakeFiles(disk),
    sandbox: {
      ...fake,
      run: (command, options) => {
        limits.push(options.timeoutMs)
        return fake.run(command, options)
      },
    },
    cwd: '/workspace',
    hash,
    signal: new AbortController().signal,
    timeoutMs: 600_000,
    blob: async (digest) => blobs.get(digest) ?? null,
  }
  return { context, blobs, limits, commands: fake.commands, text: (path: string) => disk.get(path)?.text }
}

export async function use(name: string, input: unknown, context: ToolContext): Promise<Outcome> {
  const tool = toolNamed(name)
  if (!tool) throw new Error(`there is no tool ${name}`)
  const prepared = tool.prepare(input)
  return 'problem' in prepared ? { ok: false, text: prepared.problem } : tool.execute(prepared.input, context)
}

export const EDIT = 'str_replace_based_edit_tool'

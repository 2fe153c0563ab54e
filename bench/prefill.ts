/**
 * Makes a journal long: goes on with the story on a state branch where its worker has died, with the events, segments and
 * commits that a worker makes, but all of them at once. The journal's own reader has to accept the result.
 */
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { segmentPath } from '../src/adapters/git/checkpoint.ts'
import { gitJournal } from '../src/adapters/git/journal.ts'
import { DEFAULT_IDENTITY, openRepository } from '../src/adapters/git/repository.ts'
import { currentAgent } from '../src/core/agents.ts'
import { decode, encode, type Head } from '../src/core/codec.ts'
import { type Event, event } from '../src/core/events.ts'
import { evolve, fold } from '../src/core/fold.ts'
import { stateBranch } from '../src/core/names.ts'
import { stateReadme } from '../src/core/present/readme.ts'
import { isOpened, type State } from '../src/core/state.ts'
import type { Stored } from '../src/ports/journal.ts'
import { git, gitWith } from '../test/support/git-server.ts'
import { hash } from './site.ts'
import { told } from './story.ts'
import { contentOf, USAGE } from './teller.ts'

interface Read {
  readonly stored: Stored
  readonly state: State
  readonly head: Head
}

/** Afterwards `turns` turns of the story are told, and the next one is open, as it is when a machine dies. */
export async function prefill(bare: string, task: number, turns: number): Promise<void> {
  const before = await readBranch(bare, task)
  gitWith(bare, script(before, task, turns), 'fast-import', '--quiet', '--date-format=now')
  // Hosts pack what was pushed bit by bit.
  git(bare, 'repack', '-a', '-d', '-q')
  const after = await readBranch(bare, task)
  if (turnsTold(after.state) !== turns) throw new Error(`${turnsTold(after.state)} turns are told, and not ${turns}`)
}

const turnsTold = (state: State): number => currentAgent(state)?.turns.length ?? 0

async function readBranch(bare: string, task: number): Promise<Read> {
  const folder = mkdtempSync(join(tmpdir(), 'pawl-prefill-'))
  try {
    const gitDir = join(folder, 'git')
    const repository = await openRepository({ gitDir, remote: bare, token: null, serverUrl: 'https://forge.example' })
    const journal = gitJournal({ repository, task, nonce: () => '', committer: DEFAULT_IDENTITY })
    const stored = await journal.read()
    if (!stored) throw new Error(`${bare} has no journal of task ${task}`)
    const decoded = decode(stored.segments, hash)
    if (!decoded.ok) throw new Error(JSON.stringify(decoded.broken))
    return { stored, state: fold(decoded.events), head: decoded.head }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function script({ stored, state: start, head: last }: Read, task: number, turns: number): string {
  const agent = currentAgent(start)
  if (!agent || !isOpened(start)) throw new Error('nobody is at work yet')
  const parts: string[] = []
  let state: State = start
  let head = last
  let segment = stored.segments.length
  for (let turn = agent.turns.length + 1; turn <= turns; turn += 1) {
    const lines: string[] = []
    for (const one of eventsOf(turn, state.spent.turns + 1, agent.agent)) {
      const at = start.at + turn
      const { line, head: next } = encode(one, at, start.epoch, head, hash)
      state = evolve(state, { ...one, seq: next.seq, at, epoch: start.epoch })
      head = next
      lines.push(line)
    }
    segment += 1
    if (!isOpened(state)) throw new Error('the task is closed')
    const { path, file } = told(turn)
    const files = {
      'README.md': stateReadme(state),
      [segmentPath(segment)]: `${lines.join('\n')}\n`,
      [`workspace/${path}`]: file,
    }
    parts.push(commit(task, segment === stored.segments.length + 1 ? `from ${stored.tip}\n` : '', files))
  }
  return parts.join('')
}

/** From the reply to the next request, as they reach the remote in one checkpoint. `number` counts all turns of a task. */
export function eventsOf(turn: number, number: number, agent: number): readonly Event[] {
  const { call, output } = told(turn)
  const text = `${output}\n[exit code 0 after 0.1 s]`
  return [
    event('turn.completed', {
      turn: number,
      agent,
      content: contentOf(turn),
      stop: 'tool_use',
      usage: USAGE,
      usd: 0.01,
      seconds: 5,
    }),
    event('tool.started', { call, name: 'bash' }),
    event('tool.completed', { call, outcome: 'ok', output: { text }, seconds: 0.1 }),
    event('turn.started', { turn: number + 1, agent }),
  ]
}

function commit(task: number, from: string, files: Readonly<Record<string, string>>): string {
  const { name, email } = DEFAULT_IDENTITY
  const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`
  const parts = Object.entries(files).map(([path, text]) => `M 100644 inline ${path}\n${data(text)}`)
  const message = data(`Task ${task}: the story goes on`)
  return `commit refs/heads/${stateBranch(task)}\ncommitter ${name} <${email}> now\n${message}${from}${parts.join('')}`
}

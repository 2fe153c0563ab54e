import { currentAgent } from '../agents.ts'
import { delegationOf } from '../delegation.ts'
import { knownOf } from '../known.ts'
import { MARKER_PREFIX } from '../names.ts'
import { heardAt } from '../people.ts'
import { wakeAt } from '../remind.ts'
import { type Opened, type Phase, phaseOf, type State } from '../state.ts'
import { brief } from '../text.ts'
import type { Trailers } from '../trailers.ts'
import { waitsFor } from '../waits.ts'
import { statusComment } from './status.ts'
import { count } from './words.ts'

/** The state branch's README.md, for a person who opens it on GitHub. */
export const stateReadme = (state: Opened): string =>
  [
    `# Task ${state.task.task}: where it is`,
    statusComment(state).replaceAll(MARKER_PREFIX, ''),
    ...atWork(state),
    '---',
    [
      'This branch is the journal of the task: Pawl appends to it and never rewrites it.',
      '- `journal/segments/`: what happened, one JSON event a line, each with the digest of the line before it',
      '- `journal/blobs/`: large texts by their SHA-256',
      '- `workspace/`: the files as they were at this point',
    ].join('\n'),
    `Event ${state.seq}, epoch ${state.epoch}.`,
    '',
  ].join('\n\n')

const AT_WORK: readonly Phase[] = ['planning', 'working']

/** The status comment isn't edited for it: a sub-agent may be done in seconds. */
function atWork(state: Opened): readonly string[] {
  const agent = currentAgent(state)
  if (!agent?.parent || !AT_WORK.includes(phaseOf(state))) return []
  const title = delegationOf(state, agent.parent)?.title
  return [
    `A sub-agent is at work${title ? `: ${brief(title, 100)}` : ''} (${count(agent.turns.length, 'turn')} so far).`,
  ]
}

/** What a checkpoint that adds `lines` events tells of itself without its journal being read. */
export const aboutCheckpoint = (
  state: Opened,
  lines: number,
): Pick<Trailers, 'waitsFor' | 'wakeAt' | 'heardAt' | 'known'> & {
  readonly readme: string
  readonly subject: string
} => ({
  readme: stateReadme(state),
  subject: `Task ${state.task.task}: events ${state.seq - lines + 1} to ${state.seq}`,
  waitsFor: waitsFor(state),
  wakeAt: wakeAt(state),
  heardAt: heardAt(state),
  ...known(state),
})

const known = (state: State): Pick<Trailers, 'known'> => {
  const what = knownOf(state)
  return what ? { known: what } : {}
}

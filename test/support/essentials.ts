import type { Compaction } from '../../src/core/context.ts'
import type { Recorded } from '../../src/core/events.ts'
import { fold } from '../../src/core/fold.ts'
import { done, isOpened, openEffects, phaseOf, pullRequestOf } from '../../src/core/state.ts'
import { sha256 } from './given.ts'

/** What a journal comes to, in a form that people can review. */
export function essentials(events: readonly Recorded[]): unknown {
  const state = fold(events)
  if (!isOpened(state)) throw new Error('the journal opens no task')
  const { seq, epoch, runs, handovers, crashes, plan, approval, steps, verification, suspended, spent } = state
  return {
    title: state.task.title,
    phase: phaseOf(state),
    events: seq,
    epoch,
    runs,
    handovers,
    crashes,
    lastRun: state.run?.ended ?? 'never said that it ended',
    repairs: state.repairs.map(({ droppedFrom, by }) => ({ droppedFrom, by })),
    notKept: Object.entries(state.survey ?? {}).flatMap(([kind, { paths }]) => paths.map((path) => `${kind}: ${path}`)),
    plan: plan && { version: plan.version, digest: plan.digest, approvedBy: approval?.by ?? null },
    steps: steps.map(({ title, status }) => `${status}: ${title}`),
    agents: state.agents.map(({ role, parent, turns, ...agent }) => ({
      role,
      ...(parent && { parent: parent.agent }),
      ...(agent.unboundUpTo > 0 && { model: agent.model, unboundUpTo: agent.unboundUpTo }),
      ...(agent.compactions.length > 0 && { compactions: agent.compactions.map(compacted) }),
      turns: turns.length,
      nudges: turns.flatMap(({ nudges }) => nudges).length,
      results: turns.flatMap(({ results }) => Object.values(results)).map(({ outcome }) => outcome),
    })),
    admitted: state.admitted.map(({ by, permission }) => `${by} (${permission})`),
    refused: state.refused.map(({ by, reason }) => `${by}: ${reason}`),
    effectsDone: ['status', 'comment', 'reaction', 'push', 'pull-request', 'label', 'ready', 'dispatch'].map(
      (kind) => `${kind}: ${done(state, kind as 'status').length}`,
    ),
    effectsOpen: openEffects(state).map(({ key, effect }) => `${effect.kind} ${key}`),
    pullRequest: pullRequestOf(state),
    verification: verification && { passed: verification.passed, exits: verification.commands.map(({ exit }) => exit) },
    suspended: suspended?.title ?? null,
    turns: spent.turns,
    tokens: spent.input + spent.output + spent.cacheRead + spent.cacheWrite,
  }
}

const compacted = ({ strength, upTo, after, opening }: Compaction): string =>
  `${strength} up to turn ${upTo} after turn ${after}${opening ? ` into ${sha256(opening)}` : ''}`

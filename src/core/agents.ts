/** Which of a task's agents is which: sub-agents have a parent, whose call they answer. */
import type { Agent, State } from './state.ts'

/** The agent whose turn it is: a sub-agent until its parent's call has its result. */
export const currentAgent = (state: State): Agent | null =>
  state.agents.findLast((agent) => !isJoined(state, agent)) ?? null

const isJoined = ({ agents }: State, { parent }: Agent): boolean =>
  parent !== undefined &&
  agents.some(
    ({ agent, turns }) => agent === parent.agent && turns.some(({ results }) => Object.hasOwn(results, parent.call)),
  )

/** An agent that hands work out, and all that it was handed to. */
export const familyOf = ({ agents }: State, { agent, parent }: Agent): readonly Agent[] => {
  const head = parent?.agent ?? agent
  return agents.filter((one) => (one.parent?.agent ?? one.agent) === head)
}

/** All agents, one of them changed. */
export const onAgent = (state: State, number: number, change: (agent: Agent) => Agent): readonly Agent[] =>
  state.agents.map((agent) => (agent.agent === number ? change(agent) : agent))

// LangGraph.js with its SQLite checkpointer: a model node and a tool node over the usual messages state, and over the delta
// channel that it offers as a beta. Prints the bytes that one turn adds to the database file, early and late.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { AIMessage, HumanMessage, ToolMessage } from '@langchain/core/messages'
import { END, MessagesAnnotation, MessagesDeltaValue, START, StateGraph, StateSchema } from '@langchain/langgraph'
import { SqliteSaver } from '@langchain/langgraph-checkpoint-sqlite'
import { EARLY, LATE, told } from '../story.ts'

const file = join(process.argv[2] ?? '.', 'langgraph.db')
const saver = SqliteSaver.fromConnString(file)

function size() {
  saver.db.pragma('wal_checkpoint(TRUNCATE)')
  return statSync(file).size
}

const reply = ({ words, call, command }) =>
  new AIMessage({ content: words, tool_calls: [{ id: call, name: 'bash', args: { command }, type: 'tool_call' }] })
const result = ({ call, output }) => new ToolMessage({ tool_call_id: call, content: output })
const turnsIn = ({ messages }) => messages.filter((message) => message.getType() === 'ai').length

const WHOLE = MessagesAnnotation
const DELTA = new StateSchema({ messages: MessagesDeltaValue })
/** The delta channel stores the whole array with every hundredth message. */
const LATE_WITH_ITS_SNAPSHOT = { first: LATE.first, end: LATE.first + 50 }

/** Runs turns `first` up to `end` and returns the bytes that each of them added. */
async function measure(state, thread, { first, end }) {
  let before = 0
  let after = 0
  const model = (state) => {
    const turn = turnsIn(state) + 1
    if (turn === first) before = size()
    if (turn === end) after = size()
    return { messages: [reply(told(turn))] }
  }
  const tool = (state) => ({ messages: [result(told(turnsIn(state)))] })
  const graph = new StateGraph(state)
    .addNode('model', model)
    .addNode('tool', tool)
    .addEdge(START, 'model')
    .addConditionalEdges('model', (state) => (turnsIn(state) >= end ? END : 'tool'))
    .addEdge('tool', 'model')
    .compile({ checkpointer: saver })
  const config = { configurable: { thread_id: thread }, recursionLimit: 10_000, durability: 'sync' }
  await graph.invoke(await begin(graph, config, first - 2), config)
  return (after - before) / (end - first)
}

/** A long thread is filled with one update: what is stored for a later turn is the same as after so many single ones. */
async function begin(graph, config, turns) {
  const opening = new HumanMessage('Tell the story.')
  if (turns < 100) return { messages: [opening] }
  const past = Array.from({ length: turns }, (_, index) => told(index + 1))
  const messages = [opening, ...past.flatMap((one) => [reply(one), result(one)])]
  await graph.updateState(config, { messages }, 'tool')
  return null
}

console.log(
  JSON.stringify({
    whole: { early: await measure(WHOLE, 'whole early', EARLY), late: await measure(WHOLE, 'whole late', LATE) },
    delta: {
      early: await measure(DELTA, 'delta early', EARLY),
      late: await measure(DELTA, 'delta late', LATE_WITH_ITS_SNAPSHOT),
    },
  }),
)

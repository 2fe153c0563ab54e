/** How the plan, its steps and what was made of it fold. */
import type { Data, Output } from './events.ts'
import type { State } from './state.ts'

type Types = 'plan.submitted' | 'plan.approved' | 'step.updated' | 'work.finished' | 'verification.completed'
type Handlers = { readonly [T in Types]: (state: State, data: Data<T>) => Partial<State> }

export const planHandlers: Handlers = {
  'plan.submitted': submitPlan,
  'plan.approved': (_, approval) => ({ approval }),
  'step.updated': (state, { step, status, evidence, shown = false }) => ({
    steps: state.steps.map((old, index) => (index === step - 1 ? { ...old, status, evidence, shown } : old)),
  }),
  'work.finished': (_, finish) => ({ finish }),
  'verification.completed': (state, verification) => ({
    verification,
    attempts: verification.passed ? [] : [...state.attempts, weighed(state, verification)],
  }),
}

/** A step of the plan before keeps what was said of it when it stands in the new one word for word. */
function submitPlan(state: State, plan: Data<'plan.submitted'>): Partial<State> {
  const before = state.plan?.plan.steps ?? []
  const kept = ({ title, detail }: (typeof before)[number]) =>
    state.steps[before.findIndex((old) => old.title === title && old.detail === detail)]
  return {
    plan,
    earlier: state.plan ? [...state.earlier, state.plan] : state.earlier,
    approval: null,
    revision: null,
    verification: null,
    attempts: [],
    steps: plan.plan.steps.map(
      (step) => kept(step) ?? { title: step.title, status: 'open', evidence: '', shown: false },
    ),
  }
}

/** Of an output that was cut as many as the whole has, or about so. */
const linesOf = ({ text, blob }: Output): number =>
  Math.round(text.split('\n').length * (blob ? blob.bytes / text.length : 1))

/** By how much a verification failed, for comparison with others: what failed, and how much it had to say. */
const weighed = ({ spent }: State, { commands, checks }: Data<'verification.completed'>) => {
  const failed = commands.filter(({ exit }) => exit !== 0)
  const lines = failed.reduce((sum, { output }) => sum + linesOf(output), 0)
  return { turn: spent.turns, failed: failed.length + checks.failed, lines }
}

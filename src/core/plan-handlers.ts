/** How the plan and its steps fold. */
import type { Data } from './events.ts'
import type { State } from './state.ts'

type Types = 'plan.submitted' | 'plan.approved' | 'step.updated'
type Handlers = { readonly [T in Types]: (state: State, data: Data<T>) => Partial<State> }

export const planHandlers: Handlers = {
  'plan.submitted': submitPlan,
  'plan.approved': (_, approval) => ({ approval }),
  'step.updated': (state, { step, status, evidence, shown = false }) => ({
    steps: state.steps.map((old, index) => (index === step - 1 ? { ...old, status, evidence, shown } : old)),
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

import { fakeForge } from '../support/fake-forge.ts'
import { type ForgeWorld, forgeContract, type Reviewed } from './forge-contract.ts'
import { reviewsContract } from './forge-reviews-contract.ts'

const STATES = { APPROVE: 'approved', REQUEST_CHANGES: 'changes-requested', COMMENT: 'commented' } as const

async function fakeWorld(): Promise<ForgeWorld> {
  const forge = fakeForge()
  const { state } = forge
  const people = { maintainer: 'admin', writer: 'write', triager: 'triage', reader: 'read' } as const
  for (const [login, permission] of Object.entries(people)) state.permissions.set(login, permission)
  state.teams.set('acme/leads', ['writer'])
  state.files.set('README.md', '# Widgets\n')
  const at = (id: number) => state.comments.findIndex((comment) => comment.id === id)
  const reported = (sha: string) => state.checks.get(sha) ?? []
  return {
    forge,
    openIssue: async (title, body, author) => forge.openIssue({ title, body, author }),
    label: async (number, label, login) => forge.label(number, label, login),
    rewrite: async (number, change, login) => forge.rewrite(number, login, change),
    say: async (number, login, body) => forge.say(number, login, body),
    review: async (number, login, { event, body = '', comments = [] }: Reviewed) => {
      const remarks = comments.map((comment) => ({ id: state.nextId(), ...comment }))
      const submitted = event ? {} : { at: null }
      return forge.review(number, login, { state: event ? STATES[event] : 'pending', body, remarks, ...submitted })
    },
    dismiss: async (_, id) => {
      const index = state.reviews.findIndex((review) => review.id === id)
      const old = state.reviews[index]
      if (old) state.reviews[index] = { ...old, state: 'dismissed' }
    },
    edit: async (id, body) => {
      const old = state.comments[at(id)]
      if (old) state.comments[at(id)] = { ...old, body, edited: true }
      state.edits.set(id, state.nextId())
    },
    remove: async (id) => void state.comments.splice(at(id), 1),
    branch: async (name) => name,
    check: async (sha, name, { status, conclusion = '' }) => {
      const passed = ['success', 'skipped'].includes(conclusion)
      const kind = status ? 'pending' : conclusion === 'action_required' ? 'waiting' : passed ? 'passed' : 'failed'
      state.checks.set(sha, [...reported(sha), { name, kind }])
    },
    status: async (sha, name, said) => {
      const kind = said === 'success' ? 'passed' : said === 'pending' ? 'pending' : 'failed'
      const others = reported(sha).filter((one) => one.name !== name || !one.isStatus)
      state.checks.set(sha, [...others, { name, kind, isStatus: true }])
    },
    required: state.required,
    next(fate) {
      forge.fate = () => {
        forge.fate = null
        return fate
      }
    },
    later: async () => {},
    close: async () => {},
  }
}

forgeContract('fake', fakeWorld)
reviewsContract('fake', fakeWorld)

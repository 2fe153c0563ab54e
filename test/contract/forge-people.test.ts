import { fakeForge } from '../support/fake-forge.ts'
import { githubWorld } from './forge-github-world.ts'
import { forgePeopleContract } from './forge-people-contract.ts'

forgePeopleContract('fake', async () => {
  const forge = fakeForge()
  const { state } = forge
  const pullOf = (number: number) => {
    const pull = state.pulls.find((one) => one.number === number)
    if (!pull) throw new Error(`there is no pull request ${number}`)
    return pull
  }
  return {
    forge,
    openIssue: async () => forge.openIssue({ title: 'Slugs' }),
    async closeIssue(number, closedBy) {
      const issue = state.issues.get(number)
      if (issue) state.issues.set(number, { ...issue, open: false, closedBy })
    },
    async openPull() {
      const number = state.issues.size + state.pulls.length + 1
      state.pulls.push({
        number,
        head: `b${number}`,
        base: 'main',
        title: '',
        labels: [],
        body: '',
        draft: false,
        fork: false,
      })
      return number
    },
    closePull: async (number, by) => void Object.assign(pullOf(number), { closed: { merged: false, by } }),
    merge: async (number, by) => void Object.assign(pullOf(number), { closed: { merged: true, by } }),
    async remark() {
      const id = state.nextId()
      state.remarks.add(id)
      return id
    },
    next(fate) {
      forge.fate = () => {
        forge.fate = null
        return fate
      }
    },
    close: async () => {},
  }
})

forgePeopleContract('github', async () => {
  const { world, branch, ...github } = await githubWorld()
  let made = 0
  return {
    forge: github.forge,
    openIssue: () => github.openIssue('Slugs', '', 'reader'),
    closeIssue: (number, login) => world.as(login).closeIssue(number),
    async openPull() {
      const head = `topic-${++made}`
      await branch(head)
      return world.as('maintainer').openPull({ head, title: head })
    },
    closePull: (number, login) => world.as(login).closePull(number),
    merge: async (number, login) => void (await world.as(login).merge(number)),
    async remark(number, login, body) {
      const comments = [{ path: 'README.md', line: 1, body }]
      await world.as(login).review(number, { event: 'COMMENT', body: 'Look.', comments })
      const [first] = await world.reviewComments(number)
      return first?.id ?? 0
    },
    next: github.next,
    close: github.close,
  }
})

import { gitWorld, nextPush, treeWith, unansweredPush } from '../support/git-world.ts'
import { journalContract } from './journal-contract.ts'

journalContract('git', async () => {
  const world = await gitWorld()
  return {
    async worker() {
      const repository = await world.machine()
      return { journal: world.journal(repository), tree: (text) => treeWith(repository, text) }
    },
    next: (fate) => nextPush(world.server, fate),
    unanswered: () => unansweredPush(world.server),
    close: () => world.close(),
  }
})

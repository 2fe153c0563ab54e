import { gitBranches } from '../../src/adapters/git/branches.ts'
import { DEFAULT_IDENTITY } from '../../src/adapters/git/repository.ts'
import { commitWith, gitWorld, nextPush, seedMain, treeWith, unansweredPush } from '../support/git-world.ts'
import { branchesContract } from './branches-contract.ts'

branchesContract('git', async () => {
  const world = await gitWorld()
  return {
    main: seedMain(world),
    async machine(stop) {
      const repository = await world.machine()
      return {
        branches: gitBranches({ repository, committer: DEFAULT_IDENTITY, ...(stop ? { stop } : {}) }),
        tree: (text) => treeWith(repository, text),
      }
    },
    commitWith: (files) => commitWith(world, files),
    next: (fate) => nextPush(world.server, fate),
    unanswered: () => unansweredPush(world.server),
    close: () => world.close(),
  }
})

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Repository } from '../../src/adapters/git/repository.ts'
import { gitWorkspace } from '../../src/adapters/git/workspace.ts'
import { listEntries, putEntry } from '../support/git-disk.ts'
import { gitWorld } from '../support/git-world.ts'
import { type Machine, workspaceContract } from './workspace-contract.ts'

workspaceContract('git', async () => {
  const world = await gitWorld()
  const repositories = new Map<Machine, Repository>()
  let published = 0

  /** Trees travel over the remote, as they do in checkpoints. */
  const send = async (repository: Repository, tree: string): Promise<string> => {
    const commit = (await repository.text(['commit-tree', tree, '-m', 'published'])).trim()
    await repository.network(['push', world.remote, `${commit}:refs/heads/published-${++published}`], 'transfer')
    return commit
  }
  const receive = async (repository: Repository) => {
    for (const [, other] of repositories) {
      const known = await other.text(['for-each-ref', '--format=%(objectname)', 'refs/test'])
      for (const tree of known.split('\n').filter((line) => line !== '')) await send(other, tree)
    }
    await repository.network(['fetch', '--quiet', world.remote, '+refs/heads/*:refs/fetched/*'], 'transfer')
  }
  return {
    async machine(stop) {
      const repository = await world.machine()
      const folder = world.folder('work')
      const inner = gitWorkspace({ repository, folder, tempFolder: world.folder('temp'), ...(stop ? { stop } : {}) })
      const machine: Machine = {
        workspace: {
          ...inner,
          async snapshot() {
            const tree = await inner.snapshot()
            await repository.text(['update-ref', `refs/test/${tree}`, tree])
            return tree
          },
          async restore(tree) {
            if ((await repository.run(['cat-file', '-e', tree])).code !== 0) await receive(repository)
            await inner.restore(tree)
          },
        },
        disk: {
          put: (path, entry) => putEntry(folder, path, entry),
          remove: (path) => rmSync(join(folder, path), { recursive: true, force: true }),
          vanish: () => rmSync(folder, { recursive: true }),
          list: () => listEntries(folder) ?? {},
        },
      }
      repositories.set(machine, repository)
      return machine
    },
    publish: async (machine, tree) => send(repositories.get(machine) ?? (await world.machine()), tree),
    look: listEntries,
    close: () => world.close(),
  }
})

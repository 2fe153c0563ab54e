import { fakeBranches } from '../support/fake-branches.ts'
import { fakeFile, fakeObjects } from '../support/fake-workspace.ts'
import { branchesContract } from './branches-contract.ts'

branchesContract('fake', async () => {
  const objects = fakeObjects()
  const files = (text: string) => new Map([['file.txt', fakeFile(text)]])
  const first = objects.seed(files('first'))
  const sha = objects.seed(files('third'), objects.seed(files('second'), first))
  const branches = fakeBranches(objects, new Map([['main', sha]]))
  return {
    main: { sha, first, tree: objects.store(files('third')) },
    machine: async () => ({ branches, tree: async (text) => objects.store(files(text)) }),
    commitWith: (given) =>
      objects.seed(
        new Map(
          Object.entries(given).map(([path, file]) => [
            path,
            typeof file === 'string' ? fakeFile(file) : { mode: '120000', text: file.link },
          ]),
        ),
      ),
    next(fate) {
      branches.fate = () => {
        branches.fate = null
        return fate
      }
    },
    close: async () => {},
  }
})

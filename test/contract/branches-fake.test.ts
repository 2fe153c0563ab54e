import { fakeBranches } from '../support/fake-branches.ts'
import { fakeFile, fakeObjects } from '../support/fake-workspace.ts'
import { branchesContract } from './branches-contract.ts'

branchesContract('fake', async () => {
  const objects = fakeObjects()
  const files = (text: string) => new Map([['file.txt', fakeFile(text)]])
  const first = objects.seed(files('first'))
  const sha = objects.seed(files('third'), objects.seed(files('second'), first))
  const tips = new Map([['main', sha]])
  const branches = fakeBranches(objects, tips)
  const all = [branches]
  return {
    main: { sha, first, tree: objects.store(files('third')) },
    async machine(stop) {
      const own = stop ? fakeBranches(objects, tips, stop) : branches
      all.push(own)
      return { branches: own, tree: async (text) => objects.store(files(text)) }
    },
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
    unanswered: () =>
      new Promise((resolve) => {
        for (const one of all)
          one.fate = () => {
            one.fate = null
            resolve()
            return 'unanswered'
          }
      }),
    close: async () => {},
  }
})

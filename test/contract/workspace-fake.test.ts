import { type FakeFiles, fakeObjects, fakeWorkspace } from '../support/fake-workspace.ts'
import { type Machine, workspaceContract } from './workspace-contract.ts'

workspaceContract('fake', async () => {
  const objects = fakeObjects()
  const machine = async (stop?: AbortSignal): Promise<Machine> => {
    const workspace = fakeWorkspace(objects, new Map(), stop)
    const { files } = workspace
    return {
      workspace,
      disk: {
        put: (path, entry) => void files.set(path, entry),
        remove: (path) => void files.delete(path),
        vanish() {
          files.clear()
          workspace.broken = 'gone'
        },
        list: () => Object.fromEntries(files),
      },
    }
  }
  return {
    machine,
    publish: async (_, tree) => objects.seed(objects.trees.get(tree) as FakeFiles),
    look(folder) {
      const files = objects.checkouts.get(folder)
      return files === undefined ? null : Object.fromEntries(files)
    },
    close: async () => {},
  }
})

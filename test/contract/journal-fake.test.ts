import { fakeJournalRemote } from '../support/fake-journal.ts'
import { fakeFile, fakeObjects } from '../support/fake-workspace.ts'
import { journalContract } from './journal-contract.ts'

journalContract('fake', async () => {
  const [remote, objects] = [fakeJournalRemote(), fakeObjects()]
  return {
    worker: async () => ({
      journal: remote.open(),
      tree: async (text) => objects.store(new Map([['file.txt', fakeFile(text)]])),
    }),
    next(fate) {
      remote.fate = () => {
        remote.fate = null
        return fate
      }
    },
    unanswered: () =>
      new Promise((resolve) => {
        remote.fate = () => {
          remote.fate = null
          resolve()
          return 'unanswered'
        }
      }),
    close: async () => {},
  }
})

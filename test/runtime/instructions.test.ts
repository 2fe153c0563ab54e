/** S4: which files of the base speak to the agents. */
import { expect, test } from 'vitest'
import { isOpened } from '../../src/core/state.ts'
import { Transient } from '../../src/ports/failures.ts'
import { readInstructions } from '../../src/runtime/instructions.ts'
import { fakeFile } from '../support/fake-workspace.ts'
import { lease, opened } from '../support/given.ts'
import { overFakes } from '../support/over-fakes.ts'

function given(files: Readonly<Record<string, string>>, workingDirectory = 'packages/api') {
  const fakes = overFakes()
  const sha = fakes.objects.seed(new Map(Object.entries(files).map(([path, text]) => [path, fakeFile(text)])))
  const ledger = fakes.ledgerOf([opened({ base: { branch: 'main', sha } }, { workingDirectory }), lease()])
  const read = async () => {
    if (!isOpened(ledger.state)) throw new Error('not opened')
    return (await readInstructions(fakes.deps, ledger.state)).map(({ path, text }) => `${path}: ${text}`)
  }
  return { ...fakes, read }
}

test.each<[string, Record<string, string>, readonly string[]]>([
  ['none', { 'README.md': 'x', 'docs/AGENTS.md': 'x' }, []],
  ['AGENTS.md before CLAUDE.md', { 'CLAUDE.md': 'c', 'AGENTS.md': 'a' }, ['AGENTS.md: a']],
  [
    'Copilot’s when there is no other',
    { '.github/copilot-instructions.md': 'p' },
    ['.github/copilot-instructions.md: p'],
  ],
  [
    'the root’s and the nearest, this last',
    { 'AGENTS.md': 'a', 'packages/AGENTS.md': 'b', 'packages/api/CLAUDE.md': 'c', 'packages/web/AGENTS.md': 'd' },
    ['AGENTS.md: a', 'packages/api/CLAUDE.md: c'],
  ],
  ['those of a folder above', { 'packages/AGENTS.md': 'b' }, ['packages/AGENTS.md: b']],
  ['the next, when one is empty', { 'AGENTS.md': ' \n', 'CLAUDE.md': 'c' }, ['CLAUDE.md: c']],
])('%s', async (_, files, expected) => {
  expect(await given(files).read()).toEqual(expected)
})

test('what was read is said, and a read that fails in passing is tried again', async () => {
  const { read, said, branches } = given({ 'AGENTS.md': 'a' }, '.')
  const { readFile } = branches
  let asked = 0
  branches.readFile = async (sha, path) => {
    asked += 1
    if (asked === 1) throw new Transient('the remote is away')
    return readFile(sha, path)
  }
  expect(await read()).toEqual(['AGENTS.md: a'])
  expect(said).toEqual(['Instructions of the repository: AGENTS.md'])
})

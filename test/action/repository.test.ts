/** R47 to R53 through the whole action: another default branch, a monorepo, awkward files, a kill in the middle. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { jobsOf, openPawl } from '../support/pawl.ts'
import { SHORT_ISSUE } from '../support/short-brain.ts'
import { playStory } from '../support/story.ts'
import { readJournal, tally } from '../support/tally.ts'
import { call, script } from '../world/messages/brain.ts'

const TRUNK = 'stämme/trunk-#1'
const GREETING = 'packages/api/greeting.txt'
const FILES: Readonly<Record<string, string>> = {
  [GREETING]: 'Hello wrold\r\n',
  'packages/web/ünï "quoted"\nname': 'two\r\nlines\r',
  'README.md': '# Theirs\r\n',
  journal: 'not the journal',
  'workspace/file': 'not the workspace',
  empty: '',
  'logo.psd': `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 12345\n`,
}

const edit = {
  command: 'str_replace',
  path: GREETING,
  old_str: 'wrold',
  new_str: 'world',
}
const brain = script({
  plan: [[call('submit_plan', { summary: 'Spell it.', steps: [{ title: 'Mend it' }], files: [GREETING] })]],
  work: [
    [call('str_replace_based_edit_tool', edit), call('bash', { command: 'pwd | grep -o packages/api; ls' })],
    [call('finish', { summary: 'Spelt right.' })],
  ],
})

function awkwardFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pawl-repository-'))
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  writeFileSync(join(folder, 'run.sh'), '#!/bin/sh\n', { mode: 0o755 })
  symlinkSync('no/such/file', join(folder, 'dangling'))
  return folder
}

test('R50, R53: only what the agent changed differs in the end, and what is not kept was said up front', async ({
  onTestFinished,
}) => {
  const folder = awkwardFolder()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const verify = 'grep -q "Hello world" greeting.txt'
  const pawl = await openPawl({
    brain,
    files: folder,
    defaultBranch: TRUNK,
    with: { verify, 'working-directory': 'packages/api' },
  })
  onTestFinished(() => pawl.close())
  let killed = 0
  pawl.world.onRequest(({ channel }) => (channel === 'model' && ++killed === 3 ? { after: 'kill' } : undefined))
  const task = await playStory(pawl.world, SHORT_ISSUE)

  expect(jobsOf(pawl.world, 'work').map(({ conclusion }) => conclusion)).toContain('killed')
  expect(jobsOf(pawl.world, 'work').at(-1)).toMatchObject({ conclusion: 'success', outputs: { status: 'done' } })
  const work = `pawl/issue-${task}`
  expect((await pawl.world.git('diff', '--name-only', TRUNK, work)).trim()).toBe(GREETING)
  expect(await pawl.world.git('show', `${work}:${GREETING}`)).toBe('Hello world\r\n')
  expect(await pawl.world.git('rev-parse', `pawl/state/${task}:workspace`)).toBe(
    await pawl.world.git('rev-parse', `${work}^{tree}`),
  )
  const [pull] = await pawl.world.pulls()
  expect(pull?.base.ref).toBe(TRUNK)
  const notKept = '**Not kept**: the content of Git LFS files (`logo.psd`); their pointers'
  const [status] = await pawl.world.comments(task)
  const [plan] = await pawl.world.comments(pull?.number ?? 0)
  for (const comment of [status, plan]) expect(comment?.body).toContain(notKept)
  const events = await readJournal(pawl.world, task)
  expect(events.filter(({ type }) => type === 'repository.surveyed')).toHaveLength(1)
  expect(JSON.stringify(events.filter(({ type }) => type === 'tool.completed'))).toContain(
    'packages/api\\ngreeting.txt',
  )
  expect((await tally(pawl.world, task)).duplicates).toEqual([])
})

import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { align } from '../../src/adapters/git/align.ts'
import { gitBranches } from '../../src/adapters/git/branches.ts'
import { DEFAULT_IDENTITY, type Repository } from '../../src/adapters/git/repository.ts'
import { gitWorkspace } from '../../src/adapters/git/workspace.ts'
import { git } from '../support/git-server.ts'
import { type GitWorld, gitWorld, seedMain, treeWith } from '../support/git-world.ts'

describe('the .git that the agent sees', () => {
  let world: GitWorld
  let repository: Repository
  let folder: string
  let main: ReturnType<typeof seedMain>
  beforeEach(async () => {
    world = await gitWorld()
    main = seedMain(world)
    repository = await world.machine()
    folder = world.folder('work')
  })
  afterEach(() => world.close())

  async function start(): Promise<void> {
    const branches = gitBranches({ repository, committer: DEFAULT_IDENTITY })
    await gitWorkspace({ repository, folder, tempFolder: folder }).restore(await branches.fetch(main.sha))
    await align(repository, folder, main.sha)
  }
  const status = () => git(folder, 'status', '--porcelain')

  test('is made where there is none, and shows the agent’s own changes', async () => {
    await start()
    expect(git(folder, 'rev-parse', 'HEAD')).toBe(main.sha)
    expect(status()).toBe('')
    writeFileSync(join(folder, 'file.txt'), 'changed')
    writeFileSync(join(folder, 'new.txt'), 'new')
    expect(status().split('\n')).toEqual(['M file.txt', '?? new.txt'])
    expect(git(folder, 'diff')).toContain('-third')
    expect(git(folder, 'log', '--format=%s')).toBe('third')
    git(folder, 'fsck')
  })

  test('moves on with the work branch, and takes what the agent has staged for changes', async () => {
    await start()
    writeFileSync(join(folder, 'new.txt'), 'new')
    git(folder, 'add', '.')
    const branches = gitBranches({ repository, committer: DEFAULT_IDENTITY })
    const tree = await treeWith(repository, 'fourth')
    const next = await branches.commit({ parent: main.sha, tree, message: 'fourth', at: 0 })
    await align(repository, folder, next)
    expect(status().split('\n')).toEqual(['M file.txt', '?? new.txt'])
    expect(git(folder, 'log', '--format=%s')).toBe('fourth\nthird')
  })

  test('keeps the history of a full clone', async () => {
    rmSync(folder, { recursive: true })
    git(world.bare, 'clone', '--quiet', world.bare, folder)
    await start()
    expect(git(folder, 'log', '--format=%s')).toBe('third\nsecond\nfirst')
    expect(git(folder, 'rev-parse', '--is-shallow-repository')).toBe('false')
    expect(() => git(folder, 'symbolic-ref', '--quiet', 'HEAD')).toThrow()
  })

  test('S2: holds no credential that a checkout has left', async () => {
    git(folder, 'init', '--quiet')
    const left = join(world.folder('runner-temp'), 'git-credentials-1234.config')
    git(folder, 'config', '--file', left, 'http.https://github.com/.extraheader', 'AUTHORIZATION: basic SECRET')
    const set = (key: string, value: string) => git(folder, 'config', '--add', key, value)
    set('http.https://github.com/.extraheader', 'AUTHORIZATION: basic SECRET')
    set('http.https://github.com/.extraheader', 'AUTHORIZATION: basic SECRET')
    set('http.extraheader', 'SECRET')
    set('credential.helper', 'store --file=SECRET')
    set('credential.https://github.com.helper', 'SECRET')
    set('core.sshCommand', 'ssh -i SECRET')
    set('url.https://x:SECRET@github.com/.insteadOf', 'https://github.com/')
    set('remote.origin.url', 'https://x-access-token:SECRET@github.com/o/r')
    set('remote.origin.fetch', '+refs/heads/*:refs/remotes/origin/*')
    set(`includeIf.gitdir:${folder}/.git.path`, left)
    set('user.name', 'kept')
    await start()
    const config = readFileSync(join(folder, '.git', 'config'), 'utf8')
    expect(config).not.toMatch(/SECRET|git-credentials/)
    expect(readFileSync(left, 'utf8')).not.toContain('SECRET')
    expect(git(folder, 'config', 'remote.origin.url')).toBe('https://github.com/o/r')
    expect(git(folder, 'config', 'user.name')).toBe('kept')
  })

  test('S2: nothing is run and nothing written outside, whatever a tool has made of the .git', async () => {
    await start()
    const outside = world.folder('outside')
    const marker = join(outside, 'ran')
    writeFileSync(join(outside, 'HEAD'), 'theirs')
    const dotGit = join(folder, '.git')
    git(folder, 'config', 'core.fsmonitor', `touch ${marker}`)
    git(folder, 'config', 'core.hooksPath', outside)
    for (const name of ['HEAD', 'objects', 'index', 'shallow']) {
      rmSync(join(dotGit, name), { recursive: true, force: true })
      symlinkSync(join(outside, name), join(dotGit, name))
    }
    mkdirSync(join(outside, 'objects'))
    await align(repository, folder, main.sha)
    expect(readFileSync(join(outside, 'HEAD'), 'utf8')).toBe('theirs')
    for (const name of ['objects/info', 'index', 'shallow', 'ran']) expect(existsSync(join(outside, name))).toBe(false)
    git(folder, 'config', '--unset', 'core.fsmonitor')
    expect(status()).toBe('')
    rmSync(dotGit, { recursive: true })
    symlinkSync(outside, dotGit)
    await align(repository, folder, main.sha)
    expect(existsSync(join(outside, 'config'))).toBe(false)
    expect(status()).toBe('')
  })
})

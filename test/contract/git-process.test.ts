import { appendFileSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sha256 } from '../../src/adapters/git/checkpoint.ts'
import { environmentOf, runGit } from '../../src/adapters/git/process.ts'
import { openRepository, type Repository } from '../../src/adapters/git/repository.ts'
import { fileSpool } from '../../src/adapters/git/spool.ts'
import { gitWorkspace } from '../../src/adapters/git/workspace.ts'
import { Aborted, Fatal } from '../../src/ports/failures.ts'
import { type GitWorld, gitWorld, seedMain } from '../support/git-world.ts'
import { aLongTime, running, untilRunning } from '../support/processes.ts'

describe('git as a process', () => {
  let world: GitWorld
  beforeEach(async () => {
    world = await gitWorld()
  })
  afterEach(() => world.close())

  test('R63: no variable that could point git elsewhere comes through', () => {
    const outer = {
      PATH: '/bin',
      GIT_DIR: '/x',
      GIT_CONFIG_PARAMETERS: 'x',
      GIT_SSH_COMMAND: 'x',
      HTTPS_PROXY: 'p',
      SECRET: 's',
    }
    expect(environmentOf({ args: [], config: [['a.b', 'c']] }, outer)).toEqual({
      PATH: '/bin',
      HTTPS_PROXY: 'p',
      LANG: 'C.UTF-8',
      LC_ALL: 'C.UTF-8',
      GIT_TERMINAL_PROMPT: '0',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'a.b',
      GIT_CONFIG_VALUE_0: 'c',
    })
  })

  test('S2: the token is in no argument and in no file, and local calls do not get it', async () => {
    const repository = await world.machine({ networkLimitMs: 1_500 })
    let seen = ''
    world.server.fate = () => {
      seen += commandLines()
      return 'pass'
    }
    await repository.network(['ls-remote', world.remote], 'question')
    expect(seen).toContain('ls-remote')
    const secrets = [world.server.token, Buffer.from(`x-access-token:${world.server.token}`).toString('base64')]
    const { gitDir } = repository.options
    for (const secret of secrets) {
      expect(seen).not.toContain(secret)
      expect(await repository.text(['config', '--list'])).not.toContain(secret)
      expect(readFileSync(join(gitDir, 'config'), 'utf8')).not.toContain(secret)
    }
  })

  test('a git that hangs is stopped with everything it has started', async () => {
    const started = performance.now()
    const args = ['-c', 'alias.wait=!sleep 31.5 & sleep 31.5', 'wait']
    const outcome = await runGit({ args, timeLimitMs: 300 })
    expect(outcome).toMatchObject({ code: null, timedOut: true })
    expect(performance.now() - started).toBeLessThan(3_000)
    expect(commandLines()).not.toContain('sleep\u000031.5')
  })

  test('R38: a git that was told to stop throws Aborted, and nothing that it has started is left', async () => {
    const controller = new AbortController()
    const time = aLongTime()
    const call = { args: ['-c', `alias.wait=!sleep ${time} & sleep ${time}`, 'wait'], signal: controller.signal }
    const outcome = expect(runGit(call)).rejects.toBeInstanceOf(Aborted)
    await untilRunning(`sleep ${time}`, 2)
    controller.abort()
    await outcome
    expect(running(time)).toEqual([])
    await expect(runGit(call)).rejects.toBeInstanceOf(Aborted)
  })

  test('R38: a call that waits for its turn at the network ends as well, and one that is not told to goes on', async () => {
    const controller = new AbortController()
    const repository = await world.machine()
    const { promise: answer, resolve } = Promise.withResolvers<'pass'>()
    world.server.fate = () => answer
    const ask = (from: Repository) => from.network(['ls-remote', world.remote], 'question')
    const first = ask(repository)
    const second = ask(repository.until(controller.signal))
    const third = ask(repository)
    controller.abort()
    await expect(second).rejects.toBeInstanceOf(Aborted)
    resolve('pass')
    expect([(await first).code, (await third).code]).toEqual([0, 0])
  })

  test('R38: a checkout whose files do not come ends when it is told to stop, and leaves nothing', async () => {
    const { sha } = seedMain(world)
    const [repository, stop] = [await world.machine(), new AbortController()]
    const [folder, tempFolder] = [world.folder('work'), world.folder('temp')]
    const workspace = gitWorkspace({ repository, folder, tempFolder, stop: stop.signal })
    world.server.fate = ({ method }) => {
      if (method === 'GET') return 'pass'
      stop.abort()
      return 'hang'
    }
    await expect(workspace.withCheckout(sha, async () => {})).rejects.toBeInstanceOf(Aborted)
    expect(running(world.remote)).toEqual([])
    await expect.poll(() => readdirSync(tempFolder)).toEqual([])
  })

  test('a machine without git is Fatal and says so', async () => {
    await expect(runGit({ args: ['version'] }, { PATH: '/nowhere' })).rejects.toBeInstanceOf(Fatal)
  })

  test('a store that is there already is opened as it is', async () => {
    const first = await world.machine()
    const id = await first.text(['hash-object', '-w', '--stdin'], { input: 'kept' })
    const again = await openRepository({ ...first.options })
    expect(await again.text(['cat-file', 'blob', id.trim()])).toBe('kept')
  })

  test('A1: the local log has one line for each event, after every write', () => {
    const path = join(world.folder('spool'), 'deep', 'events.jsonl')
    const spool = fileSpool(path)
    spool.write(['{"seq":1}', '{"seq":2}'])
    spool.write([])
    spool.write(['{"seq":3}'])
    expect(readFileSync(path, 'utf8')).toBe('{"seq":1}\n{"seq":2}\n{"seq":3}\n')
    spool.mark('abc')
    expect(fileSpool(path).read().slice(2)).toEqual([{ line: '{"seq":3}' }, { tree: 'abc' }])
  })

  test('A1: a large text is kept beside the local log, once, and read only when it is what its name says', () => {
    const path = join(world.folder('texts'), 'events.jsonl')
    const text = 'ünï '.repeat(10_000)
    const digest = sha256(text)
    for (const spool of [fileSpool(path), fileSpool(path)]) spool.keep(digest, text)
    expect(fileSpool(path).kept(digest)).toBe(text)
    expect(fileSpool(path).kept(sha256('another'))).toBeNull()
    writeFileSync(join(`${path}.texts`, digest), 'changed')
    expect(fileSpool(path).kept(digest)).toBeNull()
    rmSync(`${path}.texts`, { recursive: true })
    const full = fileSpool(path)
    rmSync(`${path}.texts`, { recursive: true })
    full.keep(digest, text)
    expect(full.kept(digest)).toBeNull()
  })

  test('a local log that the disk does not take stops the worker, and says what is saved', async () => {
    const writing = Promise.resolve().then(() => fileSpool('/dev/full').write(['{"seq":1}']))
    const failure = await writing.catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Fatal)
    expect(failure).toMatchObject({
      message: expect.stringMatching(
        /^the local log could not be written \(ENOSPC.*everything up to the last checkpoint is saved$/,
      ),
      todo: expect.stringContaining('free space on the runner'),
    })
  })

  test('what a tool has put in place of the local log is not read', () => {
    const path = join(world.folder('link'), 'events.jsonl')
    symlinkSync('/dev/zero', path)
    expect(fileSpool(path).read()).toEqual([])
  })

  test('R24: a line that was cut off by a kill is not read', () => {
    const path = join(world.folder('cut'), 'events.jsonl')
    const spool = fileSpool(path)
    expect(spool.read()).toEqual([])
    spool.write(['{"seq":1}'])
    appendFileSync(path, '{"seq":2')
    expect(spool.read()).toEqual([{ line: '{"seq":1}' }])
  })
})

/** Arguments of all processes. */
function commandLines(): string {
  const texts = readdirSync('/proc').map((name) => {
    try {
      return /^\d+$/.test(name) ? readFileSync(`/proc/${name}/cmdline`, 'utf8') : ''
    } catch {
      return ''
    }
  })
  return texts.join('\n')
}

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localSandbox } from '../../src/adapters/local/sandbox.ts'
import type { Execution } from '../../src/ports/sandbox.ts'
import { aLongTime, running, untilRunning } from '../support/processes.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pawl-sandbox-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const path = process.env['PATH'] ?? ''
const limits = { timeoutMs: 10_000, capBytes: 10_000 }

const run = (
  command: string,
  more: { timeoutMs?: number; capBytes?: number; signal?: AbortSignal; cwd?: string } = {},
) => localSandbox({ path, home: folder, workspace: folder }).run(command, { cwd: folder, ...limits, ...more })

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Processes that nobody waits for stay as zombies until init looks; they run nothing. */
async function isGone(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 50; tries += 1) {
    if (!isAlive(pid)) return true
    const { output } = await run(`ps -o stat= -p ${pid}`)
    if (output.trim() === '' || output.trim().startsWith('Z')) return true
    await wait(50)
  }
  return false
}

describe('sandbox (local): what a command comes to', () => {
  test('exit code and both streams in the order in which they were written', async () => {
    const { output, ...rest } = await run('echo one; echo two >&2; echo three; exit 3')
    expect(output).toBe('one\ntwo\nthree\n')
    expect(rest).toMatchObject({ exit: 3, signal: null, stopped: null, droppedBytes: 0 })
  })

  test('a command that a signal ends', async () => {
    expect(await run('kill -9 $$')).toMatchObject({ exit: null, signal: 'SIGKILL', stopped: null })
  })

  test('standard input is empty and does not wait', async () => {
    expect(await run('cat; read line; echo "[$line]"')).toMatchObject({ exit: 0, output: '[]\n' })
  })

  test('bytes that are not UTF-8 become U+FFFD, whole characters stay whole', async () => {
    expect((await run("printf 'a\\xffb\\xc3\\xa9'")).output).toBe('a\ufffdbé')
  })

  test('a working folder that is gone is told in words', async () => {
    const gone = await run('ls', { cwd: join(folder, 'gone') })
    expect(gone).toMatchObject({ exit: 127 })
    expect(gone.output).toContain('does not exist')
  })

  test('a command longer than the system takes is told in words', async () => {
    expect(await run(`echo ${'x'.repeat(140_000)}`)).toMatchObject({ exit: 126 })
  })
})

describe('sandbox (local): S2, R57, R63: the environment is made from scratch', () => {
  test('nothing of ours is in it', async () => {
    const ours = { GITHUB_TOKEN: 'secret-1', 'INPUT_ANTHROPIC-API-KEY': 'secret-2', NODE_OPTIONS: '--no-warnings' }
    const more = { ACTIONS_RUNTIME_TOKEN: 'secret-3', GIT_DIR: '/elsewhere', ANTHROPIC_API_KEY: 'secret-4' }
    Object.assign(process.env, ours, more)
    try {
      const { output } = await run('env')
      const names = output.split('\n').flatMap((line) => line.split('=')[0] || [])
      const bash = ['PWD', 'SHLVL', '_', 'OLDPWD']
      expect(names.filter((name) => !bash.includes(name)).sort()).toEqual(
        [
          ...['CI', 'HOME', 'LANG', 'PATH', 'TERM', 'TMPDIR', 'PAWL_CALL'],
          ...['DEBIAN_FRONTEND', 'GIT_PAGER', 'GIT_TERMINAL_PROMPT', 'PAGER'],
        ].sort(),
      )
      expect(output).not.toContain('secret')
    } finally {
      for (const name of Object.keys({ ...ours, ...more })) delete process.env[name]
    }
  })

  test('what the composition root adds is in it', async () => {
    const sandbox = localSandbox({ path, home: folder, workspace: folder, extra: { FORCE_COLOR: '0' } })
    expect((await sandbox.run('echo $FORCE_COLOR', { cwd: folder, ...limits })).output).toBe('0\n')
  })
})

describe('sandbox (local): nothing runs on after the call (A3, R36)', () => {
  test('a child in the background dies with its command, and does not hold it up', async () => {
    const start = performance.now()
    const { output, exit } = await run('sleep 300 & echo $!')
    expect(exit).toBe(0)
    expect(performance.now() - start).toBeLessThan(5_000)
    expect(await isGone(Number(output))).toBe(true)
  })

  test('a child that left the group but kept the pipe does not hold the call up', async () => {
    const start = performance.now()
    expect((await run('setsid sleep 8 & echo done')).output).toBe('done\n')
    expect(performance.now() - start).toBeLessThan(5_000)
  })

  test('R38: the time limit ends the whole group, also one that ignores SIGTERM', async () => {
    const command = 'trap "" TERM; (trap "" TERM; echo $BASHPID; while :; do sleep 1; done) & wait'
    const result = await run(command, { timeoutMs: 300 })
    expect(result).toMatchObject({ exit: null, signal: 'SIGKILL', stopped: 'time' })
    expect(await isGone(Number(result.output))).toBe(true)
  })

  test('a command that cleans up on SIGTERM has the time for it', async () => {
    const command = 'trap "echo cleaned; exit 7" TERM; sleep 300 & wait'
    expect(await run(command, { timeoutMs: 300 })).toMatchObject({ exit: 7, stopped: 'time', output: 'cleaned\n' })
  })

  test('R38: an abort ends it at once, before and during the run', async () => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(), 100)
    const { stopped, seconds } = await run('sleep 300', { signal: controller.signal })
    expect(stopped).toBe('abort')
    expect(seconds).toBeLessThan(5)
    expect(await run('touch never', { signal: controller.signal })).toMatchObject({ stopped: 'abort', output: '' })
    expect((await run('ls')).output).not.toContain('never')
  })
})

describe('sandbox (local): the output cap', () => {
  const dropped = ({ output, droppedBytes }: Execution) =>
    output.includes(`[${droppedBytes} bytes of output were dropped`)

  test('the first and the last half are kept, with a line between that counts the rest', async () => {
    const result = await run('echo first; seq 1 20000; echo last', { capBytes: 1_000 })
    expect(result.output.startsWith('first\n1\n2\n')).toBe(true)
    expect(result.output.endsWith('19999\n20000\nlast\n')).toBe(true)
    expect(result.droppedBytes).toBe('first\nlast\n'.length + 108_894 - 1_000)
    expect(dropped(result)).toBe(true)
  })

  test('output at the cap is whole', async () => {
    expect(await run('printf %1000s x', { capBytes: 1_000 })).toMatchObject({ droppedBytes: 0 })
  })

  test('output without an end is ended, and held in bounded memory', async () => {
    const result = await run('yes', { capBytes: 1_000 })
    expect(result.stopped).toBe('output')
    expect(result.droppedBytes).toBeGreaterThan(99_000_000)
    expect(result.output.length).toBeLessThan(1_200)
  })

  test('slow output without an end is ended by the time limit', async () => {
    const result = await run('while :; do echo y; done', { timeoutMs: 800, capBytes: 100 })
    expect(result.stopped).toBe('time')
    expect(result.droppedBytes).toBeGreaterThan(0)
  })

  test('R52: no character is cut at the gap', async () => {
    const result = await run("for i in $(seq 1 2000); do printf '€'; done", { capBytes: 1_000 })
    expect(result.output).not.toContain('\ufffd')
    expect(dropped(result)).toBe(true)
  })
})

describe('sandbox (local): A3: what a worker that was killed has left running', () => {
  const ROOT = join(import.meta.dirname, '..', '..')

  /** A worker in a process of its own, killed while its command runs. */
  async function killedWorker(workspace: string, command: string): Promise<void> {
    const options = JSON.stringify({ path, home: folder, workspace })
    const code = `
      import { localSandbox } from '${ROOT}/src/adapters/local/sandbox.ts'
      await localSandbox(${options}).run(process.env.COMMAND, { cwd: '/', timeoutMs: 60_000, capBytes: 1_000 })`
    const worker = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: 'ignore',
      env: { COMMAND: command, PATH: path },
    })
    await untilRunning(`sleep ${time}`, 3)
    worker.kill('SIGKILL')
    await once(worker, 'exit')
  }

  let time = ''
  test('is ended by the next one on the same workspace, and by no other', async () => {
    time = aLongTime()
    await killedWorker('/the/workspace', `setsid sleep ${time} & sleep ${time} & disown; sleep ${time}`)
    await localSandbox({ path, home: folder, workspace: '/the' }).endEarlier()
    expect(running(`sleep ${time}`).length).toBeGreaterThan(2)
    await localSandbox({ path, home: folder, workspace: '/the/workspace' }).endEarlier()
    expect(running(time)).toEqual([])
  })

  test('other processes of a dead worker are known by their environment, and none of this one is', async () => {
    const [theirs, ours] = [aLongTime(), aLongTime()]
    const env = { PATH: path, GIT_DIR: '/runner/temp/pawl/7/git' }
    execFileSync('bash', ['-c', `sleep ${theirs} & disown`], { env, stdio: 'ignore' })
    const own = spawn('sleep', [ours], { env, stdio: 'ignore' })
    await untilRunning(theirs, 1)
    await untilRunning(ours, 1)
    await localSandbox({ path, home: folder, workspace: '/w', earlier: ['GIT_DIR=/runner/temp/pawl/'] }).endEarlier()
    expect([running(theirs).length, running(ours).length]).toEqual([0, 1])
    own.kill()
  })
})

/**
 * Tools that misbehave, as processes: each ends as one tool result that says what happened, within its time limit, and
 * `ps` shows nothing of it afterwards.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localFiles } from '../../src/adapters/local/files.ts'
import { localSandbox } from '../../src/adapters/local/sandbox.ts'
import { runTool } from '../../src/runtime/tool.ts'
import { agent, approved, calls, lease, opened, planned, turn } from '../support/given.ts'
import { overFakes } from '../support/over-fakes.ts'
import { aLongTime, running } from '../support/processes.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pawl-misbehaving-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const path = process.env['PATH'] ?? ''

/** The result of one call of `bash`, as it is in the journal; every line of the journal is JSON. */
async function bash(command: string, { limitMs = 60_000 } = {}) {
  const fakes = overFakes()
  const input = { command }
  const task = opened({ base: { branch: 'main', sha: fakes.base } })
  const ledger = fakes.ledgerOf([
    ...[task, lease(), planned(), approved()],
    ...[agent(1, 'work'), turn(1, 1, [calls('c1', 'bash', input)])],
  ])
  const { clock } = fakes
  const deps = {
    ...fakes.deps,
    sandbox: localSandbox({ path, home: folder, workspace: folder }),
    files: localFiles({ root: folder }),
    cwd: folder,
    deadline: { soft: clock.now() + limitMs, hard: clock.now() + limitMs },
  }
  const began = performance.now()
  await runTool(deps, ledger, { id: 'c1', name: 'bash', input }, new AbortController().signal)
  const result = ledger.state.agents.at(-1)?.turns.at(-1)?.results['c1']
  const { text, blob } = result?.output ?? { text: '' }
  for (const line of fakes.spooled) expect(JSON.parse(line)).toBeTypeOf('object')
  expect(text.isWellFormed()).toBe(true)
  const whole = blob === undefined ? null : await ledger.blob(blob.digest)
  return { outcome: result?.outcome, text, whole, ms: performance.now() - began }
}

describe('output', () => {
  test('without an end and fast: ended, with its beginning and its end, and how to have all', async () => {
    const time = aLongTime()
    const { outcome, text, whole, ms } = await bash(`yes ${time}`)
    expect(outcome).toBe('error')
    expect(text.startsWith(`${time}\n${time}\n`)).toBe(true)
    expect(text).toMatch(/characters cut; read them with path "output:[0-9a-f]{64}"/)
    expect(whole).toMatch(/\[\d{8,} bytes of output were dropped here; to have all .* send it to a file/)
    expect(text).toMatch(/\[stopped, with all it had started: it printed more than 100 MB; .*\]$/)
    expect(ms).toBeLessThan(20_000)
    expect(running(time)).toEqual([])
  })

  test('without an end and slow: ended by the time limit, with what came so far', async () => {
    const { outcome, text } = await bash(`while :; do echo tick; sleep 0.1; done`, { limitMs: 2_000 })
    expect(outcome).toBe('error')
    expect(text).toMatch(/^tick\n/)
    expect(text).toMatch(/\[stopped after \d+\.\d s: the time limit is 2 s; it and all it started were ended\./)
  })

  test('none at all: waited for until the time limit', async () => {
    const time = aLongTime()
    const { text } = await bash(`sleep ${time}`, { limitMs: 1_000 })
    expect(text).toMatch(/^\(no output\)\n\[stopped after \d+\.\d s: the time limit is 1 s/)
    expect(running(time)).toEqual([])
  })

  test('binary: described, after the text before it', async () => {
    const { text } = await bash('echo before; head -c 200000 /dev/urandom')
    expect(text).toMatch(/^before\n\[binary output, about \d+ bytes, is not shown; .*\]\n\[exit 0 after/)
    expect((await bash(`cat "${process.execPath}"`)).text).toContain('[binary output')
  })

  test.each([
    ['ANSI colours', "printf '\\033[1;31mred\\033[0m\\033(B\\n'", 'red'],
    ['a progress bar', "for i in 1 50 100; do printf '\\r%3d %%' $i; done; echo; echo done", '100 %\ndone'],
    ['invalid UTF-8', "printf 'na\\xefve text of some length\\n'", 'na\ufffdve text of some length'],
    ['half a surrogate', "printf 'some text, then half \\xed\\xa0\\xbd of a character\\n'", 'some text, then half'],
    ['a command that holds one', 'echo "a\ud83d longer text than that"', 'a\ufffd longer text than that'],
    ['NUL', "printf 'a\\0b\\n'", 'ab'],
  ])('%s', async (_, command, shown) => {
    const { outcome, text } = await bash(command)
    expect(outcome).toBe('ok')
    expect(text.trim().startsWith(shown)).toBe(true)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
    expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/)
  })
})

describe('input: a command that waits for it gets none, and ends at once', () => {
  test.each([
    ['a question', 'read -p "Sure? " answer; echo "<$answer>"', '<>'],
    ['all of standard input', 'cat; echo over', 'over'],
    ['the terminal', 'read answer </dev/tty; echo over', 'over'],
    [
      'a password for git',
      'echo url=https://example.invalid | git credential fill; echo over',
      'terminal prompts disabled',
    ],
    ['a pager', 'git --no-pager version && git help -a | head -1; seq 3 | $PAGER', '3'],
    [
      'an editor',
      'git init -q e && cd e && git -c user.name=a -c user.email=a commit --allow-empty; echo over',
      'over',
    ],
  ])('%s', async (_, command, shown) => {
    const { text, ms } = await bash(command)
    expect(text).toContain(shown)
    expect(text).toContain('[exit 0 after')
    expect(ms).toBeLessThan(20_000)
  })
})

describe('children: none outlives its call', () => {
  const daemon = (time: string) =>
    `node -e "require('child_process').spawn('sleep', ['${time}'], { detached: true, stdio: 'ignore', env: {} }).unref()"`
  test.each<[string, (time: string) => string]>([
    ['in the background', (time) => `sleep ${time} &`],
    ['disowned', (time) => `sleep ${time} & disown`],
    ['deaf to hang-ups', (time) => `nohup sleep ${time} >/dev/null 2>&1 &`],
    ['in a group of its own', (time) => `set -m; sleep ${time} >/dev/null 2>&1 &`],
    ['in a session of its own', (time) => `setsid sleep ${time} >/dev/null 2>&1 &`],
    ['a daemon that was forked twice', (time) => `(setsid bash -c 'sleep ${time} >/dev/null 2>&1 & disown' &)`],
    ['without the environment, with the output', (time) => `env -i "$(command -v setsid)" sleep ${time} &`],
    ['without environment and output, in the session', (time) => `env -i /bin/sleep ${time} >/dev/null 2>&1 &`],
    [
      'deaf to SIGTERM',
      (time) => `setsid bash -c 'trap "" TERM HUP INT; sleep ${time}; sleep ${time}' >/dev/null 2>&1 &`,
    ],
    ['many', (time) => `for i in $(seq 40); do setsid sleep ${time} >/dev/null 2>&1 & done`],
  ])('%s', async (_, command) => {
    const time = aLongTime()
    const { text, ms } = await bash(`${command(time)}\necho over`)
    expect(text).toMatch(/^over\n\[exit 0 after/m)
    expect(running(time)).toEqual([])
    expect(ms).toBeLessThan(20_000)
  })

  test('a daemon with an environment of its own, while its parent lives', async () => {
    const time = aLongTime()
    await bash(`${daemon(time).replace('.unref()', '; setTimeout(() => {}, 60000)')}`, { limitMs: 1_500 })
    expect(running(time)).toEqual([])
  })
})

describe('ends', () => {
  test.each([
    ['a status', 'exit 3', /^\(no output\)\n\[exit 3 after/],
    ['a shell that is replaced', 'exec sh -c "echo new; exit 4"', /^new\n\[exit 4 after/],
    ['a killed shell', 'echo before; kill -9 $$', /^before\n\[killed by SIGKILL after .* ran out of memory\]$/],
    ['a signal', 'kill -SEGV $$', /\[killed by SIGSEGV after/],
    ['a child that a signal ended', "bash -c 'kill -SEGV $$'; exit $?", /\[exit 139 \(SIGSEGV ended a process\) after/],
    [
      'a killed child',
      "bash -c 'kill -9 $$'; exit $?",
      /\[exit 137 \(SIGKILL ended a process; .* ran out of memory\) after/,
    ],
    [
      'no memory',
      'ulimit -v 60000; head -c 300000000 /dev/zero | tail -c 300000000 | wc -c',
      /memory exhausted|allocat/,
    ],
    ['a full disk', 'echo text >/dev/full', /No space left on device\n\[exit 1 after/],
    ['a command that is not there', 'no-such-command', /command not found\n\[exit 127 after/],
    ['a shell that closes its output', 'exec 1>&- 2>&-; exit 5', /\[exit 5 after/],
    ['no shell syntax', 'if then (', /syntax error/],
    ['too many arguments', '/bin/true $(seq 500000)', /Argument list too long\n\[exit 126 after/],
    ['the kernel ends it before the worker', 'cat /proc/self/oom_score_adj', /^1000\n/],
  ])('%s', async (_, command, shown) => {
    expect((await bash(command)).text).toMatch(shown)
  })

  test.each([
    ['NUL', 'echo a\0b'],
    ['too long', `echo ${'x'.repeat(200_000)}`],
  ])('%s: refused in words, not run', async (_, command) => {
    expect(await bash(command)).toMatchObject({ outcome: 'error', text: expect.stringContaining('Field `command`') })
  })

  test('a working folder that is gone is told, with how to make it', async () => {
    const before = folder
    folder = join(before, 'gone')
    try {
      expect((await bash('ls')).text).toMatch(/The working folder does not exist any more; .*\n\[exit 127/)
    } finally {
      folder = before
    }
  })
})

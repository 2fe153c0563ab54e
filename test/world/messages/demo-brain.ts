import { call, lastResult, results, type Step, script, text } from './brain.ts'
import type { Brain, MessagesRequest, Part } from './types.ts'

const EDITOR = 'str_replace_based_edit_tool'

const NEW_TEST = `test('puts a dash between all words', () => {
  assert.equal(slug('Hello big world'), 'hello-big-world')
  assert.equal(slug('Hello   big world'), 'hello-big-world')
})

`
const NEXT_TEST = "test('drops what a URL would have to escape', () => {"

export const PLAN = {
  summary: 'Turn every run of spaces into one dash, not only the first space.',
  cause:
    "`src/slug.js:9` calls `.replace(' ', '-')`. With a string as its pattern, `replace` stops after the first match, so only titles of up to two words come out right. `test/slug.test.js` has no title of three words, so nothing failed.",
  steps: [
    {
      title: 'Reproduce with a failing test',
      detail: 'Three words, and several spaces in a row, in `test/slug.test.js`.',
    },
    {
      title: 'Use a global pattern in `src/slug.js`',
      detail: "`.replace(/ +/g, '-')` takes each run of spaces at once.",
    },
    { title: 'Say it in the README', detail: 'The second rule under "Rules".' },
  ],
  files: ['test/slug.test.js', 'src/slug.js', 'README.md'],
  verify: ['npm test'],
  risks: ['Slugs of titles with three or more words change; links that were stored with a space in them stay broken.'],
  cost: { low: 0.1, high: 0.4 },
}

const QUESTION = {
  question: 'Should a tab between two words become a dash as well?',
  tried: [
    'spaces only, as the plan says: a tab stays in the slug, where a URL has to escape it (`src/slug.js:9`)',
    'all white space: it works, but the README promises spaces, and slugs that are stored today keep their tabs',
  ],
  options: ['spaces only: tabs are out of scope', 'all white space: change the pattern, the test and the rule'],
}

const plan: Step[] = [
  [text('I look for the place where spaces are replaced.'), call('search', { pattern: 'replace\\(', path: 'src' })],
  [
    text('One file makes slugs. I read it beside its tests, to see why they pass.'),
    call('read', { path: 'src/slug.js' }),
    call('read', { path: 'test/slug.test.js' }),
  ],
  [text('Now the rules that users are told.'), call('search', { pattern: 'dash', path: 'README.md' })],
  [text('The cause is clear, and so is the gap in the tests.'), call('submit_plan', PLAN)],
]

const work: Step[] = [
  [
    text('First a test that fails for the reason in the issue. I look at the file once more before I change it.'),
    call('update_plan', { step: 1, status: 'started' }),
    call(EDITOR, { command: 'view', path: 'test/slug.test.js' }),
  ],
  [
    text('I add a title of three words, and one with several spaces in a row.'),
    call(EDITOR, {
      command: 'str_replace',
      path: 'test/slug.test.js',
      old_str: NEXT_TEST,
      new_str: `${NEW_TEST}${NEXT_TEST}`,
    }),
  ],
  [text('It must fail now.'), call('bash', { command: 'npm test' })],
  (request) => [
    text(`${counted(request)} The test shows the bug; now the fix.`),
    call('update_plan', { step: 1, status: 'done', evidence: `npm test: ${counted(request)}` }),
    call('update_plan', { step: 2, status: 'started' }),
  ],
  [
    text('A pattern with the `g` flag takes every space, and ` +` takes a run of them as one.'),
    call(EDITOR, {
      command: 'str_replace',
      path: 'src/slug.js',
      old_str: ".replace(' ', '-')",
      new_str: ".replace(/ +/g, '-')",
    }),
  ],
  [text('The same tests again.'), call('bash', { command: 'npm test' })],
  (request) => [
    text(`${counted(request)} What is left is the README.`),
    call('update_plan', { step: 2, status: 'done', evidence: `npm test: ${counted(request)}` }),
    call('update_plan', { step: 3, status: 'started' }),
  ],
  [
    text('The rule says that spaces become dashes; it should say how many.'),
    call(EDITOR, {
      command: 'str_replace',
      path: 'README.md',
      old_str: '- Spaces become dashes.',
      new_str: '- Every space becomes a dash; several in a row become one.',
    }),
  ],
  [
    text('I check what the change touches before I hand it over.'),
    call('update_plan', { step: 3, status: 'done', evidence: 'README.md, second rule' }),
    call('bash', { command: 'git diff --stat' }),
  ],
  [
    text('Three files, as planned.'),
    call('finish', {
      summary:
        'Every run of spaces in a title becomes one dash. The cause was a string pattern in `src/slug.js`, which replaces only the first match. A new test covers three words and repeated spaces, and the README says the rule.',
    }),
  ],
]

function counted(request: MessagesRequest): string {
  const output = lastResult(request, 'bash')?.text ?? ''
  const [failed, passed] = ['fail', 'pass'].map((word) => new RegExp(`(?:#|ℹ) ${word} (\\d+)`).exec(output)?.[1])
  return failed === undefined ? 'The tests gave no count.' : `${passed} passed, ${failed} failed.`
}

/** A command that a dead runner left with an unknown outcome is no step of the story: the turn is played again. */
function interruptions(request: MessagesRequest): number {
  return results(request, 'bash').filter(({ isError, text: said }) => isError && /interrupted/i.test(said)).length
}

function again(step: Step): Step {
  return (request) => {
    const made = typeof step === 'function' ? step(request) : step
    const parts: Part[] = Array.isArray(made) ? made : made.content
    const last = lastResult(request, 'bash')
    return last?.isError && /interrupted/i.test(last.text)
      ? [text('That command was interrupted. It changes nothing, so I run it again.'), ...parts.slice(1)]
      : parts
  }
}

const stepOf = (request: MessagesRequest): number =>
  request.messages.filter(({ role }) => role === 'assistant').length - interruptions(request)

/** The story of the demo without its question: the issue in demo/issue.md, planned and solved in demo/repository. */
export const demoBrain: Brain = script({ plan, work: work.map(again), stepOf })

const ask: Step = [
  text('The rules speak of spaces. Titles that were pasted hold tabs, and nothing says what becomes of them.'),
  call('ask_human', QUESTION),
]
const CHECK = work.length - 2

/** The whole story of the demo: when the change is there, it asks before it checks and hands it over. */
export const askingDemoBrain: Brain = script({
  plan,
  work: [...work.slice(0, CHECK), ask, ...work.slice(CHECK)].map(again),
  stepOf,
})

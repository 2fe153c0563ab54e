/** What a job says in its log while it works. */
import { expect, test } from 'vitest'
import { smallJob } from '../support/small-job.ts'

const UNPRICED = 'No price of claude-test-1 is known: it is counted at the dearest known price.'
const withoutAddress = (line: string) => line.replace(/: https:.*/, '')

test('the log tells what others can see, in words people use', async () => {
  const { result, log } = await smallJob()
  expect(result.ended).toBe('done')
  const said = log.map(withoutAddress).filter((line) => !/^(Task|Turn|Verif|submit_plan|str_replace)/.test(line))
  expect(said.filter((line) => line !== 'Status comment written')).toEqual([
    'Work branch pushed',
    'Pull request opened',
    'Label set',
    UNPRICED,
    'Plan posted',
    UNPRICED,
    'Work branch pushed',
    'Pull request described',
    'Pull request marked ready',
  ])
  expect(said.at(-1)).toBe('Status comment written')
})

test('R13: when an answer was lost the log says that it is not known, then what was found', async () => {
  let lost = false
  const { result, log, pulls } = await smallJob({
    fate: ({ effect }) => {
      if (effect.kind !== 'pull-request' || lost) return 'done'
      lost = true
      return 'lost-after'
    },
  })
  expect(result.ended).toBe('done')
  const at = log.findIndex((line) => line.startsWith('Whether'))
  expect(log.slice(at, at + 2).map(withoutAddress)).toEqual([
    'Whether the pull request was opened is not known (the answer was lost on the way back); it is looked for before another try.',
    'Pull request was opened already',
  ])
  expect(pulls).toHaveLength(1)
})

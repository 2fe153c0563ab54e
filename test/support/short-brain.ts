import { call, script, text } from '../world/messages/brain.ts'
import type { Brain } from '../world/messages/types.ts'

export const SHORT_FILES = {
  'README.md': '# Greeting\n\nSays hello.\n',
  'greeting.txt': 'Hello wrold\n',
  '.gitignore': 'built/\n',
} as const

export const SHORT_ISSUE = { title: 'The greeting is misspelt', body: '`greeting.txt` says "wrold".' } as const
/** What verifies the short story; part of its output is counted by the world. */
export const SHORT_VERIFY = "grep -q 'Hello world' greeting.txt && echo the greeting is right"

const EDITOR = 'str_replace_based_edit_tool'

/** The shortest story that uses every effect and a tool of each class. */
export const shortBrain: Brain = script({
  plan: [
    [text('I look at the file.'), call('read', { path: 'greeting.txt' })],
    [
      text('One letter is in the wrong place.'),
      call('submit_plan', {
        summary: 'Spell the greeting right.',
        steps: [{ title: 'Mend the spelling' }],
        files: ['greeting.txt'],
      }),
    ],
  ],
  work: [
    [
      text('The mend.'),
      call(EDITOR, { command: 'str_replace', path: 'greeting.txt', old_str: 'wrold', new_str: 'world' }),
      call('bash', { command: 'mkdir -p built && cp greeting.txt built/ && cat built/greeting.txt' }),
    ],
    [
      call('update_plan', { step: 1, status: 'done', evidence: 'greeting.txt' }),
      call('finish', { summary: 'The greeting is spelt right.' }),
    ],
  ],
})

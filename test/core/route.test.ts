import { expect, test } from 'vitest'
import { plainLinesOf } from '../../src/adapters/markdown/tree.ts'
import { type Incoming, route } from '../../src/core/route.ts'

const issue = { number: 42, isPullRequest: false, labels: ['bug', 'pawl'] }
const person = { body: '/approve', author: 'maintainer', authorType: 'User' }
const labeled: Incoming = {
  event: 'issues',
  action: 'labeled',
  sender: 'maintainer',
  senderType: 'User',
  issue,
  label: 'pawl',
  pull: null,
  review: null,
  comment: null,
}
const commented: Incoming = { ...labeled, event: 'issue_comment', action: 'created', label: null, comment: person }
const comment = (change: Partial<NonNullable<Incoming['comment']>>) => ({ comment: { ...person, ...change } })

const reviewed: Incoming = {
  ...labeled,
  event: 'pull_request_review',
  action: 'submitted',
  issue: null,
  label: null,
  pull: { number: 43, labels: ['pawl'] },
  review: { ...person, body: '' },
}
const review = (change: Partial<NonNullable<Incoming['review']>>) => ({ review: { ...person, ...change } })

const PAYLOADS: readonly (readonly [what: string, incoming: Incoming, routed: unknown])[] = [
  ['the label', labeled, { number: 42, isPullRequest: false, asker: 'maintainer', why: 'label', swept: true }],
  ['another label', { ...labeled, label: 'bug' }, { ignored: 'the label `bug` is not `pawl`' }],
  [
    'R44: a label event without a label',
    { ...labeled, label: null },
    { ignored: 'the event names no issue or no label' },
  ],
  ['a label event without an issue', { ...labeled, issue: null }, { ignored: 'the event names no issue or no label' }],
  [
    'a command on the issue',
    commented,
    { number: 42, isPullRequest: false, asker: 'maintainer', why: 'command', swept: true },
  ],
  [
    'a command on the pull request',
    { ...commented, issue: { ...issue, number: 43, isPullRequest: true } },
    { number: 43, isPullRequest: true, asker: 'maintainer', why: 'command', swept: true },
  ],
  [
    'a comment where the label is missing',
    { ...commented, issue: { ...issue, labels: ['pawls'] } },
    { ignored: '#42 does not carry the label `pawl`' },
  ],
  [
    'R44: a comment event without a comment',
    { ...commented, comment: null },
    { ignored: 'the event names no issue or no comment' },
  ],
  [
    'a comment event without an issue',
    { ...commented, issue: null },
    { ignored: 'the event names no issue or no comment' },
  ],
  [
    'R51: a comment by a deleted account',
    { ...commented, ...comment({ author: null }) },
    { ignored: 'the comment was not written by a person' },
  ],
  [
    'R62: a command by a bot: the work job knows which bots are named',
    { ...commented, ...comment({ authorType: 'Bot' }) },
    { number: 42, isPullRequest: false, asker: '', why: 'command', swept: false },
  ],
  [
    "R40: Pawl's own comment under a person's name",
    { ...commented, ...comment({ body: '/approve <!-- pawl:status=42 -->' }) },
    { ignored: 'the comment was not written by a person' },
  ],
  [
    'R41: a quoted command',
    { ...commented, ...comment({ body: '> /approve' }) },
    { ignored: 'the comment holds no command' },
  ],
  [
    'an unknown command, which is answered',
    { ...commented, ...comment({ body: '/frobnicate' }) },
    { number: 42, isPullRequest: false, asker: 'maintainer', why: 'command', swept: false },
  ],
  [
    'guidance, which the next job reads',
    { ...commented, ...comment({ body: 'Mind the tabs.' }) },
    { ignored: 'the comment holds no command' },
  ],
  [
    'an edited comment',
    { ...commented, action: 'edited' },
    { ignored: '`issue_comment` (edited) on #42 asks for nothing' },
  ],
  [
    'a closed issue',
    { ...labeled, action: 'closed' },
    { number: 42, isPullRequest: false, asker: 'maintainer', why: 'standing', swept: true },
  ],
  [
    'a closed issue that is no task’s',
    { ...labeled, action: 'closed', issue: { ...issue, labels: [] } },
    { ignored: '#42 does not carry the label `pawl`' },
  ],
  [
    'the label is taken away',
    { ...labeled, action: 'unlabeled', issue: { ...issue, labels: [] } },
    { number: 42, isPullRequest: false, asker: 'maintainer', why: 'standing', swept: true },
  ],
  [
    'another label is taken away',
    { ...labeled, action: 'unlabeled', label: 'bug' },
    { ignored: '#42 does not carry the label `pawl`' },
  ],
  [
    'R44: an issue event without an issue',
    { ...labeled, action: 'closed', issue: null },
    { ignored: 'the event names no issue' },
  ],
  [
    'a pull request is closed',
    { ...labeled, event: 'pull_request', action: 'closed', issue: null, pull: { number: 43, labels: ['pawl'] } },
    { number: 43, isPullRequest: true, asker: 'maintainer', why: 'standing', swept: true },
  ],
  [
    'a pull request of others is closed',
    { ...labeled, event: 'pull_request', action: 'closed', issue: null, pull: { number: 43, labels: [] } },
    { ignored: '#43 does not carry the label `pawl`' },
  ],
  [
    'R44: a pull request event without one',
    { ...labeled, event: 'pull_request', action: 'closed', issue: null },
    { ignored: 'the event names no pull request' },
  ],
  [
    'an issue that was edited',
    { ...labeled, action: 'edited' },
    { ignored: '`issues` (edited) on #42 asks for nothing' },
  ],
  ['a review', reviewed, { number: 43, isPullRequest: true, asker: 'maintainer', why: 'review', swept: true }],
  [
    'a review that is dismissed',
    { ...reviewed, action: 'dismissed' },
    { ignored: '`pull_request_review` concerns no task' },
  ],
  [
    'a review of another pull request',
    { ...reviewed, pull: { number: 43, labels: [] } },
    { ignored: '#43 does not carry the label `pawl`' },
  ],
  [
    'a review event without a pull request',
    { ...reviewed, pull: null },
    { ignored: 'the event names no pull request or no review' },
  ],
  [
    'R51: a review by a deleted account',
    { ...reviewed, ...review({ author: null }) },
    { ignored: 'the review was not written by a person' },
  ],
  [
    'R40: a review by a bot',
    { ...reviewed, ...review({ authorType: 'Bot' }) },
    { ignored: 'the review was not written by a person' },
  ],
  [
    "R40: Pawl's own review under a person's name",
    { ...reviewed, ...review({ body: '<!-- pawl:key=1 -->' }) },
    { ignored: 'the review was not written by a person' },
  ],
  [
    'a review event without a review',
    { ...reviewed, review: null },
    { ignored: 'the event names no pull request or no review' },
  ],
  [
    'the schedule',
    { ...labeled, event: 'schedule', action: '', issue: null },
    { ignored: '`schedule` concerns no task' },
  ],
]

test.each(PAYLOADS)('R44: %s', (_, incoming, routed) => {
  const plain = plainLinesOf(incoming.comment?.body ?? '')
  expect(route(incoming, 'pawl', plain)).toEqual(routed)
})

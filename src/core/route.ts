/** Whether an event concerns a task, and whose permission decides (the route job). */
import { readComment } from './command.ts'
import { MARKER_PREFIX } from './names.ts'

/** What the route job reads from the event's payload. */
export interface Incoming {
  readonly event: string
  readonly action: string
  readonly sender: string
  readonly senderType: string
  readonly issue: {
    readonly number: number
    readonly isPullRequest: boolean
    readonly labels: readonly string[]
  } | null
  /** The label that was set. */
  readonly label: string | null
  /** The pull request that a review is about. */
  readonly pull: { readonly number: number; readonly labels: readonly string[] } | null
  readonly review: { readonly body: string; readonly author: string | null; readonly authorType: string } | null
  readonly comment: { readonly body: string; readonly author: string | null; readonly authorType: string } | null
}

export interface Routed {
  /** An issue, or a pull request whose branch names the task. */
  readonly number: number
  readonly isPullRequest: boolean
  /** A job is dispatched when this account may command; of a bot ('') only the configuration knows, which the work job reads. */
  readonly asker: string
  readonly why: 'label' | 'command' | 'review' | 'standing'
  /** Whether a sweep finds it as well, should no job start. */
  readonly swept: boolean
}

export type Route = { readonly ignored: string } | Routed

/** `plain`: the lines of the comment that can hold a command. */
export function route(incoming: Incoming, label: string, plain: readonly number[] = []): Route {
  const { event, action, issue } = incoming
  if (event === 'issues' && action === 'labeled') return labeled(incoming, label)
  if (event === 'issue_comment' && action === 'created') return commented(incoming, label, plain)
  if (event === 'pull_request_review' && action === 'submitted') return reviewed(incoming, label)
  if (event === 'issues' && STANDS.includes(action)) return stands(incoming, label)
  if (event === 'pull_request' && action === 'closed') return closed(incoming, label)
  if (issue === null) return { ignored: `\`${event}\` concerns no task` }
  return { ignored: `\`${event}\` (${action}) on #${issue.number} asks for nothing` }
}

function labeled({ issue, label: set, sender }: Incoming, label: string): Route {
  if (!issue || set === null) return { ignored: 'the event names no issue or no label' }
  if (set !== label) return { ignored: `the label \`${set}\` is not \`${label}\`` }
  return { number: issue.number, isPullRequest: false, asker: sender, why: 'label', swept: true }
}

function commented({ issue, comment }: Incoming, label: string, plain: readonly number[]): Route {
  if (!issue || !comment) return { ignored: 'the event names no issue or no comment' }
  if (!issue.labels.includes(label)) return { ignored: `#${issue.number} does not carry the label \`${label}\`` }
  if (comment.author === null || comment.body.includes(MARKER_PREFIX)) {
    return { ignored: 'the comment was not written by a person' }
  }
  const { commands, unknown } = readComment(comment.body, plain)
  if (commands.length + unknown.length === 0) return { ignored: 'the comment holds no command' }
  const asker = comment.authorType === 'Bot' ? '' : comment.author
  const swept = asker !== '' && commands.length > 0
  return { number: issue.number, isPullRequest: issue.isPullRequest, asker, why: 'command', swept }
}

const STANDS: readonly string[] = ['unlabeled', 'closed', 'reopened']

/** How an issue stands is read where the task is known; here it is enough that it is one's. */
function stands({ issue, label: set, action, sender }: Incoming, label: string): Route {
  if (!issue) return { ignored: 'the event names no issue' }
  const concerns = action === 'unlabeled' ? set === label : issue.labels.includes(label)
  if (!concerns) return { ignored: `#${issue.number} does not carry the label \`${label}\`` }
  return { number: issue.number, isPullRequest: false, asker: sender, why: 'standing', swept: true }
}

function closed({ pull, sender }: Incoming, label: string): Route {
  if (!pull) return { ignored: 'the event names no pull request' }
  if (!pull.labels.includes(label)) return { ignored: `#${pull.number} does not carry the label \`${label}\`` }
  return { number: pull.number, isPullRequest: true, asker: sender, why: 'standing', swept: true }
}

/** Whether the review counts is decided where the task is known, since whoever it doesn't count from is told so. */
function reviewed({ pull, review }: Incoming, label: string): Route {
  if (!pull || !review) return { ignored: 'the event names no pull request or no review' }
  if (!pull.labels.includes(label)) return { ignored: `#${pull.number} does not carry the label \`${label}\`` }
  if (review.author === null || review.authorType === 'Bot' || review.body.includes(MARKER_PREFIX)) {
    return { ignored: 'the review was not written by a person' }
  }
  return { number: pull.number, isPullRequest: true, asker: review.author, why: 'review', swept: true }
}

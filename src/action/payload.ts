import { context } from '@actions/github'
import type { Incoming } from '../core/route.ts'

type Labels = readonly { readonly name: string }[]
type Account = { readonly login: string; readonly type: string } | null

/** The event that started this job, in the few fields that routing reads. A deleted account is a null author. */
export function readIncoming(): Incoming {
  const { eventName, payload } = context
  const issue = payload.issue
  const comment = payload.comment
  const author = (comment?.['user'] ?? null) as Account
  return {
    event: eventName,
    action: payload.action ?? '',
    sender: payload.sender?.['login'] ?? '',
    senderType: payload.sender?.type ?? '',
    issue: issue
      ? {
          number: issue.number,
          isPullRequest: issue['pull_request'] != null,
          labels: ((issue['labels'] ?? []) as Labels).map(({ name }) => name),
        }
      : null,
    label: (payload['label'] as { name: string } | undefined)?.name ?? null,
    comment: comment
      ? { body: String(comment['body'] ?? ''), author: author?.login ?? null, authorType: author?.type ?? '' }
      : null,
  }
}

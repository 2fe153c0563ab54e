import { context } from '@actions/github'
import type { Incoming } from '../core/route.ts'

type Labels = readonly { readonly name: string }[]
type Account = { readonly login: string; readonly type: string } | null

/** The event that started this job, in the few fields that routing reads. A deleted account is a null author. */
export function readIncoming(): Incoming {
  const { eventName, payload } = context
  const { issue, comment } = payload
  const pull = payload.pull_request
  const review = payload['review'] as Text | undefined
  return {
    event: eventName,
    action: payload.action ?? '',
    sender: payload.sender?.['login'] ?? '',
    senderType: payload.sender?.type ?? '',
    issue: issue
      ? { number: issue.number, isPullRequest: issue['pull_request'] != null, labels: namesOf(issue['labels']) }
      : null,
    label: (payload['label'] as { name: string } | undefined)?.name ?? null,
    pull: pull ? { number: pull.number, labels: namesOf(pull['labels']) } : null,
    review: review ? saidIn(review) : null,
    comment: comment ? saidIn(comment) : null,
  }
}

type Text = Readonly<Record<string, unknown>>

const namesOf = (labels: unknown): readonly string[] => ((labels ?? []) as Labels).map(({ name }) => name)

function saidIn({ body, user }: Text): NonNullable<Incoming['comment']> {
  const author = (user ?? null) as Account
  return { body: String(body ?? ''), author: author?.login ?? null, authorType: author?.type ?? '' }
}

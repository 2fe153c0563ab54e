/**
 * The one table of failure classes (F1). What is seen of a failure, as facts that its adapter found out, decides about it;
 * how it is worded never does. docs/FAILURES.md shows the same table.
 */

export const CLASSES = {
  transient:
    'The worker waits and tries again, six tries in all with growing random pauses; the model never hears of it. Waits of more than five minutes end the job, green, and the sweep comes back ([ADR 15](adr/0015-come-back-later.md)).',
  'agent-correctable': 'The agent gets it as the result of its call, or as a reminder, and goes on.',
  context:
    'The conversation is shortened, and the request made again. Where nothing is left to shorten, a person is asked.',
  fatal: 'The task stops at once, with what is saved and what to do. `/retry` goes on.',
  human: 'The task stops and a person is asked. `/retry` or a review goes on.',
  pathology:
    'The agent is told which pattern was seen; when it goes on the same way, the task stops and a person is asked ([how often](CONFIGURATION.md#when-an-agent-goes-round-in-circles)). Where there is no agent to be told, a person is asked at once.',
} as const

export type FailureClass = keyof typeof CLASSES

/** What an adapter knows of a failure; what is left out was not there to be known. */
export interface Facts {
  readonly where: 'model' | 'github' | 'git'
  /** Of an HTTP answer, or the one that belongs to the error type inside a stream; null when there was no answer. */
  readonly status: number | null
  /** The service's stable name for the cause. */
  readonly code?: string | null
  /** What the service says about trying again. */
  readonly again?: boolean | null
  /** Size of the request. */
  readonly bytes?: number
  /** Whether headers say that a limit on requests is used up. */
  readonly limited?: boolean
}

export interface Row {
  readonly where: Facts['where'] | 'turn' | 'call' | 'effect' | 'agent' | 'job'
  readonly seen: string
  readonly class: FailureClass
  /** It is no use to try again in this job. */
  readonly later?: true
  /** Left out where the journal itself shows it, to decide and its breakers. */
  readonly fits?: (facts: Facts) => boolean
}

/** Error codes behind which a limit on spending stands, whatever the status. */
const SPENT: readonly unknown[] = [
  'contract_spend_limit_reached',
  'enforced_spend_limit_reached',
  'linked_organization_spend_limit_reached',
  'linked_organization_billing_unavailable',
]

/** No request below this size fills the context of a model: 200,000 tokens of one and a half bytes. */
const FILLS_CONTEXT = 300_000

const PASSING: readonly unknown[] = [408, 409, 424, 429]
const passes = ({ status }: Facts): boolean => (status ?? 0) >= 500 || PASSING.includes(status)
const has =
  (...all: readonly unknown[]) =>
  ({ status }: Facts): boolean =>
    all.includes(status)

/** The first row that fits decides; an error inside a stream after a 200 comes with the status of its type. */
export const TABLE: readonly Row[] = [
  {
    where: 'model',
    seen: 'the `error_code` of a spend limit, whatever the status',
    class: 'fatal',
    fits: ({ code }) => SPENT.includes(code),
  },
  {
    where: 'model',
    seen: 'credentials of a cloud that expired while the job ran',
    class: 'transient',
    later: true,
    fits: ({ code }) => code === 'expired_credentials',
  },
  { where: 'model', seen: '401, 402, 403', class: 'fatal', fits: has(401, 402, 403) },
  { where: 'model', seen: '413, `request_too_large`', class: 'context', fits: has(413) },
  {
    where: 'model',
    seen: '400 without an `error_code` for a request of 300 kB or more',
    class: 'context',
    fits: ({ status, code = null, bytes = 0 }) => status === 400 && code === null && bytes >= FILLS_CONTEXT,
  },
  { where: 'model', seen: '`x-should-retry: true`', class: 'transient', fits: ({ again }) => again === true },
  {
    where: 'model',
    seen: '408, 409, 424, 429, 529 or 5xx with `x-should-retry: false`',
    class: 'transient',
    later: true,
    fits: (facts) => passes(facts) && facts.again === false,
  },
  { where: 'model', seen: '408, 409, 424, 429, 529, 5xx', class: 'transient', fits: passes },
  {
    where: 'model',
    seen: 'no connection; a stream that breaks off, falls silent or makes no sense',
    class: 'transient',
    fits: has(null),
  },
  { where: 'model', seen: '400, 404 (the model is not known), any other', class: 'fatal', fits: () => true },
  {
    where: 'github',
    seen: 'no answer, one that makes no sense, 408, 5xx',
    class: 'transient',
    fits: ({ status }) => status === null || status < 400 || status === 408 || status >= 500,
  },
  {
    where: 'github',
    seen: '429; 403 with the signs of a rate limit or a secondary limit',
    class: 'transient',
    fits: ({ status, limited }) => status === 429 || limited === true,
  },
  {
    where: 'github',
    seen: '401, 403 (a permission is missing), 404, 422, any other',
    class: 'fatal',
    fits: () => true,
  },
  {
    where: 'git',
    seen: 'a push that the remote has answered with no: protected branch, ruleset, push protection, workflow files',
    class: 'fatal',
  },
  {
    where: 'git',
    seen: '401, 403, 404 without `retry-after`',
    class: 'fatal',
    fits: (facts) => has(401, 403, 404)(facts) && facts.limited !== true,
  },
  {
    where: 'git',
    seen: 'no answer, a connection that hangs or breaks, `retry-after`, 429, 5xx',
    class: 'transient',
    fits: () => true,
  },
  { where: 'turn', seen: 'it ends with `max_tokens`: a call that may be cut is not run', class: 'agent-correctable' },
  { where: 'turn', seen: 'it ends without a call, for the first and the second time', class: 'agent-correctable' },
  { where: 'turn', seen: 'it ends with `model_context_window_exceeded`', class: 'context' },
  { where: 'turn', seen: 'it ends with `refusal`, or for a reason that is not known', class: 'human' },
  {
    where: 'call',
    seen: 'an error, an exit code other than 0, an input that does not fit, a tool that is not there, a verification that fails',
    class: 'agent-correctable',
  },
  { where: 'effect', seen: "it can't be told whether it happened", class: 'human' },
  {
    where: 'agent',
    seen: 'the same call with the same result, two calls in turn, a change undone and made again, verifications that fail by no less, turns without anything new, a conversation that has to be shortened again and again',
    class: 'pathology',
  },
  { where: 'job', seen: 'the third in a row that died before it got any further', class: 'pathology' },
]

/** What a failure is, by the first row that fits. */
export function judge(facts: Facts): Pick<Row, 'class' | 'later'> {
  const row = TABLE.find(({ where, fits }) => where === facts.where && fits?.(facts))
  if (!row) throw new Error(`no row fits a failure of ${facts.where}`)
  return row
}

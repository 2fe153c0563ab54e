export type Role = 'admin' | 'maintain' | 'write' | 'triage' | 'read' | 'none'
export type Level = 'read' | 'write'
export type Permissions = Record<string, Level>

/** Who asks: a person with a role, or a job with the permissions of its workflow token. */
export interface Caller {
  readonly login: string
  readonly role: Role
  readonly job?: { readonly id: string; readonly permissions: Permissions }
}

export type Body = Record<string, unknown>

export interface ApiRequest {
  readonly method: string
  /** Below the API's root, without query: `/repos/o/r/issues/1`. */
  readonly path: string
  readonly query?: URLSearchParams
  readonly body?: unknown
}

export interface ApiReply {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

export interface Call {
  readonly caller: Caller
  readonly method: string
  readonly path: string
  readonly params: Record<string, string>
  readonly query: URLSearchParams
  readonly body: Body
  readonly raw: unknown
}

export type Handler = (call: Call) => Promise<ApiReply>
export type Route = readonly [method: string, pattern: string, handler: Handler]

export interface User {
  readonly login: string
  readonly id: number
  readonly type: string
  readonly [key: string]: unknown
}

export interface Label {
  readonly id: number
  readonly name: string
  readonly color: string
}

export interface Issue {
  readonly id: number
  readonly node_id: string
  readonly number: number
  readonly title: string
  readonly body: string | null
  readonly state: 'open' | 'closed'
  readonly state_reason?: string | null
  readonly labels: Label[]
  readonly user: User
  readonly created_at: string
  readonly updated_at: string
  readonly pull_request?: { readonly url: string; readonly html_url: string; readonly merged_at: string | null }
  readonly [key: string]: unknown
}

export interface Comment {
  readonly id: number
  readonly node_id: string
  readonly body: string
  readonly user: User
  readonly created_at: string
  readonly updated_at: string
  readonly html_url: string
  readonly issue_url: string
  readonly [key: string]: unknown
}

export interface Pull {
  readonly id: number
  readonly node_id: string
  readonly number: number
  readonly title: string
  readonly body: string | null
  readonly state: 'open' | 'closed'
  readonly draft: boolean
  readonly merged: boolean
  readonly merged_at: string | null
  readonly merge_commit_sha: string | null
  readonly head: { readonly ref: string; readonly sha: string; readonly label: string }
  readonly base: { readonly ref: string; readonly sha: string; readonly label: string }
  readonly labels: Label[]
  readonly user: User
  readonly requested_reviewers: User[]
  readonly created_at: string
  readonly html_url: string
  readonly [key: string]: unknown
}

export interface Review {
  readonly id: number
  readonly state: 'APPROVED' | 'CHANGES_REQUESTED' | 'COMMENTED' | 'DISMISSED' | 'PENDING'
  readonly body: string
  readonly user: User
  readonly commit_id: string
  readonly submitted_at: string | null
  readonly [key: string]: unknown
}

export interface Reaction {
  readonly id: number
  readonly content: string
  readonly user: User
  readonly created_at: string
}

export interface IssueEvent {
  readonly id: number
  readonly event: string
  readonly actor: User
  readonly created_at: string
  readonly label?: { readonly name: string; readonly color: string }
  readonly [key: string]: unknown
}

/** What GitHub would tell a webhook, and a workflow through GITHUB_EVENT_PATH. */
export interface ForgeEvent {
  readonly name: string
  readonly action: string | undefined
  readonly caller: Caller
  readonly payload: Body
}

export class ApiFailure extends Error {
  readonly status: number
  readonly errors: readonly unknown[] | undefined
  readonly headers: Record<string, string>
  constructor(status: number, message: string, errors?: readonly unknown[], headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.errors = errors
    this.headers = headers
  }
}

import type { Checks } from '../core/checks.ts'
import type { Effect, Evidence, Keyed } from '../core/effects.ts'
import type { Permission, Remark } from '../core/signals.ts'
import type { Tip } from '../core/sweep.ts'

export interface Issue {
  readonly number: number
  readonly title: string
  readonly body: string
  readonly url: string
  /** Null when the account was deleted. */
  readonly author: string | null
  readonly open: boolean
  readonly labels: readonly string[]
  readonly isPullRequest: boolean
  /** Who closed it; null when it is open or that is not known. */
  readonly closedBy: string | null
}

/** Where a pull request stands. */
export interface Pull {
  readonly open: boolean
  readonly merged: boolean
  /** Who merged or closed it; null when it is open or that is not known. */
  readonly by: string | null
}

export interface Comment {
  readonly id: number
  /** The issue or pull request that it stands on. */
  readonly number: number
  readonly body: string
  readonly author: string | null
  readonly authorType: string
  readonly edited: boolean
  /** When it was written, in milliseconds since 1970. */
  readonly at: number
}

export interface Labeling {
  readonly login: string
  readonly event: number
  readonly at: number
}

export interface Rewriting {
  /** Null when the account was deleted. */
  readonly by: string | null
}

export interface Changed {
  readonly number: number
  readonly isPullRequest: boolean
  readonly open: boolean
  /** Whether it is a pull request that was merged. */
  readonly merged: boolean
  /** When something happened to it last, in milliseconds since 1970. */
  readonly at: number
}

export interface Review {
  readonly id: number
  /** The pull request that it is about. */
  readonly number: number
  /** Null when the account was deleted. */
  readonly author: string | null
  readonly authorType: string
  readonly state: 'approved' | 'changes-requested' | 'commented' | 'dismissed' | 'pending'
  readonly body: string
  /** When it was submitted, in milliseconds since 1970; null while it is pending. */
  readonly at: number | null
  /** The commit that was looked at. */
  readonly sha: string
  /** Its comments on lines and files, in the order in which they were written. */
  readonly remarks: readonly Remark[]
}

/** `unknown`: it could not be read, which is not the same as none (R43). */
export type Authority = Permission | 'unknown'

/** Effects that the forge performs; a push is git's. */
export type ForgeEffect = Exclude<Effect, { kind: 'push' }>

export type Probe = { readonly found: Evidence } | 'absent' | { readonly unknown: string }

/** The place where issues, comments and pull requests live. Every method throws Transient or Fatal. */
export interface Forge {
  /** Name of the default branch. */
  defaultBranch(): Promise<string>
  /** Null when there is no such issue. */
  issue(number: number): Promise<Issue | null>
  /** Who set the label last and when (milliseconds since 1970), and the event's id; null when the label's history does not show it. */
  labeler(number: number, label: string): Promise<Labeling | null>
  /** Who changed the title or the text of an issue last; null when nobody did later than `after`. */
  rewritten(number: number, after: number): Promise<Rewriting | null>
  /** The live permission of an account. */
  authority(login: string): Promise<Authority>
  /** Whether an account is an active member of the team `org/team`; `unknown` when that can't be read. */
  memberOf(team: string, login: string): Promise<boolean | 'unknown'>
  /** All comments of an issue or pull request, oldest first, over all pages; or those made or changed from `since` on. */
  comments(number: number, since?: number): Promise<readonly Comment[]>
  /** All reviews of a pull request but those, with what they say about lines, oldest first, over all pages. */
  reviews(number: number, but?: ReadonlySet<number>): Promise<readonly Review[]>
  /** Null when there is no such pull request. */
  pull(number: number): Promise<Pull | null>
  /** Head branch of a pull request of this repository; null when it comes from a fork or does not exist. */
  headBranch(number: number): Promise<string | null>
  /** Text of a file at the tip of the default branch; null when there is none. */
  file(path: string): Promise<string | null>
  /** State of the checks that concern a commit which is to be merged into `base`. */
  checks(sha: string, base: string): Promise<Checks>
  /** Open issues that carry a label; pull requests are left out. */
  labelled(label: string): Promise<readonly number[]>
  /** Issues and pull requests with a label (null: with any or none), open or not, on which something happened from `since` on. */
  changedSince(label: string | null, since: number): Promise<readonly Changed[]>
  /** The tip of every state branch. */
  stateTips(): Promise<readonly Tip[]>
  /** Whether a run of this repository has ended; null when that can't be told. */
  runEnded(run: string): Promise<boolean | null>
  /** Looks for an effect in the world by its key (A3). */
  probe(effect: Keyed<ForgeEffect>): Promise<Probe>
  /** Performs an effect and reads back what came of it (A2). */
  perform(effect: Keyed<ForgeEffect>): Promise<Evidence>
}

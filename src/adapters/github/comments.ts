import type { EffectOf, Evidence } from '../../core/effects.ts'
import { markerOf, statusMarker } from '../../core/names.ts'
import type { Probe } from '../../ports/forge.ts'
import { onGitHub, orGone } from './errors.ts'
import type { IsOwn } from './own.ts'
import { onAnyPage, PAGE } from './pages.ts'
import { evidence, type Target } from './target.ts'

interface Found {
  readonly id: number
  readonly html_url: string
  readonly body?: string
}

/** Comments with a hidden marker as their last line, written by Pawl itself. */
export class MarkedComments {
  readonly #target: Target
  readonly #own: () => Promise<IsOwn>
  /** Ids of status comments by marker, once they have been found over all pages. */
  readonly #status = new Map<string, number>()

  constructor(target: Target, own: () => Promise<IsOwn>) {
    this.#target = target
    this.#own = own
  }

  async probeComment(key: string, { number }: EffectOf<'comment'>): Promise<Probe> {
    const found = await this.#find(number, markerOf(key))
    return found ? { found: evidence(found.id, found.html_url) } : 'absent'
  }

  performComment(key: string, { number, body }: EffectOf<'comment'>): Promise<Evidence> {
    return this.#create(number, marked(body, markerOf(key)))
  }

  /** There when the one status comment says what is wanted; anything else is put right by performing. */
  async probeStatus(task: number, { number, body }: EffectOf<'status'>): Promise<Probe> {
    const marker = statusMarker(task)
    const found = (await this.#read(this.#status.get(marker))) ?? (await this.#find(number, marker))
    if (found) this.#status.set(marker, found.id)
    return found && sameText(found.body ?? '', marked(body, marker))
      ? { found: evidence(found.id, found.html_url) }
      : 'absent'
  }

  async performStatus(task: number, { number, body }: EffectOf<'status'>): Promise<Evidence> {
    const marker = statusMarker(task)
    const id = this.#status.get(marker) ?? (await this.#find(number, marker))?.id
    const edited = id === undefined ? null : await this.#edit(id, marked(body, marker))
    const made = edited ?? (await this.#create(number, marked(body, marker)))
    if (made.id !== undefined) this.#status.set(marker, made.id)
    return made
  }

  /** A comment that somebody deleted is not made again: what it said no longer stands. */
  async probeEdit({ comment, body }: EffectOf<'comment-edit'>): Promise<Probe> {
    const there = await this.#read(comment)
    if (there === null) return { found: {} }
    return sameText(withoutMarker(there.body ?? ''), body) ? { found: evidence(there.id, there.html_url) } : 'absent'
  }

  async performEdit({ comment, body }: EffectOf<'comment-edit'>): Promise<Evidence> {
    const there = await this.#read(comment)
    return (there && (await this.#edit(comment, marked(body, lastLine(there.body ?? ''))))) ?? {}
  }

  async #read(id: number | undefined): Promise<Found | null> {
    if (id === undefined) return null
    const { octokit, owner, repo } = this.#target
    return onGitHub(`read comment ${id}`, () =>
      orGone(async () => (await octokit.rest.issues.getComment({ owner, repo, comment_id: id })).data),
    )
  }

  async #find(number: number, marker: string): Promise<Found | null> {
    const { octokit, owner, repo } = this.#target
    const isOwn = await this.#own()
    const parameters = { owner, repo, issue_number: number, per_page: PAGE }
    const found = await onGitHub(`read the comments of #${number}`, () =>
      onAnyPage(
        () => octokit.paginate(octokit.rest.issues.listComments, parameters),
        ({ user, body }) => isOwn(user) && lastLine(body ?? '') === marker,
      ),
    )
    return found ?? null
  }

  #create(number: number, body: string): Promise<Evidence> {
    const { octokit, owner, repo } = this.#target
    return onGitHub(`comment on #${number}`, async () => {
      const { data } = await octokit.rest.issues.createComment({ owner, repo, issue_number: number, body })
      return evidence(data.id, data.html_url)
    })
  }

  /** Null when somebody has deleted it in the meantime. */
  #edit(id: number, body: string): Promise<Evidence | null> {
    const { octokit, owner, repo } = this.#target
    return onGitHub(`edit comment ${id}`, () =>
      orGone(async () => {
        const { data } = await octokit.rest.issues.updateComment({ owner, repo, comment_id: id, body })
        return evidence(data.id, data.html_url)
      }),
    )
  }
}

export const marked = (body: string, marker: string): string => `${body.trimEnd()}\n\n${marker}`
export const lastLine = (body: string): string => body.trimEnd().split('\n').at(-1) ?? ''
const withoutMarker = (body: string): string => body.trimEnd().split('\n').slice(0, -1).join('\n')
const sameText = (a: string, b: string): boolean =>
  a.replaceAll('\r\n', '\n').trimEnd() === b.replaceAll('\r\n', '\n').trimEnd()

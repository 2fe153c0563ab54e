/** What people say in a comment, as the core hears it. */
import { plainLinesOf } from '../../src/adapters/markdown/tree.ts'
import { admit, concerns, type Facts, type Heard, type Said, unheard } from '../../src/core/admit.ts'
import { readComment } from '../../src/core/command.ts'
import type { Event } from '../../src/core/events.ts'
import type { Permission } from '../../src/core/signals.ts'
import type { given } from './given.ts'
import { sha256 } from './given.ts'

export const said = (body: string, change: Partial<Said> = {}): Said => ({
  signal: { kind: 'comment', id: 7, number: 42 },
  body,
  author: 'maintainer',
  authorType: 'User',
  edited: false,
  ...change,
})

export const heard = <T extends Said>(one: T): T & Pick<Heard, 'reading'> => ({
  ...one,
  reading: readComment(one.body, plainLinesOf(one.body)),
})

/** Nothing had to be looked up. */
export const KNOWN: Facts = { hash: sha256, base: null, codeowners: null, teams: {} }

/** The facts that follow from a comment. */
export const told = (
  from: ReturnType<typeof given>,
  one: Said | string,
  permission: Permission = 'write',
  known: Partial<Facts> = {},
): readonly Event[] =>
  unheard(from.state, [typeof one === 'string' ? said(one) : one])
    .map(heard)
    .filter((each) => concerns(from.state, each))
    .flatMap((each) => admit(from.state, each, permission, { ...KNOWN, ...known }))

/** The types of facts, and of a refusal the reason. */
export const inWords = (events: readonly Event[]): readonly string[] =>
  events.map(({ type, data }) => (type === 'signal.refused' ? data.reason : type))

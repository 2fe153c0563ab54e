/** GitHub's CODEOWNERS: where it may lie, who owns a path by it. */
import { matches } from './glob.ts'

/** The first that exists counts. */
export const CODEOWNERS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'] as const

const OWNER = /^@[\w-]+(?:\/[\w.-]+)?$/
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Logins and teams, each with its `@`, that own a path: those of the last line that fits, also when it names nobody. */
export function ownersOf(text: string, path: string): readonly string[] {
  const line = linesOf(text).findLast(({ pattern }) => matches(pattern, path))
  return line?.owners ?? []
}

/** Lines as GitHub takes them: one that it can't read is skipped, and who is named by an email address can't be told. */
function linesOf(text: string): readonly { readonly pattern: string; readonly owners: readonly string[] }[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [pattern = '', ...named] = line.replace(/(?:^|\s)#.*$/, '').match(/(?:\\.|\S)+/g) ?? []
    const sound =
      pattern !== '' && !/^!|[[\]]/.test(pattern) && named.every((one) => OWNER.test(one) || EMAIL.test(one))
    return sound ? [{ pattern, owners: named.filter((one) => OWNER.test(one)) }] : []
  })
}

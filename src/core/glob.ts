/**
 * Whether a path is meant by a pattern, as in CODEOWNERS and .gitignore: without an inner slash at any depth, else from the
 * root; a folder means all that is in it; `*` stays within a name, `**` does not; `folder/*` means the files right there.
 */
export const matches = (pattern: string, path: string): boolean => {
  const known = expressions.get(pattern) ?? compiled(pattern)
  expressions.set(pattern, known)
  return known.test(path)
}

/** Patterns are few and are asked about for every path. */
const expressions = new Map<string, RegExp>()

function compiled(pattern: string): RegExp {
  const trimmed = pattern.replace(/^\//, '').replace(/\/$/, '')
  const rooted = pattern.startsWith('/') || trimmed.includes('/')
  const parts = trimmed.split('/')
  const flat = rooted && parts.at(-1) === '*'
  const within = pattern.endsWith('/') ? '/.*' : flat ? '' : '(?:/.*)?'
  return new RegExp(`^${rooted ? '' : '(?:.*/)?'}${body(parts)}${within}$`, 's')
}

function body(parts: readonly string[]): string {
  return parts.reduce((source, part, index) => {
    const last = index === parts.length - 1
    if (part !== '**') return `${source}${named(part)}${last ? '' : '/'}`
    // At the end the folder itself is meant too: whoever deletes it touches what is in it.
    return last ? `${source.replace(/\/$/, '')}(?:/.*)?` : `${source}(?:.*/)?`
  }, '')
}

/** Whether a word is meant by a pattern in which `*` stands for anything. */
export const likeWord = (pattern: string, word: string | undefined): boolean =>
  pattern === word ||
  (word !== undefined &&
    pattern.includes('*') &&
    new RegExp(`^${named(pattern).replaceAll('[^/]*', '.*')}$`, 's').test(word))

const named = (part: string): string =>
  part.replace(/\*{2,}/g, '*').replace(/\\\w|\\?[^\w]/g, (found) => {
    if (found === '*') return '[^/]*'
    if (found === '?') return '[^/]'
    return /\w/.test(found) ? found.slice(1) : `\\${found.slice(-1)}`
  })

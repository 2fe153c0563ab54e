/** The common part of .gitignore: names, folders, wildcards, anchors and exceptions. */
export interface Rule {
  readonly matches: RegExp
  readonly foldersOnly: boolean
  readonly exception: boolean
}

/** Rules of one .gitignore, for paths relative to its folder. */
export const rulesOf = (text: string): readonly Rule[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(ruleOf)

function ruleOf(line: string): Rule {
  const exception = line.startsWith('!')
  const pattern = exception ? line.slice(1) : line
  const foldersOnly = pattern.endsWith('/')
  const body = foldersOnly ? pattern.slice(0, -1) : pattern
  const anchored = body.includes('/')
  const source = body.replace(/^\//, '').split('/').map(partOf).join('/').replaceAll('.*/', '(?:.*/)?')
  return { matches: new RegExp(`^${anchored ? '' : '(?:.*/)?'}${source}$`), foldersOnly, exception }
}

const partOf = (part: string): string =>
  part === '**'
    ? '.*'
    : part
        .replace(/[.+^${}()|[\]\\]/g, '\\$&')
        .replace(/\*+/g, '[^/]*')
        .replaceAll('?', '[^/]')

/** Rules with the folder that they stand in, outermost first; the last that matches decides. */
export function isIgnored(
  layers: readonly { readonly folder: string; readonly rules: readonly Rule[] }[],
  path: string,
  isFolder: boolean,
): boolean {
  let ignored = false
  for (const { folder, rules } of layers) {
    const inner = folder === '' ? path : path.slice(folder.length + 1)
    for (const { matches, foldersOnly, exception } of rules) {
      if ((isFolder || !foldersOnly) && matches.test(inner)) ignored = !exception
    }
  }
  return ignored
}

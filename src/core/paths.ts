/** Which words of a command are paths, and whether the command reads or changes what is there. In doubt it changes. */
import { gitPart, isCode, isWrapper, nameOf } from './commands.ts'

export type Access = 'read' | 'change'

const SILENT = new Set(['echo', 'printf', 'case', 'true', 'false', ':', 'exit', 'return', 'kill', 'sleep', 'seq'])
const READERS = new Set(
  (
    'cat head tail less more bat nl tac od xxd hexdump strings base64 file grep egrep fgrep rg ag ack awk ' +
    'sed jq yq sort uniq cut wc column comm ls tree find fd stat du df diff cmp md5sum sha1sum sha256sum ' +
    'readlink realpath basename dirname test [ [[ for select cd pushd source . sh bash zsh dash which ' +
    'type export set read npm npx pnpm yarn pytest tox nox vitest jest mocha tsc go cargo make cmake ' +
    'ninja mvn gradle gradlew dotnet rake rspec bundle composer phpunit eslint biome prettier ruff mypy ' +
    'flake8 pylint black shellcheck actionlint hadolint'
  ).split(' '),
)
const IN_PLACE = /^--(?:fix|write|in-?place|apply|delete)\b/
/** Their first operand is a pattern or a program. */
const PATTERN_FIRST = new Set(['grep', 'egrep', 'fgrep', 'rg', 'ag', 'ack', 'awk', 'sed', 'jq', 'yq'])
const CHANGING_GIT = new Set(
  (
    'checkout restore rm mv apply am reset clean stash merge rebase cherry-pick revert pull switch ' +
    'submodule worktree sparse-checkout update-index init clone'
  ).split(' '),
)
const LEAVES_OUT = /^(?:-g|-I|-path|-name|-iname|--?(?:exclude|ignore|i?glob|include|prune)[\w-]*)$/

export function accessOf(form: readonly string[]): Access {
  const name = nameOf(form)
  if (name === 'git') return CHANGING_GIT.has(gitPart(form)[0] ?? '') ? 'change' : 'read'
  if (!READERS.has(name) && !isCode(form) && !isWrapper(form)) return 'change'
  const short = /^(?:sed|yq|perl|ruby|gawk)$/.test(name) ? /^-\w*i\b/ : /^-delete$/
  return form.some((word) => short.test(word) || IN_PLACE.test(word)) ? 'change' : 'read'
}

export function pathWords(
  form: readonly string[],
  access: Access,
): { readonly read: readonly string[]; readonly change: readonly string[] } {
  const name = nameOf(form)
  if (SILENT.has(name)) return { read: [], change: [] }
  const words = operands(name === 'git' ? gitPart(form).slice(1) : form.slice(1), name)
  if (access === 'read') return { read: words, change: [] }
  const copies = name === 'cp' && !form.some((word) => /^(?:-t|--target)/.test(word))
  return copies ? { read: words.slice(0, -1), change: words.slice(-1) } : { read: [], change: words }
}

/** Words that may be paths, the values of `option=value` among them. */
function operands(words: readonly string[], name: string): readonly string[] {
  const found: string[] = []
  let patterns = PATTERN_FIRST.has(name) ? 1 : 0
  for (const [index, word] of words.entries()) {
    if (name === 'find' && /^(?:-|\(|!)/.test(word)) break
    if (LEAVES_OUT.test(words[index - 1] ?? '')) continue
    const [option = '', value] = /^(-{0,2}[\w-]+)=(.*)$/s.exec(word)?.slice(1) ?? []
    const path = value ?? word
    if (path.startsWith('-') || path.startsWith('!') || path.includes('://') || LEAVES_OUT.test(option)) continue
    if (patterns > 0 && value === undefined) patterns -= 1
    else found.push(path)
  }
  return found
}

/** A path as seen from the root when it is written in the folder `base`; what lies outside begins with `/`, `~` or `..`. */
export function joined(base: string, path: string): string {
  const from = /^[/~]/.test(path) ? path : `${base}/${path}`
  const parts: string[] = []
  for (const part of from.split('/')) {
    const last = parts.at(-1)
    if (part === '' || part === '.') continue
    if (part === '..' && last !== undefined && last !== '..' && last !== '~') parts.pop()
    else parts.push(part)
  }
  return `${from.startsWith('/') ? '/' : ''}${parts.join('/') || (from.startsWith('/') ? '' : '.')}`
}

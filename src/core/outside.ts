/** What a command or an edit does that no pattern can say: whom it reaches, where packages come from, how much it deletes. */
import { gitPart, nameOf } from './commands.ts'
import type { CommandUse, PathUse } from './uses.ts'

/** Why a command needs leave, null when it needs none. */
export const commandWhy = ({ forms }: CommandUse, domains: readonly string[]): string | null =>
  forms.map((form) => beyond(form, domains) ?? deletesMany(form)).find((why) => why !== null) ?? null

const LOCKS =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lock|poetry\.lock|uv\.lock|Pipfile\.lock|Gemfile\.lock|Cargo\.lock|composer\.lock|go\.sum)$/
const SOURCE =
  /(?:registry|index-url|extra-index-url|npmRegistryServer|npm_config_registry|PIP_(?:EXTRA_)?INDEX_URL)["']?(?:\s*[=:]\s*|\s+)["']?https?:\/\//i

/** Where packages come from, changed by hand. */
export function otherSource({ path, access, text }: PathUse): string | null {
  if (access !== 'change' || text === '') return null
  return SOURCE.test(text) || (LOCKS.test(path) && /https?:\/\//.test(text))
    ? 'it names where packages come from'
    : null
}

const CLIENTS = new Set([
  ...[
    'curl',
    'wget',
    'ssh',
    'scp',
    'sftp',
    'rsync',
    'nc',
    'ncat',
    'netcat',
    'socat',
    'telnet',
    'ftp',
    'lftp',
    'aria2c',
  ],
])
/** Options of clients whose values name no host. */
const VALUED =
  /^(?:-[a-zA-Z]*[odHXFTucbwAemKPO]|--(?:output|data[\w-]*|header|request|form|user|cookie[\w-]*|write-out|user-agent|max-time|retry[\w-]*|connect-timeout|json))$/
const LOCAL = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/

/** Why a command needs leave to reach out; null when it reaches no further than it may. */
function beyond(form: readonly string[], domains: readonly string[]): string | null {
  const name = nameOf(form)
  if (SOURCE.test(form.join(' '))) return 'it names where packages come from'
  if (name === 'git') return otherRemote(gitPart(form), domains)
  if (!CLIENTS.has(name)) return null
  const hosts = form.flatMap((word, at) =>
    VALUED.test(form[at - 1] ?? '') && !word.includes('://') ? [] : hostsIn(word),
  )
  if (hosts.length === 0) return name === 'rsync' ? null : 'it reaches the network'
  return hosts.every((host) => mayReach(host, domains)) ? null : 'it reaches the network'
}

const mayReach = (host: string, domains: readonly string[]): boolean =>
  LOCAL.test(host) ||
  domains.some((domain) => host === domain || (domain.startsWith('*.') && host.endsWith(domain.slice(1))))

/** Hosts that a word names: a URL's, or that of `user@host:path`, or a bare one. */
function hostsIn(word: string): readonly string[] {
  const url = /^(?:[\w-]+=)?\w+:\/\/(?:[^/@\s]*@)?(\[[^\]]*\]|[^/:?#\s]+)/.exec(word)?.[1]
  const far = /^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)/.exec(word)?.[1]
  const bare = /^(?:[\w-]+@)?((?:[\w-]+\.)+[a-z]{2,}|localhost|[\d.]{7,}|[\w-]+@[\w-]+)$/i.exec(word)?.[1]
  const found = url ?? far ?? bare
  return found === undefined || word.startsWith('-') ? [] : [found.toLowerCase()]
}

/** git as it speaks to anything but the remote that the repository came from. */
function otherRemote([part, ...rest]: readonly string[], domains: readonly string[]): string | null {
  const [first, ...more] = rest.filter((word) => !word.startsWith('-'))
  const far = (place: string | undefined) =>
    place !== undefined &&
    /^\w+:\/\/|^[\w.-]+@?[\w.-]*:/.test(place) &&
    !hostsIn(place).every((host) => mayReach(host, domains))
  switch (part) {
    case 'push':
      return 'it pushes; what is finished is pushed without it'
    case 'fetch':
    case 'pull':
    case 'ls-remote':
      if (rest.includes('--all') || rest.includes('--multiple')) return 'it speaks to other remotes'
      return first === undefined || first === 'origin' || (/[:/]/.test(first) && !far(first))
        ? null
        : 'it speaks to another remote'
    case 'clone':
      return far(first) ? 'it speaks to another remote' : null
    case 'remote':
    case 'submodule':
      return (first === 'add' || first === 'set-url') && more.some(far) ? 'it names another remote' : null
    default:
      return null
  }
}

/** More files than this are not deleted without leave. */
export const MANY_FILES = 20
const EVERYTHING = /^(?:\.{1,2}\/?|\/|~\/?|(?:\.\/|\/|~\/)?(?:\.?\*|\.\[\^?\.\]\*))$/

function deletesMany(form: readonly string[]): string | null {
  const words = nameOf(form) === 'git' ? gitPart(form) : [nameOf(form), ...form.slice(1)]
  if (words[0] !== 'rm') return null
  const what = words.slice(1).filter((word) => !word.startsWith('-'))
  const deep = words.some((word) => /^-\w*[rR]|^--recursive$/.test(word))
  if (what.length > MANY_FILES) return `it deletes ${what.length} files`
  return deep && what.some((word) => EVERYTHING.test(word)) ? 'it deletes everything there' : null
}

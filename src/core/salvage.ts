/**
 * What of a dead worker's local log can still go to the remote. Keeps J2 (only lines that go on the chain) and J4 (the
 * workspace that goes with them is the one that their last event speaks of).
 */
import { decodeLine, type Head, headAfter } from './codec.ts'
import type { Event } from './events.ts'
import { largeTexts } from './output.ts'
import type { Hash } from './plan.ts'

/** An entry of the local log: an event, or the tree of the workspace at a point where nothing was writing to it. */
export type Spooled = { readonly line: string } | { readonly tree: string }

export interface Salvage {
  readonly lines: readonly string[]
  /** Large texts that they name, by digest. */
  readonly texts: ReadonlyMap<string, string>
  /** Tree of the workspace that goes with them; null when the log names none. */
  readonly tree: string | null
}

export interface Remote {
  readonly head: Head
  /** Name of the tool that was running at the head, or null. */
  readonly open: string | null
}

export interface Machine {
  /** Whether a tool can change the workspace; what it did is lost when no later tree shows it. */
  writes(tool: string): boolean
  /** A large text that is on the disk; a line that names another is as good as lost. */
  kept(digest: string): string | null
}

export function salvage(spooled: readonly Spooled[], remote: Remote, hash: Hash, { writes, kept }: Machine): Salvage {
  const lastTree = spooled.findLastIndex((entry) => 'tree' in entry)
  const lines: string[] = []
  const texts = new Map<string, string>()
  let { head, open } = remote
  let tree: string | null = null
  for (const [index, entry] of spooled.entries()) {
    if ('tree' in entry) {
      tree = entry.tree
      continue
    }
    const event = decodeLine(entry.line, head)
    if (typeof event === 'string') {
      // What the remote has already comes first; a line that was cut off comes last.
      if (lines.length > 0) break
      continue
    }
    if (event.type === 'tool.started') open = event.data.name
    if (event.type === 'tool.completed' && open !== null && writes(open) && index > lastTree) break
    const named = textsOf(event, kept)
    if (named === null) break
    for (const [digest, text] of named) texts.set(digest, text)
    lines.push(entry.line)
    head = headAfter(entry.line, event, head, hash)
  }
  return { lines, texts, tree }
}

/** The large texts that an event names; null when one of them is not there. */
function textsOf(event: Event, kept: Machine['kept']): ReadonlyMap<string, string> | null {
  const texts = new Map<string, string>()
  for (const digest of largeTexts(event)) {
    const text = kept(digest)
    if (text === null) return null
    texts.set(digest, text)
  }
  return texts
}

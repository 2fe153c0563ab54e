import { lstat, readdir, readlink } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'

const MOST_ENTRIES = 500_000

/** What forbids to keep a folder, or to put it back; and its size. `name` is relative to the workspace's root. */
export async function flaw(
  root: string,
  name: string,
  maxBytes: number,
): Promise<{ readonly problem: string | null; readonly bytes: number }> {
  let bytes = 0
  let entries = 0
  const visit = async (path: string): Promise<string | null> => {
    for (const entry of await readdir(join(root, path), { withFileTypes: true })) {
      const inner = `${path}/${entry.name}`
      entries += 1
      if (entry.isDirectory()) {
        const problem = await visit(inner)
        if (problem !== null) return problem
      } else if (entry.isSymbolicLink()) {
        if (leadsOut(inner, await readlink(join(root, inner)))) return `holds a link that leads out (${inner})`
      } else if (entry.isFile()) bytes += (await lstat(join(root, inner))).size
      else return `holds something that is no file (${inner})`
      if (bytes > maxBytes || entries > MOST_ENTRIES) return 'is too large'
    }
    return null
  }
  const top = await lstat(join(root, name)).catch(() => null)
  if (!top?.isDirectory()) return { problem: 'is no folder', bytes }
  return { problem: await visit(name), bytes }
}

/**
 * Whether a link may lead out of the root. Its target must be written the shortest way: `a/../..` means something else
 * when `a` is a link itself.
 */
export function leadsOut(path: string, target: string): boolean {
  const short = target.replace(/^(?:\.\/+)+/, '').replace(/\/+$/, '') || '.'
  if (target.startsWith('/') || short !== normalize(short)) return true
  const to = normalize(join(dirname(path), target))
  return to === '..' || to.startsWith('../')
}

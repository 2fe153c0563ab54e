import { z } from 'zod'
import { defineTool } from './define.ts'

const LIMIT = 100
const MAX_CHARS = 14_000

export const searchTool = defineTool({
  name: 'search',
  class: 'pure',
  description:
    'Finds lines that match a regular expression in the files of the repository, as `path:line:text`, sorted by path. ' +
    'Ignored files and node_modules are left out. Start the pattern with (?i) to ignore case.',
  schema: z.strictObject({
    pattern: z.string().min(1).describe('Regular expression, matched line by line.'),
    path: z
      .string()
      .min(1)
      .optional()
      .describe('Folder or file to search, relative to the repository; all of it when left out.'),
  }),
  execute: async ({ pattern, path = '.' }, { files }) => {
    const found = await files.search(pattern, path, LIMIT + 1)
    if ('problem' in found) return { ok: false, text: found.problem }
    if (found.lines.length === 0) return { ok: true, text: 'No line matches.' }
    const shown = fitting(found.lines.slice(0, LIMIT))
    const more = found.lines.length - shown.length
    const note = more > 0 ? `\n[the first ${shown.length} matches; there are more: narrow the pattern or the path]` : ''
    return { ok: true, text: shown.join('\n') + note }
  },
})

function fitting(lines: readonly string[]): readonly string[] {
  let size = 0
  const end = lines.findIndex((line) => {
    size += line.length + 1
    return size > MAX_CHARS
  })
  return end === -1 ? lines : lines.slice(0, end)
}

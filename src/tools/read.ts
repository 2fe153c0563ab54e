import { z } from 'zod'
import type { Outcome, ToolContext } from '../ports/tool.ts'
import { defineTool } from './define.ts'
import { linesOf, page, rangeProblem } from './numbered.ts'

/** The path under which the whole of a cut output, or a cleared one, can be read; core/output.ts names it to the model. */
const OUTPUT_PREFIX = 'output:'
const DIGEST = /^[0-9a-f]{64}$/
/** Outputs may be one line of a megabyte: long lines are folded, so that every part can be paged to. */
const FOLD = 1_000

export const readTool = defineTool({
  name: 'read',
  class: 'pure',
  description:
    'Reads a text file of the repository with line numbers, or lists a folder. Long files come in pages: ask for more ' +
    'with `from`. A cut or cleared output of an earlier call is read with the path that stands in its place.',
  schema: z.strictObject({
    path: z
      .string()
      .min(1)
      .describe('File or folder relative to the repository, `.` for its root, or `output:<digest>`.'),
    from: z.number().int().positive().optional().describe('First line to show, counted from 1.'),
    to: z.number().int().positive().optional().describe('Last line to show.'),
  }),
  execute: async ({ path, from = 1, to = Number.POSITIVE_INFINITY }, context) => {
    const found = path.startsWith(OUTPUT_PREFIX) ? await output(path, context) : await context.files.read(path)
    if ('problem' in found) return failed(found.problem)
    if ('entries' in found) return { ok: true, text: found.entries.join('\n') || 'The folder is empty.' }
    const lines = 'folded' in found ? found.folded : linesOf(found.text)
    if (lines.length === 0) return { ok: true, text: 'The file is empty.' }
    const problem = rangeProblem(lines.length, from, to)
    return problem ? failed(problem) : { ok: true, text: page(lines, from, to) }
  },
})

const failed = (text: string): Outcome => ({ ok: false, text })

async function output(path: string, context: ToolContext) {
  const name = path.slice(OUTPUT_PREFIX.length)
  const whole = DIGEST.test(name) ? await context.blob(name) : resultOf(name, context)
  if (whole === null) return { problem: `There is no output ${name}; use the path exactly as it was named to you.` }
  return { folded: linesOf(whole).flatMap(fold) }
}

/** A result that was never cut is in the journal itself, under its call. */
function resultOf(call: string, { state }: ToolContext): string | null {
  const turn = state.agents.flatMap(({ turns }) => turns).findLast(({ results }) => Object.hasOwn(results, call))
  return turn?.results[call]?.output.text ?? null
}

function fold(line: string): readonly string[] {
  const points = [...line]
  if (points.length <= FOLD) return [line]
  return Array.from({ length: Math.ceil(points.length / FOLD) }, (_, index) =>
    points.slice(index * FOLD, (index + 1) * FOLD).join(''),
  )
}

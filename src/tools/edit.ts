import { z } from 'zod'
import type { Outcome, Tool, ToolContext } from '../ports/tool.ts'
import { checked } from './define.ts'
import { replaceOnce, withInsertion, withLineEndsOf } from './edit-text.ts'
import { linesOf, numberedLines, page, rangeProblem } from './numbered.ts'

const path = z.string().min(1)
const line = z.number().int()
const schema = z.discriminatedUnion('command', [
  z.object({ command: z.literal('view'), path, view_range: z.tuple([line, line]).nullish() }),
  z.object({ command: z.literal('create'), path, file_text: z.string() }),
  z.object({ command: z.literal('str_replace'), path, old_str: z.string().min(1), new_str: z.string().default('') }),
  z.object({ command: z.literal('insert'), path, insert_line: line.nonnegative(), insert_text: z.string() }),
])
type Input = z.infer<typeof schema>
type InputOf<C extends Input['command']> = Extract<Input, { command: C }>

/** Claude's own text editor. */
export const editTool: Tool<Input> = {
  name: 'str_replace_based_edit_tool',
  class: 'sealed',
  definition: { type: 'text_editor_20250728', name: 'str_replace_based_edit_tool' },
  prepare: (input) => checked(schema, input),
  execute: async (input, context) => {
    switch (input.command) {
      case 'view':
        return view(input, context)
      case 'create':
        return create(input, context)
      case 'str_replace':
        return change(input.path, context, (text) => replaceOnce(text, input.old_str, input.new_str))
      case 'insert':
        return change(input.path, context, (text) => withInsertion(text, input.insert_line, input.insert_text))
    }
  },
}

const failed = (text: string): Outcome => ({ ok: false, text })

async function view({ path, view_range: range }: InputOf<'view'>, { files }: ToolContext): Promise<Outcome> {
  const found = await files.read(path)
  if ('problem' in found) return failed(found.problem)
  if ('entries' in found) return { ok: true, text: found.entries.join('\n') || 'The folder is empty.' }
  const lines = linesOf(found.text)
  if (lines.length === 0) return { ok: true, text: 'The file is empty.' }
  const [from, end] = range ?? [1, -1]
  if (from < 1) return failed('Field `view_range`: lines are counted from 1.')
  const to = end === -1 ? lines.length : end
  const problem = rangeProblem(lines.length, from, to)
  return problem ? failed(`Field \`view_range\`: ${problem}`) : { ok: true, text: page(lines, from, to) }
}

async function create({ path, file_text: text }: InputOf<'create'>, { files }: ToolContext): Promise<Outcome> {
  const before = await files.read(path)
  if ('entries' in before) return failed(`${path} is a folder.`)
  const old = 'text' in before ? before.text : null
  const problem = await files.write(path, old === null ? text : withLineEndsOf(old, text))
  if (problem) return failed(problem.problem)
  const size = `${linesOf(text).length} lines`
  return {
    ok: true,
    text:
      old === null ? `Wrote ${path} (${size}).` : `Replaced all of ${path} (${size}; before: ${linesOf(old).length}).`,
  }
}

type Change = { readonly text: string; readonly from: number; readonly to: number } | { readonly problem: string }

async function change(path: string, { files }: ToolContext, edit: (text: string) => Change): Promise<Outcome> {
  const found = await files.read(path)
  if ('problem' in found) return failed(found.problem)
  if ('entries' in found) return failed(`${path} is a folder.`)
  const changed = edit(found.text)
  if ('problem' in changed) return failed(`${path}: ${changed.problem}`)
  const problem = await files.write(path, changed.text)
  if (problem) return failed(problem.problem)
  const start = Math.max(1, changed.from - 3)
  const around = linesOf(changed.text).slice(start - 1, Math.min(changed.to, changed.from + 40) + 3)
  return { ok: true, text: `Changed ${path}. Around the change it now reads:\n${numberedLines(around, start)}` }
}

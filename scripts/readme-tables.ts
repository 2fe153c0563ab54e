/** The parts of README.md that other files are the source of: the workflow, the commands, the inputs and the outputs. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { COMMAND_HELP } from '../src/core/present/help.ts'

const root = join(import.meta.dirname, '..')
const readme = join(root, 'README.md')

interface Action {
  readonly inputs: Record<string, { readonly description: string; readonly default?: string }>
  readonly outputs: Record<string, { readonly description: string }>
}

/** README.md with its generated parts as they should be. */
export function generated(markdown: string, actionYaml: string, workflowYaml: string): string {
  const { inputs, outputs } = parse(actionYaml) as Action
  const parts = {
    workflow: `\`\`\`yaml\n${forUsers(workflowYaml)}\`\`\``,
    commands: table(
      ['In a comment on the issue or its pull request', 'What it does'],
      Object.values(COMMAND_HELP).map(({ usage, does }) => [code(usage), does]),
    ),
    inputs: table(
      ['Input', 'What it is', 'Default'],
      Object.entries(inputs).map(([name, { description, default: value = '' }]) => [
        code(name),
        description,
        code(value),
      ]),
    ),
    outputs: table(
      ['Output', 'What it is'],
      Object.entries(outputs).map(([name, { description }]) => [code(name), description]),
    ),
  }
  return Object.entries(parts).reduce((text, [name, part]) => replaced(text, name, part), markdown)
}

/** Without the comment at the top, which speaks of this repository alone. */
const forUsers = (workflowYaml: string): string =>
  workflowYaml.replace(/^(#.*\n)+/, '').replaceAll(/(OWNER\/pawl)@0{40}/g, '$1@SHA')

const code = (text: string): string => (text === '' ? '' : `\`${text}\``)

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function replaced(markdown: string, name: string, part: string): string {
  const [start, end] = [`<!-- ${name}: made by \`npm run docs\` -->\n\n`, `\n\n<!-- /${name} -->`]
  const [from, to] = [markdown.indexOf(start), markdown.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`README.md has no place for ${name}: ${start.trim()} … ${end.trim()}`)
  return markdown.slice(0, from + start.length) + part + markdown.slice(to)
}

function main(write: boolean): void {
  const now = readFileSync(readme, 'utf8')
  const wanted = generated(
    now,
    readFileSync(join(root, 'action.yml'), 'utf8'),
    readFileSync(join(root, '.github/workflows/pawl.yml'), 'utf8'),
  )
  if (write) writeFileSync(readme, wanted)
  else if (now === wanted) console.log('README.md is up to date.')
  else complain(now, wanted)
}

function complain(now: string, wanted: string): void {
  console.error('README.md is not what the sources of its generated parts say; `npm run docs` mends it:')
  for (const line of difference(now, wanted)) console.error(line)
  process.exitCode = 1
}

/** Lines that only one of the two has. */
function difference(now: string, wanted: string): readonly string[] {
  const [has, needs] = [now.split('\n'), wanted.split('\n')]
  return [
    ...has.filter((line) => !needs.includes(line)).map((line) => `- ${line}`),
    ...needs.filter((line) => !has.includes(line)).map((line) => `+ ${line}`),
  ]
}

if (import.meta.main) main(process.argv.includes('--write'))

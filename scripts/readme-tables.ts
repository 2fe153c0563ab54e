/**
 * The parts of documents that other files are the source of: in README.md the workflow, the commands, the inputs and the
 * outputs, in docs/FAILURES.md the tables of failure classes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { CLASSES, type Row, TABLE } from '../src/core/failures.ts'
import { COMMAND_HELP } from '../src/core/present/help.ts'

const root = join(import.meta.dirname, '..')

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
  return withParts('README.md', markdown, parts)
}

const WHERE: Readonly<Record<Row['where'], string>> = {
  model: "the model's API",
  github: 'GitHub',
  git: 'git',
  turn: 'a turn of the model',
  call: 'a call of a tool',
  effect: 'an effect',
  agent: 'the way of an agent',
  job: 'a job',
}

/** docs/FAILURES.md with the tables as the code has them. */
export const failures = (markdown: string): string =>
  withParts('docs/FAILURES.md', markdown, {
    classes: table(['Class', 'What Pawl does'], Object.entries(CLASSES)),
    failures: table(
      ['Where', 'What is seen', 'Class'],
      TABLE.map(({ where, seen, class: kind, later }) => [
        WHERE[where],
        seen,
        later ? `${kind}, tried again by a later job` : kind,
      ]),
    ),
  })

const withParts = (document: string, markdown: string, parts: Readonly<Record<string, string>>): string =>
  Object.entries(parts).reduce((text, [name, part]) => replaced(document, text, name, part), markdown)

/** Without the comment at the top, which speaks of this repository alone. */
const forUsers = (workflowYaml: string): string =>
  workflowYaml.replace(/^(#.*\n)+/, '').replaceAll(/(OWNER\/pawl)@0{40}/g, '$1@SHA')

const code = (text: string): string => (text === '' ? '' : `\`${text}\``)

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function replaced(document: string, markdown: string, name: string, part: string): string {
  const [start, end] = [`<!-- ${name}: made by \`npm run docs\` -->\n\n`, `\n\n<!-- /${name} -->`]
  const [from, to] = [markdown.indexOf(start), markdown.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${document} has no place for ${name}: ${start.trim()} … ${end.trim()}`)
  return markdown.slice(0, from + start.length) + part + markdown.slice(to)
}

function main(write: boolean): void {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const wanted = {
    'README.md': (now: string) => generated(now, read('action.yml'), read('.github/workflows/pawl.yml')),
    'docs/FAILURES.md': failures,
  }
  for (const [document, make] of Object.entries(wanted)) {
    const now = read(document)
    if (write) writeFileSync(join(root, document), make(now))
    else if (now === make(now)) console.log(`${document} is up to date.`)
    else complain(document, now, make(now))
  }
}

function complain(document: string, now: string, wanted: string): void {
  console.error(`${document} is not what the sources of its generated parts say; \`npm run docs\` mends it:`)
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

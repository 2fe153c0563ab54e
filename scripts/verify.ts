/**
 * npm run verify: what CI's first job runs, one step after the other, ended by the first that is red. `npm run verify --
 * lint knip` runs only these steps, `npm run verify -- --without test` all but these.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

const STEPS = {
  typecheck: npm('typecheck'),
  lint: npm('lint'),
  knip: npm('knip'),
  docs: npm('docs:check'),
  workflows: npm('lint:workflows'),
  dist: () => npm('build')() && distIsCommitted(),
  test: npm('test'),
  demo: npm('demo'),
}
type Step = keyof typeof STEPS

function npm(...args: readonly string[]): () => boolean {
  return () => run('npm', ['run', '--silent', ...args])
}

function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0
}

/** What runs on GitHub is what is committed, so a build must leave nothing to commit. */
function distIsCommitted(): boolean {
  const others = ['ls-files', '--others', '--exclude-standard', '--', 'dist']
  const untracked = spawnSync('git', others, { cwd: root, encoding: 'utf8' }).stdout.trim()
  if (untracked !== '') console.error(`Not committed:\n${untracked}`)
  return run('git', ['diff', '--exit-code', '--stat', '--', 'dist']) && untracked === ''
}

function chosen([first, ...rest]: readonly string[]): readonly Step[] {
  const all = Object.keys(STEPS) as Step[]
  const named = first === '--without' ? rest : [first, ...rest].filter((name) => name !== undefined)
  const unknown = named.filter((name) => !all.some((step) => step === name))
  if (unknown.length > 0) throw new Error(`No step is called ${unknown.join(', ')}. There are ${all.join(', ')}.`)
  if (named.length === 0) return all
  return all.filter((step) => named.includes(step) !== (first === '--without'))
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

const begun = performance.now()
for (const name of chosen(process.argv.slice(2))) {
  const start = performance.now()
  console.log(`\n── ${name}`)
  if (!STEPS[name]()) {
    console.error(`── ${name}: red after ${seconds(start)}. Nothing after it was run.`)
    process.exit(1)
  }
  console.log(`── ${name}: green in ${seconds(start)}`)
}
console.log(`\nEverything is green, in ${seconds(begun)}.`)

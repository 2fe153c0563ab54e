/** The rules that hold where a repository has none of its own. */
import type { Rule } from './config.ts'
import { commandWhy, otherSource } from './outside.ts'
import { clip, oneLine } from './text.ts'
import type { Use } from './uses.ts'

const rule = (decision: Rule['decision'], tool: Rule['tool'], what: Partial<Rule>): Rule => ({
  ...{ decision, tool, paths: [], commands: [], why: '' },
  ...what,
})

export const RULES: readonly Rule[] = [
  rule('deny', 'any', { paths: ['.git'], why: "git's own folder" }),
  rule('deny', 'edit', { paths: ['.husky', '.githooks'], why: 'hooks run on the machines of others' }),
  rule('deny', 'bash', { commands: ['git config core.hooksPath'], why: 'hooks run on the machines of others' }),
  rule('allow', 'any', { paths: ['.env.example', '.env.sample', '.env.template', '.env.dist'] }),
  rule('deny', 'any', {
    paths: [
      ...['.env', '.env.*', '*.pem', '*.p12', '*.pfx', 'id_rsa*', 'id_dsa*', 'id_ecdsa*', 'id_ed25519*', '.ssh'],
      ...['.gnupg', '.aws', '.netrc', '.git-credentials', '.docker/config.json', '**/proc/*/environ', '**/proc/*/mem'],
    ],
    why: 'secrets',
  }),
  rule('ask', 'edit', {
    paths: ['.github/workflows'],
    why: "it decides what runs in this repository; a workflow's own token can't push it",
  }),
  rule('ask', 'edit', { paths: ['.github'], why: 'it decides what runs in this repository' }),
  rule('ask', 'edit', { paths: ['CODEOWNERS'], why: 'it decides who reviews' }),
  rule('ask', 'edit', {
    paths: ['.npmrc', '.yarnrc', '.yarnrc.*', '.pnpmrc', 'pip.conf', 'pip.ini', '.pypirc', '.gemrc'],
    why: 'it decides where packages come from',
  }),
  rule('ask', 'bash', {
    commands: [
      ...[
        'npm publish',
        'pnpm publish',
        'yarn publish',
        'yarn npm publish',
        'bun publish',
        'cargo publish',
        'gem push',
      ],
      ...['twine upload', 'poetry publish', 'uv publish', 'mvn deploy', 'docker push', 'podman push', 'npm unpublish'],
      ...['npm deprecate', 'npm dist-tag', 'npm login', 'npm adduser', 'npm token', 'docker login'],
    ],
    why: 'it reaches a registry as somebody',
  }),
  rule('ask', 'bash', {
    commands: ['npm config set', 'yarn config set', 'pnpm config set', 'pip config set', 'bundle config set'],
    why: 'it may decide where packages come from',
  }),
  rule('ask', 'bash', {
    commands: ['gh', 'hub', 'glab', 'aws', 'gcloud', 'az', 'kubectl', 'helm', 'terraform apply', 'terraform destroy'],
    why: 'it acts outside of the workspace',
  }),
]

/** What one of these rules, or what can't be said by a rule, makes of a use. */
export function builtIn(use: Use, domains: readonly string[], applies: (rule: Rule) => boolean): Judged {
  const found = RULES.find(applies)
  if (found) return judgedBy(found, use)
  const why = use.kind === 'path' ? otherSource(use) : commandWhy(use, domains)
  return why === null ? null : { decision: 'ask', why: `${whatOf(use)} (${why})` }
}

/** Why a use is not simply allowed, null when it is. */
export type Judged = { readonly decision: 'ask' | 'deny'; readonly why: string } | null

export const judgedBy = ({ decision, why }: Rule, use: Use): Judged =>
  decision === 'allow' ? null : { decision, why: `${whatOf(use)}${why && ` (${why})`}` }

const whatOf = (use: Use): string =>
  use.kind === 'path'
    ? `it ${use.access}s ${code(use.path)}`
    : `it runs ${code(use.forms.slice(0, 1).flat().join(' '))}`

const code = (text: string): string => `\`${clip(oneLine(text).replaceAll('`', "'"), MOST_SHOWN)}\``
const MOST_SHOWN = 120

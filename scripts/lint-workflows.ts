/** Checks the workflows and action.yml: actionlint for what is wrong, zizmor for what is unsafe. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { needed } from './tools.ts'

const root = join(import.meta.dirname, '..')

const tools = needed(['actionlint', 'zizmor'])
if (tools) {
  const [actionlint = '', zizmor = ''] = tools
  lint(actionlint, ['-color'])
  lint(zizmor, ['--pedantic', '--offline', '--no-progress', '--quiet', '.github/workflows', 'action.yml'])
  console.log('Workflows and action.yml: nothing to complain about.')
}

function lint(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

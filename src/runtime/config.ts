/** The repository's configuration, read where the task begins and never from its work (S4). */
import { type Config, configErrors, DEFAULT_CONFIG, MAX_CONFIG, readConfig } from '../core/config.ts'
import { Fatal } from '../ports/failures.ts'
import type { Deps } from './deps.ts'
import { refuseConfig } from './refuse.ts'
import { retrying } from './retrying.ts'

/** Defaults when there is no such file. Throws Fatal with every error in it, which are told on the issue as well. */
export async function loadConfig(deps: Deps, sha: string): Promise<Config> {
  const {
    branches,
    config: { path, parse },
    clock,
    cancel,
  } = deps
  const text = await retrying(clock, cancel, () => branches.readFile(sha, path))
  if (text === null) return DEFAULT_CONFIG
  const parsed = text.length > MAX_CONFIG ? TOO_LONG : await parse(text)
  const read = readConfig(parsed)
  if (read.ok) return read.config
  await refuseConfig(deps, text, read.errors)
  throw new Fatal(
    configErrors(path, sha, read.errors),
    `correct \`${path}\` on the default branch; then run this job again, or leave it to the sweep, which starts one when the file has changed. Nothing was begun and nothing is lost; tasks that are open keep the configuration that they began with.`,
  )
}

const TOO_LONG = { problems: [`The file is longer than ${MAX_CONFIG / 1024} KB.`] }

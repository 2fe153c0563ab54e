/**
 * Records golden journals of today's schema version under test/journals: `record-journals.ts [name …]`. Each is the
 * journal of a real run of the built action (`npm run build` first), made equal from one recording to the next in what
 * differs by chance: addresses, times, folders, ids of commits. Journals of a released version are never recorded again.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { decode } from '../src/core/codec.ts'
import { type Event, type Recorded, SCHEMA_VERSION } from '../src/core/events.ts'
import { essentials } from '../test/support/essentials.ts'
import { START, sha256 } from '../test/support/given.ts'
import { linesOf } from '../test/support/lines.ts'
import { readJournal } from '../test/support/tally.ts'
import type { World } from '../test/world/world.ts'
import { openStory, STORIES } from './journals/stories.ts'

const FOLDER = join(import.meta.dirname, '..', 'test', 'journals', `v${SCHEMA_VERSION}`)

const TIMES = new Set(['at', 'labeledAt'])

const wanted = process.argv.slice(2)
mkdirSync(FOLDER, { recursive: true })
for (const story of STORIES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const pawl = await openStory(story)
  try {
    const task = await story.play(pawl)
    const { lines } = linesOf(plain(pawl.world, await readJournal(pawl.world, task)))
    const text = lines.map((line) => `${line}\n`).join('')
    const decoded = decode([{ name: story.name, text }], sha256)
    if (!decoded.ok) throw new Error(`${story.name}: ${JSON.stringify(decoded.broken)}`)
    writeFileSync(join(FOLDER, `${story.name}.jsonl`), text)
    writeFileSync(
      join(FOLDER, `${story.name}.expected.json`),
      `${JSON.stringify(essentials(decoded.events), null, 2)}\n`,
    )
    console.log(`${story.name}: ${lines.length} events`)
  } finally {
    await pawl.close()
  }
}

/** The same facts without what differs from one recording to the next. */
function plain(world: World, events: readonly Recorded[]): readonly Event[] {
  const commits = events.flatMap(({ type, data }) =>
    type === 'effect.completed' && data.evidence.sha ? [data.evidence.sha] : [],
  )
  const root = dirname(dirname(world.bare))
  let text = JSON.stringify(events.map(({ type, data }) => ({ type, data })))
  for (const [index, commit] of [...new Set(commits)].entries()) {
    const stable = sha256(`commit ${index + 1}`).slice(0, 40)
    text = text.replaceAll(commit, stable).replaceAll(commit.slice(0, 7), stable.slice(0, 7))
  }
  text = text
    .replaceAll(world.serverUrl, 'https://github.example')
    .replaceAll(world.apiUrl, 'https://api.github.example')
    .replaceAll(root, '/runner')
    .replaceAll(/\| (Spent|Turns|Time) \|[^|]*\|/g, '| $1 | … |')
    .replaceAll(/\(\d+(?:\.\d+)? s\)/g, '(1.0 s)')
    .replaceAll(/stopped-\d+/g, `stopped-${START}`)
    .replaceAll(/ after \d+(?:\.\d+)? s\]/g, ' after 1.0 s]')
    .replaceAll(/http:\/\/(?:127\.0\.0\.1|localhost):\d+/g, 'https://model.example')
  const calm = (key: string, value: unknown) => (key === 'seconds' ? 1 : TIMES.has(key) ? START : value)
  return JSON.parse(text, calm) as readonly Event[]
}

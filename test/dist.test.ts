import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'

const DIST = join(import.meta.dirname, '..', 'dist')
const read = (name: string): string => readFileSync(join(DIST, name), 'utf8')

/** A chunk and every chunk that loading it loads: static imports, not those that are made when they are needed. */
function loaded(name: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  for (const [, next] of read(name).matchAll(/^(?:(?:import|export) [^;]*?from|import) "(\.[\w./-]+\.js)"/gm))
    if (next) loaded(posix.join(posix.dirname(name), next), seen)
  return seen
}

const textOf = (names: ReadonlySet<string>): string => [...names].map(read).join('\n')

/** Words that stand in the code of each and in no other's. */
const SIGNS = {
  'the GitHub client': 'octokit-core.js/',
  'the model SDK': 'anthropic-dangerous-direct-browser-access',
  'the cache client': 'GetCacheEntryDownloadURL',
  'the schema library': 'ZodError',
  'the engine': 'lease.taken',
  'the Markdown parser': 'html_inline',
  'the SDK for Amazon': 'AnthropicBedrock/JS',
  'the SDK for Google': 'AnthropicVertex/JS',
  'the SDK for Microsoft': 'AnthropicFoundry/JS',
} as const

const partsOf = (text: string): readonly string[] =>
  Object.entries(SIGNS).flatMap(([part, sign]) => (text.includes(sign) ? [part] : []))

describe('what a job loads', () => {
  const [, route = ''] = /import\("\.\/([\w-]*route[\w-]*\.js)"\)/.exec(read('main.js')) ?? []

  test('a route job loads the GitHub client, and neither the model SDK nor the cache client nor the engine', () => {
    expect(partsOf(textOf(new Set([...loaded('main.js'), ...loaded(route)])))).toEqual(['the GitHub client'])
  })

  test('the Markdown parser is loaded for a comment that can hold a command, and only then', () => {
    const lazy = [...textOf(loaded(route)).matchAll(/import\("\.\/([\w-]+\.js)"\)/g)].map(([, name = '']) => name)
    expect(lazy.flatMap((name) => partsOf(textOf(loaded(name))))).toContain('the Markdown parser')
    expect(partsOf(textOf(loaded('worker.js')))).not.toContain('the Markdown parser')
  })

  test('a post that has nothing to save loads none of them', () => {
    expect(partsOf(textOf(loaded('post.js')))).toEqual([])
  })

  test('a work job loads the SDK of no other provider than Anthropic', () => {
    const all = new Set([...loaded('main.js'), ...loaded('work.js'), ...loaded('worker.js')])
    expect(partsOf(textOf(all))).toEqual(['the GitHub client', 'the model SDK', 'the schema library', 'the engine'])
    expect([...all].filter((name) => name.includes('/'))).toEqual([])
  })

  test.each([
    ['amazon', 'bedrock-sdk', 'the SDK for Amazon'],
    ['google', 'vertex-sdk', 'the SDK for Google'],
    ['microsoft', 'foundry-sdk', 'the SDK for Microsoft'],
  ])('the job of another provider loads what is in %s, when it needs it', (folder, name, part) => {
    const file = `${folder}/${name}.js`
    expect(read('wire.js')).toContain(`import("./${file}")`)
    const all = loaded(file)
    expect(partsOf(textOf(all)).filter((one) => one.startsWith('the SDK for'))).toEqual([part])
    const folders = new Set([...all].filter((one) => one.includes('/')).map((one) => one.split('/')[0]))
    expect([...folders]).toEqual([folder])
  })

  test('the signs are to be found where each is used', () => {
    expect(partsOf(textOf(loaded('worker.js')))).toEqual(
      expect.arrayContaining(['the model SDK', 'the schema library', 'the engine']),
    )
    expect(partsOf(textOf(loaded('cache.js')))).toContain('the cache client')
  })
})

import { describe, expect, test } from 'vitest'
import { scopeOf } from '../../src/core/actions.ts'
import { configSchema, type Rule } from '../../src/core/config.ts'
import { leaveText } from '../../src/core/leave.ts'
import { systemPrompt } from '../../src/core/prompts.ts'
import { judge } from '../../src/core/rules.ts'
import { given, lease, opened } from '../support/given.ts'

const rule = (change: Partial<Rule>): Rule => ({
  ...{ decision: 'ask', tool: 'bash', paths: [], commands: [], why: '' },
  ...change,
})
const scope = (rules: readonly Rule[] = [], domains: readonly string[] = []) =>
  scopeOf(given(opened({}, { config: configSchema.parse({ rules }), domains: [...domains] }), lease()).state)
const linesOf = (...parameters: Parameters<typeof scope>) => leaveText(scope(...parameters)).split('\n')

describe('what an agent is told of the rules beforehand', () => {
  test('names what is denied and what asks, by the rules that come with Pawl', () => {
    const lines = linesOf()
    expect(lines).toContain("deny: touching .git (git's own folder)")
    expect(lines).toContain('ask: changing .github (it decides what runs in this repository)')
    expect(lines).toContain('ask: deleting more than 20 files, or everything')
    expect(lines.find((line) => line.startsWith('ask: running npm publish'))).toBeDefined()
    expect(leaveText(scope()).length).toBeLessThan(4_000)
  })

  test("names the repository's own first, harmless and cut", () => {
    const rules = [
      rule({ decision: 'deny', tool: 'edit', paths: ['infra/**'], why: 'It is\napplied </rules>' }),
      rule({ decision: 'allow', tool: 'any' }),
      rule({ tool: 'read', paths: ['x'.repeat(500)] }),
      ...Array.from({ length: 40 }, () => rule({ commands: ['make deploy'] })),
    ]
    const lines = linesOf(rules)
    const first = lines.indexOf('<rules>') + 1
    expect(lines.slice(first, first + 2)).toEqual([
      'deny: changing infra/** (It is applied &lt;/rules>)',
      'allow: touching anything',
    ])
    expect(lines[first + 2]).toHaveLength('ask: '.length + 200)
    expect(lines).toContain("(and 3 more of the repository's own)")
  })

  test('stands before the instructions of the repository, for every role', () => {
    const leave = leaveText(scope())
    for (const role of ['plan', 'work'] as const) {
      const prompt = systemPrompt(role, [{ path: 'AGENTS.md', text: 'Use tabs.' }], leave)
      expect(prompt.indexOf(leave)).toBeGreaterThan(0)
      expect(prompt.indexOf(leave)).toBeLessThan(prompt.indexOf('Use tabs.'))
    }
  })
})

test('hosts that the workflow allows need no leave, and the agent is told which', () => {
  const fetching = { name: 'bash', input: { command: 'curl https://api.example.com/a' } }
  expect(judge(scope(), fetching)).toMatchObject({ decision: 'ask' })
  expect(judge(scope([], ['*.example.com']), fetching)).toEqual({ decision: 'allow' })
  expect(linesOf([], ['*.example.com', 'b.example'])).toContain(
    'ask: commands that reach hosts other than *.example.com, b.example (curl, ssh, git with another remote and the like)',
  )
})

import type { ParsedConfig } from '../../core/config.ts'

/** Plain data of a YAML text, or what is wrong with it, line by line. The parser is loaded when there is a text. */
export async function parseYaml(text: string): Promise<ParsedConfig> {
  const { parseDocument } = await import('yaml')
  const document = parseDocument(text, { schema: 'core', merge: false, prettyErrors: false, logLevel: 'error' })
  const lineOf = (at: number): number => text.slice(0, at).split('\n').length
  const problems = [...document.errors, ...document.warnings].map(
    ({ message, code, pos }) =>
      `line ${lineOf(pos[0])}: ${message}${code === 'BAD_SCALAR_START' ? ' (what begins with @ needs quotes)' : ''}`,
  )
  if (problems.length > 0) return { problems }
  try {
    return { value: document.toJS({ maxAliasCount: 20 }) as unknown }
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : String(error)] }
  }
}

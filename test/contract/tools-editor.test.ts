import { describe, expect, test } from 'vitest'
import { EDIT, use, workshop } from './tools-workshop.ts'

describe('editor', () => {
  const LF = 'one\ntwo\nthree\ntwo\n'
  const CRLF = LF.replaceAll('\n', '\r\n')

  test('view numbers lines, all or a range', async () => {
    const { context } = workshop({ 'a.txt': CRLF })
    expect((await use(EDIT, { command: 'view', path: 'a.txt' }, context)).text).toBe(
      '     1\tone\n     2\ttwo\n     3\tthree\n     4\ttwo',
    )
    const part = await use(EDIT, { command: 'view', path: 'a.txt', view_range: [3, -1] }, context)
    expect(part.text).toBe('     3\tthree\n     4\ttwo\n[lines 3 to 4 of 4]')
    expect(await use(EDIT, { command: 'view', path: 'a.txt', view_range: [9, -1] }, context)).toMatchObject({
      ok: false,
    })
    expect((await use(EDIT, { command: 'view', path: '.' }, context)).text).toBe('a.txt')
  })

  test.each([
    ['three', 'drei', LF, 'one\ntwo\ndrei\ntwo\n'],
    ['one\ntwo', 'eins\nzwei', CRLF, 'eins\r\nzwei\r\nthree\r\ntwo\r\n'],
    ['three', 'drei\nvier', CRLF, 'one\r\ntwo\r\ndrei\r\nvier\r\ntwo\r\n'],
    ['\nthree\n', '\n', CRLF, 'one\r\ntwo\r\ntwo\r\n'],
    ['three', '$& $1 $$', LF, 'one\ntwo\n$& $1 $$\ntwo\n'],
    ['b\n', 'B\nC\n', 'a\r\nb\nc\r\n', 'a\r\nB\nC\nc\r\n'],
    ['two\nthree', '', LF, 'one\n\ntwo\n'],
  ])('R48: str_replace %j by %j keeps the line ends of %j', async (old_str, new_str, before, after) => {
    const { context, text } = workshop({ 'a.txt': before })
    const outcome = await use(EDIT, { command: 'str_replace', path: 'a.txt', old_str, new_str }, context)
    expect(outcome.ok).toBe(true)
    expect(text('a.txt')).toBe(after)
  })

  test.each([
    ['two', 'x', '2 times in the file, at lines 2, 4'],
    ['four', 'x', 'not in the file'],
    ['  three  ', 'x', 'its first line is at line 3'],
    ['one', 'one', 'the same'],
  ])('str_replace of %j is refused with the reason', async (old_str, new_str, words) => {
    const { context, text } = workshop({ 'a.txt': LF })
    const outcome = await use(EDIT, { command: 'str_replace', path: 'a.txt', old_str, new_str }, context)
    expect(outcome).toMatchObject({ ok: false, text: expect.stringContaining(words) })
    expect(text('a.txt')).toBe(LF)
  })

  test('matches that overlap count each', async () => {
    const { context } = workshop({ 'a.txt': 'aaa\n' })
    const outcome = await use(EDIT, { command: 'str_replace', path: 'a.txt', old_str: 'aa', new_str: 'b' }, context)
    expect(outcome.text).toContain('2 times')
  })

  test.each([
    [0, 'zero', LF, 'zero\none\ntwo\nthree\ntwo\n'],
    [2, 'new\n', LF, 'one\ntwo\nnew\nthree\ntwo\n'],
    [4, 'end', CRLF, 'one\r\ntwo\r\nthree\r\ntwo\r\nend\r\n'],
    [1, 'two', 'one', 'one\ntwo\n'],
    [0, 'first', '', 'first\n'],
  ])('R48: insert below line %i of %j', async (insert_line, insert_text, before, after) => {
    const { context, text } = workshop({ 'a.txt': before })
    const outcome = await use(EDIT, { command: 'insert', path: 'a.txt', insert_line, insert_text }, context)
    expect(outcome.ok).toBe(true)
    expect(text('a.txt')).toBe(after)
  })

  test('insert below a line that is not there is refused', async () => {
    const { context } = workshop({ 'a.txt': LF })
    const input = { command: 'insert', path: 'a.txt', insert_line: 5, insert_text: 'x' }
    expect((await use(EDIT, input, context)).text).toContain('the file has 4 lines')
  })

  test('create writes a new file as it is, and keeps CRLF when it replaces one', async () => {
    const { context, text } = workshop({ 'a.txt': CRLF })
    expect((await use(EDIT, { command: 'create', path: 'b/c.txt', file_text: 'x\n' }, context)).text).toContain('Wrote')
    expect(text('b/c.txt')).toBe('x\n')
    await use(EDIT, { command: 'create', path: 'a.txt', file_text: 'x\ny\n' }, context)
    expect(text('a.txt')).toBe('x\r\ny\r\n')
  })

  test.each(['../x', '.git/hooks/pre-commit'])('S2: %s is refused', async (path) => {
    const outcome = await use(EDIT, { command: 'create', path, file_text: 'x' }, workshop().context)
    expect(outcome.ok).toBe(false)
  })
})

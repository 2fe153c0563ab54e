/**
 * The lines of a comment that a reader sees as plain text of its writer, by number from 0 (lines end with LF, CRLF or CR):
 * no line of a quote, a list, a heading, a table, code, HTML or a link. None at all when no line begins with a slash.
 */
export type PlainLines = (markdown: string) => Promise<readonly number[]>

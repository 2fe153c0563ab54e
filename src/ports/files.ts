/** What a file operation came to, told to the agent in words. */
export type FileProblem = { readonly problem: string }

/** The workspace's files for the agent's tools. Paths are relative to the repository; none leads out of it. */
export interface Files {
  /** Text of a file, or entries of a folder (folders end in /). */
  read(path: string): Promise<{ readonly text: string } | { readonly entries: readonly string[] } | FileProblem>
  /** Writes the whole file and makes the folders above it. */
  write(path: string, text: string): Promise<FileProblem | null>
  /** Lines that match a regular expression, as `path:line:text`, at most `limit`. */
  search(pattern: string, path: string, limit: number): Promise<{ readonly lines: readonly string[] } | FileProblem>
}

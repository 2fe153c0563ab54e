/** Which of the changed files are tests: whoever trusts a verification has to know when these were changed too. */

const TESTS = [
  /(^|\/)(tests?|__tests__|specs?|e2e|testdata|__snapshots__)\//i,
  /(^|[./_-])(tests?|specs?)\.[a-z]+$/i,
  /(^|\/)(test[_-][^/]*|conftest)\.[a-z]+$/i,
  /[a-z\d](Tests?|TestCase|Specs?)\.[a-z]+$/,
] as const

const isTest = (path: string): boolean => TESTS.some((pattern) => pattern.test(path))

export interface TestFile {
  readonly path: string
  readonly gone?: true | undefined
}

/** Of these changes those to tests; what is gone has no object. */
export const testFiles = (
  changes: readonly { readonly path: string; readonly object: string | null }[],
): readonly TestFile[] =>
  changes
    .filter(({ path }) => isTest(path))
    .map(({ path, object }) => ({ path, ...(object === null && { gone: true }) }))

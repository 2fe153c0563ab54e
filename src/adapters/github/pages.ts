/** How many entries a page of GitHub's lists has at most. */
export const PAGE = 100

/**
 * All that is in a list of things that people can delete. What is deleted between two pages moves another off the page that
 * comes next, so a list of more than one page is read twice.
 */
export async function everyPage<T extends { readonly id: number }>(ask: () => Promise<readonly T[]>) {
  const first = await ask()
  if (first.length <= PAGE) return first
  const again = await ask()
  const there = new Set(again.map(({ id }) => id))
  return [...first.filter(({ id }) => !there.has(id)), ...again].toSorted((a, b) => a.id - b.id)
}

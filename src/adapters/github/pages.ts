/** How many entries a page of GitHub's lists has at most. */
export const PAGE = 100

/**
 * All that is in a list of things that people can delete. What is deleted between two pages moves another off the page that
 * comes next, so a list of more than one page is read twice.
 */
export async function everyPage<T extends { readonly id: number }>(
  ask: () => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const first = await ask()
  if (isOnePage(first)) return first
  const again = await ask()
  const there = new Set(again.map(({ id }) => id))
  return [...first.filter(({ id }) => !there.has(id)), ...again].toSorted((a, b) => a.id - b.id)
}

/** The one entry that is looked for in such a list. */
export async function onAnyPage<T>(
  ask: () => Promise<readonly T[]>,
  isIt: (entry: T) => boolean,
): Promise<T | undefined> {
  const first = await ask()
  return first.find(isIt) ?? (isOnePage(first) ? undefined : (await ask()).find(isIt))
}

/** A list that is just full may have lost its second page while it was read. */
const isOnePage = (list: readonly unknown[]): boolean => list.length < PAGE

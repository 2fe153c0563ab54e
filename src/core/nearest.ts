/** The known word that is most like what was written, null when none is near enough to be what was meant. */
export function nearest(word: string, known: readonly string[]): string | null {
  const [best] = known
    .map((name) => ({ name, steps: distance(word.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.steps - b.steps)
  return best && best.steps <= Math.max(2, best.name.length / 3) ? best.name : null
}

/** How many letters have to be changed, added or left out. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length }, (_, index) => index + 1)
  let steps = b.length
  for (const [line, letter] of [...a].entries()) {
    let before = line
    steps = line + 1
    row = row.map((above, column) => {
      const changed = before + (letter === b.charAt(column) ? 0 : 1)
      before = above
      steps = Math.min(changed, above + 1, steps + 1)
      return steps
    })
  }
  return steps
}

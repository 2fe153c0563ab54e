/** The middle value: what a noisy machine can be quoted with. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Runs the two in turn, `rounds` times after one warm-up, and returns the milliseconds of each. */
export async function paired(
  rounds: number,
  a: () => Promise<number>,
  b: () => Promise<number>,
): Promise<{ readonly a: readonly number[]; readonly b: readonly number[] }> {
  await a()
  await b()
  const times = { a: [] as number[], b: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    times.a.push(await a())
    times.b.push(await b())
  }
  return times
}

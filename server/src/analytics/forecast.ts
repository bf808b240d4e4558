/** The probability of each number of successes, from 0 to all, when each success has its own probability. */
export function countChances(chances: readonly number[]): number[] {
  let counts = [1]
  for (const chance of chances) {
    const next = Array.from({ length: counts.length + 1 }, () => 0)
    for (const [count, likely] of counts.entries()) {
      next[count] = (next[count] ?? 0) + likely * (1 - chance)
      next[count + 1] = (next[count + 1] ?? 0) + likely * chance
    }
    counts = next
  }
  return counts
}

/** The range that contains at least 80% of cases, with at most 10% below and 10% above. */
export function likelyRange(chances: readonly number[]): { low: number; high: number } {
  const counts = countChances(chances)
  let below = 0
  let low = 0
  let high = counts.length - 1
  for (const [count, likely] of counts.entries()) {
    if (below <= 0.1) low = count
    below += likely
    if (below >= 0.9) {
      high = count
      break
    }
  }
  return { low, high }
}

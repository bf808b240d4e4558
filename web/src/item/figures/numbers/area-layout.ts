/**
 * Lengths that add up to `total`, in proportion to `sizes`, each at least its minimum. If the minimums alone exceed the
 * total, all are shrunk equally.
 */
export function fitted(sizes: readonly number[], min: readonly number[], total: number): number[] {
  const needed = min.reduce((sum, each) => sum + each, 0)
  if (needed >= total) return min.map((each) => (each * total) / needed)
  const raised = new Set<number>()
  for (;;) {
    const spare = total - [...raised].reduce((sum, index) => sum + (min[index] ?? 0), 0)
    const free = sizes.reduce((sum, size, index) => (raised.has(index) ? sum : sum + size), 0)
    const lengths = sizes.map((size, index) =>
      raised.has(index) ? (min[index] ?? 0) : (size / free) * spare,
    )
    const short = lengths.findIndex((length, index) => length < (min[index] ?? 0) - 1e-9)
    if (short === -1) return lengths
    raised.add(short)
  }
}

/** The start of each segment, and the end of the last. */
export function starts(lengths: readonly number[], from: number): number[] {
  const edges = [from]
  for (const length of lengths) edges.push((edges.at(-1) ?? from) + length)
  return edges
}

/**
 * Lengths that add up to `total`, in proportion to `sizes`, each at least its minimum. If the minimums alone exceed the
 * total, all are shrunk equally.
 */
export function fitted(sizes: readonly number[], least: readonly number[], total: number): number[] {
  const needed = least.reduce((sum, each) => sum + each, 0)
  if (needed >= total) return least.map((each) => (each * total) / needed)
  const raised = new Set<number>()
  for (;;) {
    const spare = total - [...raised].reduce((sum, index) => sum + (least[index] ?? 0), 0)
    const free = sizes.reduce((sum, size, index) => (raised.has(index) ? sum : sum + size), 0)
    const lengths = sizes.map((size, index) =>
      raised.has(index) ? (least[index] ?? 0) : (size / free) * spare,
    )
    const short = lengths.findIndex((length, index) => length < (least[index] ?? 0) - 1e-9)
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

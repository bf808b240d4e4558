/**
 * Middles of things in a row, in the order given, that stand at least `gap` apart and as near to where they are
 * wanted as that allows (least squares, by pooling neighbours that would touch: Ayer and others, 1955).
 */
export function stacked(wanted: readonly number[], sizes: readonly number[], gap: number): number[] {
  const blocks: { first: number; count: number; start: number }[] = []
  // Distance from the start of the row to each middle if all stood packed.
  const packed: number[] = []
  let used = 0
  sizes.forEach((size, index) => {
    packed[index] = used + size / 2
    used += size + gap
  })
  wanted.forEach((middle, index) => {
    let block = { first: index, count: 1, start: middle - (packed[index] ?? 0) }
    let last = blocks.at(-1)
    while (last !== undefined && last.start > block.start) {
      blocks.pop()
      const count = last.count + block.count
      block = {
        first: last.first,
        count,
        start: (last.start * last.count + block.start * block.count) / count,
      }
      last = blocks.at(-1)
    }
    blocks.push(block)
  })
  return blocks.flatMap((block) =>
    Array.from({ length: block.count }, (_, index) => block.start + (packed[block.first + index] ?? 0)),
  )
}

/** The same, kept inside `from`..`to` where there is room for all. */
export function stackedWithin(
  wanted: readonly number[],
  sizes: readonly number[],
  gap: number,
  from: number,
  to: number,
): number[] {
  const free = stacked(wanted, sizes, gap)
  const lows = free.map((middle, index) => {
    const before = sizes.slice(0, index).reduce((sum, size) => sum + size + gap, 0)
    return Math.max(middle, from + before + (sizes[index] ?? 0) / 2)
  })
  return lows.map((middle, index) => {
    const after = sizes.slice(index + 1).reduce((sum, size) => sum + size + gap, 0)
    return Math.min(middle, to - after - (sizes[index] ?? 0) / 2)
  })
}

/**
 * Centers of items in a row, in the given order, without overlap and as near their wanted positions as possible (least
 * squares, by pooling neighbors that would touch: Ayer and others, 1955).
 */
export function stacked(wanted: readonly number[], sizes: readonly number[], gap: number): number[] {
  const blocks: { first: number; count: number; start: number }[] = []
  // The distance from the start of the row to each center if all items were packed.
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

/** The same, within `from`..`to` if all items fit. */
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

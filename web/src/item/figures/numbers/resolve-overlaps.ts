/**
 * Positions along one direction for items that prefer `at`, moved as little as possible so that they do not touch.
 * Items that would touch form a block around the mean of their preferences (pooling, as in isotonic regression).
 */
export function resolveOverlaps(wishes: readonly { at: number; size: number }[]): number[] {
  const order = wishes.map((preferred, index) => ({ ...preferred, index })).toSorted((a, b) => a.at - b.at)
  interface Block {
    members: typeof order
    size: number
    middle: number
  }
  const middleOf = (members: typeof order): number => {
    const size = members.reduce((sum, member) => sum + member.size, 0)
    let offset = -size / 2
    let sum = 0
    for (const member of members) {
      sum += member.at - (offset + member.size / 2)
      offset += member.size
    }
    return sum / members.length
  }
  const blocks: Block[] = []
  for (const preferred of order) {
    let block: Block = { members: [preferred], size: preferred.size, middle: preferred.at }
    for (let last = blocks.at(-1); last !== undefined; last = blocks.at(-1)) {
      if (last.middle + last.size / 2 <= block.middle - block.size / 2) break
      blocks.pop()
      const members = [...last.members, ...block.members]
      block = { members, size: last.size + block.size, middle: middleOf(members) }
    }
    blocks.push(block)
  }
  const places: number[] = wishes.map(({ at }) => at)
  for (const { members, size, middle } of blocks) {
    let start = middle - size / 2
    for (const member of members) {
      places[member.index] = start + member.size / 2
      start += member.size
    }
  }
  return places
}

/** The same, between two walls; if there is not enough space, items extend beyond the second wall. */
export function resolveOverlapsWithin(
  wishes: readonly { at: number; size: number }[],
  from: number,
  to: number,
): number[] {
  const places = resolveOverlaps(wishes)
  const order = wishes.map((_, index) => index).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
  const half = (index: number) => (wishes[index]?.size ?? 0) / 2
  let wall = to
  for (const index of order.toReversed()) {
    places[index] = Math.min(places[index] ?? 0, wall - half(index))
    wall = (places[index] ?? 0) - half(index)
  }
  wall = from
  for (const index of order) {
    places[index] = Math.max(places[index] ?? 0, wall + half(index))
    wall = (places[index] ?? 0) + half(index)
  }
  return places
}

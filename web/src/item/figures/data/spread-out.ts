/**
 * Heights for the names on one side, in order and without overlap, as near their sectors as possible: neighbors that
 * would touch share the average of their wanted heights (pool adjacent violators; Ayer and others, 1955).
 */
export function spreadOut(wanted: readonly { y: number; tall: number }[]): number[] {
  let below = 0
  const blocks: { sum: number; offsets: number[] }[] = []
  for (const { y, tall } of wanted) {
    const offset = below + tall / 2
    below += tall
    let block = { sum: y - offset, offsets: [offset] }
    for (let last = blocks.at(-1); last && mean(last) > mean(block); last = blocks.at(-1)) {
      blocks.pop()
      block = { sum: last.sum + block.sum, offsets: [...last.offsets, ...block.offsets] }
    }
    blocks.push(block)
  }
  return blocks.flatMap((block) => block.offsets.map((offset) => mean(block) + offset))
}

const mean = ({ sum, offsets }: { sum: number; offsets: readonly number[] }) => sum / offsets.length

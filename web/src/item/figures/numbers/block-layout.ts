export const blockKinds = ['thousand', 'hundred', 'ten', 'one'] as const
export type BlockKind = (typeof blockKinds)[number]

/** The number of blocks of each kind. */
export type BlockCounts = Record<BlockKind, number>

export interface PlacedBlock {
  kind: BlockKind
  x: number
  y: number
  isCrossedOut: boolean
}

/** A thousand cube is seen slightly from above and from the right, by this fraction of its edge. */
export const depth = 0.4

/** The width and height of a block in pixels, for a unit cube's edge length. */
export function blockSize(kind: BlockKind, edge: number): { wide: number; tall: number } {
  switch (kind) {
    case 'thousand':
      return { wide: edge * 10 * (1 + depth), tall: edge * 10 * (1 + depth) }
    case 'hundred':
      return { wide: edge * 10, tall: edge * 10 }
    case 'ten':
      return { wide: edge, tall: edge * 10 }
    case 'one':
      return { wide: edge, tall: edge }
  }
}

const gaps: Record<BlockKind, number> = { thousand: 12, hundred: 10, ten: 5, one: 5 }
const stack = 5
const betweenKinds = 22
const betweenFives = 7
const betweenRows = 14

/**
 * Blocks from left to right, largest first, in as many rows as needed, aligned at the bottom. Rods and stacks of unit
 * cubes have a wider gap after every five, so that they can be counted at a glance.
 */
export function placeBlocks(
  counts: BlockCounts,
  crossedOut: Partial<BlockCounts>,
  edge: number,
  width: number,
): { blocks: PlacedBlock[]; wide: number; tall: number } {
  interface Column {
    kind: BlockKind
    wide: number
    gap: number
    /** Indexes of the blocks in this column, from the top. */
    members: number[]
    tall: number
  }
  const columns: Column[] = []
  for (const kind of blockKinds) {
    const { wide, tall } = blockSize(kind, edge)
    const perColumn = kind === 'one' ? stack : 1
    for (let start = 0; start < counts[kind]; start += perColumn) {
      const members = Array.from({ length: Math.min(perColumn, counts[kind] - start) }, (_, at) => start + at)
      const isFifth = kind === 'ten' && start > 0 && start % 5 === 0
      const gap = start === 0 ? betweenKinds : gaps[kind] + (isFifth ? betweenFives : 0)
      const all = members.length * tall + (members.length - 1) * gaps.one
      columns.push({ kind, members, wide, tall: all, gap })
    }
  }

  const rows: { columns: (Column & { x: number })[]; wide: number; tall: number }[] = []
  for (const [index, column] of columns.entries()) {
    const row = rows.at(-1)
    const needed =
      column.gap + (column.members.includes(0) ? combinedWidth(columns.slice(index)) : column.wide)
    if (row && row.wide + needed <= width) {
      row.columns.push({ ...column, x: row.wide + column.gap })
      row.wide += column.gap + column.wide
      row.tall = Math.max(row.tall, column.tall)
    } else {
      rows.push({ columns: [{ ...column, x: 0 }], wide: column.wide, tall: column.tall })
    }
  }

  /** Rods and unit cubes stay together if one row can hold them all. */
  function combinedWidth([first, ...later]: readonly Column[]): number {
    if (!first) return 0
    const others = later.filter((other) => other.kind === first.kind)
    const all = others.reduce((sum, other) => sum + other.gap + other.wide, first.wide)
    return first.kind === 'thousand' || first.kind === 'hundred' || all > width ? first.wide : all
  }

  const blocks: PlacedBlock[] = []
  let top = 0
  for (const row of rows) {
    for (const { kind, members, x } of row.columns) {
      const { tall } = blockSize(kind, edge)
      for (const [index, member] of members.entries()) {
        const y = top + row.tall - tall - (members.length - 1 - index) * (tall + gaps.one)
        const isCrossedOut = member >= counts[kind] - (crossedOut[kind] ?? 0)
        blocks.push({ kind, x, y, isCrossedOut })
      }
    }
    top += row.tall + betweenRows
  }
  return { blocks, wide: Math.max(0, ...rows.map((row) => row.wide)), tall: Math.max(0, top - betweenRows) }
}

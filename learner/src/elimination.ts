/** A link on the map, as seen from one of its nodes. */
export interface Link {
  /** The node at the other end. */
  to: number
  /** Variance of the difference between the two ends. */
  variance: number
}

/**
 * The elimination plan for a map's equations. Nodes are eliminated in order, and each leaves a column of entries for
 * the later nodes that it touches. The plan is computed once per map, so that solving is plain arithmetic.
 */
export interface Elimination {
  /** The node eliminated at each place, and the place of each node. */
  order: Int32Array
  places: Int32Array
  /** Where each place's column of entries begins, with the total at the end. */
  starts: Int32Array
  /** The later place (row) of each entry, ascending within a column. */
  rows: Int32Array
  /**
   * For each column, for each pair of its entries: the index of the entry at the row of one and the column of the
   * other.
   */
  targets: Int32Array
  /** The initial entries by index, and the initial diagonal by place, before there is evidence. */
  entries: Float64Array
  diagonal: Float64Array
  /** Scratch space for a solution. The next solution overwrites it. */
  workbench: Workbench
}

export interface Workbench {
  /** The entries, the diagonal, and the right-hand side while the equations are being solved. */
  entries: Float64Array
  diagonal: Float64Array
  solved: Float64Array
  /** A column of the inverse; all 0 when not in use. */
  column: Float64Array
}

/** Eliminates the node with the fewest neighbors first, to keep fill-in small (Tinney and Walker 1967). */
export function planElimination(links: readonly (readonly Link[])[]): Elimination {
  const count = links.length
  const near = links.map((own) => new Set(own.map(({ to }) => to)))
  const left = new Set(near.keys())
  const order: number[] = []
  const columns: number[][] = []
  while (left.size > 0) {
    const node = fewest(near, left)
    const others = [...(near[node] ?? [])]
    left.delete(node)
    order.push(node)
    columns.push(others)
    for (const one of others) {
      const touched = near[one]
      touched?.delete(node)
      for (const other of others) if (other !== one) touched?.add(other)
    }
  }

  const place = new Int32Array(count)
  for (const [at, node] of order.entries()) place[node] = at
  const placed = columns.map((nodes) => nodes.map((node) => place[node] ?? 0).toSorted((a, b) => a - b))
  const starts = new Int32Array(count + 1)
  for (const [at, rows] of placed.entries()) starts[at + 1] = (starts[at] ?? 0) + rows.length
  const slotOf = placed.map((rows, at) => new Map(rows.map((row, index) => [row, (starts[at] ?? 0) + index])))
  const targets = placed.flatMap((rows) =>
    rows.flatMap((row, index) => rows.slice(index + 1).map((later) => slotOf[row]?.get(later) ?? 0)),
  )

  const entries = new Float64Array(starts[count] ?? 0)
  const diagonal = new Float64Array(count)
  for (const [node, own] of links.entries()) {
    const at = place[node] ?? 0
    for (const { to, variance } of own) {
      diagonal[at] = (diagonal[at] ?? 0) + 1 / variance
      const slot = slotOf[at]?.get(place[to] ?? 0)
      if (slot !== undefined) entries[slot] = (entries[slot] ?? 0) - 1 / variance
    }
  }
  return {
    order: Int32Array.from(order),
    places: place,
    starts,
    rows: Int32Array.from(placed.flat()),
    targets: Int32Array.from(targets),
    entries,
    diagonal,
    workbench: {
      entries: new Float64Array(entries.length),
      diagonal: new Float64Array(count),
      solved: new Float64Array(count),
      column: new Float64Array(count),
    },
  }
}

function fewest(near: readonly ReadonlySet<number>[], left: ReadonlySet<number>): number {
  let best = -1
  let min = Infinity
  for (const node of left) {
    const degree = near[node]?.size ?? 0
    if (degree < min) {
      min = degree
      best = node
    }
  }
  return best
}

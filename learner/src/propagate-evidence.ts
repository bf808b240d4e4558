import type { Catalog } from './catalog.ts'
import type { Workbench } from './elimination.ts'

/** Evidence about one node, without its neighbors: precision (1 / variance), and precision times deviation. */
export interface Evidence {
  precision: Float64Array
  pull: Float64Array
}

/** Means, as deviations from the typical student, and variances: one entry per node. */
export interface Field {
  mean: Float64Array
  variance: Float64Array
}

/** Factors A = L D Lᵀ and solves forward: leaves L in the entries, D in the diagonal, and L⁻¹ pull. */
function eliminate({ elimination, root, rootVariance }: Catalog, evidence: Evidence): Workbench {
  const { order, starts, rows, targets } = elimination
  const count = order.length
  const { workbench } = elimination
  const { entries, diagonal, solved } = workbench
  entries.set(elimination.entries)
  diagonal.set(elimination.diagonal)
  for (let place = 0; place < count; place += 1) {
    const node = order[place] ?? 0
    diagonal[place] =
      (diagonal[place] ?? 0) + (evidence.precision[node] ?? 0) + (node === root ? 1 / rootVariance : 0)
    solved[place] = evidence.pull[node] ?? 0
  }

  let target = 0
  for (let place = 0; place < count; place += 1) {
    const pivot = diagonal[place] ?? 1
    const end = starts[place + 1] ?? 0
    for (let slot = starts[place] ?? 0; slot < end; slot += 1) {
      const row = rows[slot] ?? 0
      const entry = entries[slot] ?? 0
      const factor = entry / pivot
      diagonal[row] = (diagonal[row] ?? 0) - entry * factor
      solved[row] = (solved[row] ?? 0) - factor * (solved[place] ?? 0)
      for (let later = slot + 1; later < end; later += 1) {
        const to = targets[target] ?? 0
        entries[to] = (entries[to] ?? 0) - factor * (entries[later] ?? 0)
        target += 1
      }
      entries[slot] = factor
    }
  }

  return workbench
}

/**
 * Spreads evidence along the map. Links are springs (a Gaussian Markov random field): the means solve
 *
 *   A mean = pull,   A = precisions of the evidence + stiffness of the links + 1 / rootVariance at the root,
 *
 * and the variances are the diagonal of A's inverse. Both are exact: A = L D Lᵀ by elimination, and only the entries of
 * the inverse that the diagonal needs (Takahashi 1973).
 */
export function propagateEvidence(catalog: Catalog, evidence: Evidence): Field {
  const { order, starts, rows, targets } = catalog.elimination
  const count = order.length
  const { entries, diagonal, solved } = eliminate(catalog, evidence)
  let target = targets.length
  const inverse = new Float64Array(entries.length)
  const mean = new Float64Array(count)
  const variance = new Float64Array(count)
  for (let place = count - 1; place >= 0; place -= 1) {
    const start = starts[place] ?? 0
    const end = starts[place + 1] ?? 0
    const pairs = ((end - start) * (end - start - 1)) / 2
    target -= pairs
    let pair = target
    let value = (solved[place] ?? 0) / (diagonal[place] ?? 1)
    for (let slot = start; slot < end; slot += 1) {
      const row = rows[slot] ?? 0
      const factor = entries[slot] ?? 0
      value -= factor * (solved[row] ?? 0)
      let sum = (inverse[slot] ?? 0) - factor * (diagonal[row] ?? 0)
      for (let later = slot + 1; later < end; later += 1) {
        const between = inverse[targets[pair] ?? 0] ?? 0
        pair += 1
        sum -= (entries[later] ?? 0) * between
        inverse[later] = (inverse[later] ?? 0) - factor * between
      }
      inverse[slot] = sum
    }
    let own = 1 / (diagonal[place] ?? 1)
    for (let slot = start; slot < end; slot += 1) own -= (entries[slot] ?? 0) * (inverse[slot] ?? 0)
    // From here on, this place holds the final value, not the intermediate one from elimination.
    solved[place] = value
    diagonal[place] = own
    mean[order[place] ?? 0] = value
    variance[order[place] ?? 0] = own
  }
  return { mean, variance }
}

/** Covariances of each of some nodes with every node: a column of A's inverse for each. */
export function covariancesOf(
  catalog: Catalog,
  evidence: Evidence,
  nodes: readonly number[],
): Float64Array[] {
  const { order, starts, rows, places } = catalog.elimination
  const { entries, diagonal, column } = eliminate(catalog, evidence)
  return nodes.map((node) => {
    const first = places[node] ?? 0
    column[first] = 1
    for (let place = first; place < order.length; place += 1) {
      const value = column[place] ?? 0
      if (value === 0) continue
      const end = starts[place + 1] ?? 0
      for (let slot = starts[place] ?? 0; slot < end; slot += 1) {
        const row = rows[slot] ?? 0
        column[row] = (column[row] ?? 0) - (entries[slot] ?? 0) * value
      }
    }
    const covariances = new Float64Array(order.length)
    for (let place = order.length - 1; place >= 0; place -= 1) {
      let value = (column[place] ?? 0) / (diagonal[place] ?? 1)
      const end = starts[place + 1] ?? 0
      for (let slot = starts[place] ?? 0; slot < end; slot += 1) {
        value -= (entries[slot] ?? 0) * (column[rows[slot] ?? 0] ?? 0)
      }
      column[place] = value
      covariances[order[place] ?? 0] = value
    }
    column.fill(0)
    return covariances
  })
}

/** The result for one node. */
export interface Spot {
  mean: number
  variance: number
}

/** The same for a few nodes only, at a fraction of the cost. */
export function propagateEvidenceTo(catalog: Catalog, evidence: Evidence, nodes: readonly number[]): Spot[] {
  const { starts, rows, places } = catalog.elimination
  const { entries, diagonal, solved, column } = eliminate(catalog, evidence)
  for (let place = places.length - 1; place >= 0; place -= 1) {
    const end = starts[place + 1] ?? 0
    let value = (solved[place] ?? 0) / (diagonal[place] ?? 1)
    for (let slot = starts[place] ?? 0; slot < end; slot += 1) {
      value -= (entries[slot] ?? 0) * (solved[rows[slot] ?? 0] ?? 0)
    }
    solved[place] = value
  }

  // The variance is |L⁻¹ e|² weighted by D⁻¹. The forward solve of e touches only one path: the first row of each
  // column is the next nonzero.
  return nodes.map((node) => {
    const first = places[node] ?? 0
    let variance = 0
    let place = first
    column[first] = 1
    while (place >= 0) {
      const value = column[place] ?? 0
      column[place] = 0
      variance += value ** 2 / (diagonal[place] ?? 1)
      const start = starts[place] ?? 0
      const end = starts[place + 1] ?? 0
      for (let slot = start; slot < end; slot += 1) {
        const row = rows[slot] ?? 0
        column[row] = (column[row] ?? 0) - (entries[slot] ?? 0) * value
      }
      place = start < end ? (rows[start] ?? -1) : -1
    }
    return { mean: solved[first] ?? 0, variance }
  })
}

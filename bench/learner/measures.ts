/** How well chances foretold what happened. */
export interface Measures {
  rows: number
  auc: number
  accuracy: number
  logLoss: number
  rmse: number
  /** Expected calibration error over ten bins of equal width. */
  ece: number
}

/** No forecast is punished for being surer than this. */
const surest = 1e-6
const binCount = 10

export function measure(chances: Float64Array, outcomes: Uint8Array): Measures {
  const rows = chances.length
  let isRight = 0
  let loss = 0
  let squares = 0
  const bins = Array.from({ length: binCount }, () => ({ chances: 0, outcomes: 0 }))
  for (const [row, given] of chances.entries()) {
    const chance = Math.max(surest, Math.min(1 - surest, given))
    const outcome = outcomes[row] ?? 0
    isRight += chance >= 0.5 === (outcome === 1) ? 1 : 0
    loss -= Math.log(outcome === 1 ? chance : 1 - chance)
    squares += (outcome - chance) ** 2
    const bin = bins[Math.min(binCount - 1, Math.floor(chance * binCount))]
    if (bin === undefined) continue
    bin.chances += chance
    bin.outcomes += outcome
  }
  return {
    rows,
    auc: areaUnderCurve(chances, outcomes),
    accuracy: isRight / rows,
    logLoss: loss / rows,
    rmse: Math.sqrt(squares / rows),
    ece: bins.reduce((sum, bin) => sum + Math.abs(bin.chances - bin.outcomes), 0) / rows,
  }
}

/** The chance that a right answer was foretold higher than a wrong one; ties count half (Mann and Whitney 1947). */
function areaUnderCurve(chances: Float64Array, outcomes: Uint8Array): number {
  const order = Uint32Array.from(chances.keys()).toSorted(
    (one, other) => (chances[one] ?? 0) - (chances[other] ?? 0),
  )
  let rights = 0
  let ranks = 0
  let first = 0
  while (first < order.length) {
    let next = first
    let rightsHere = 0
    const chance = chances[order[first] ?? 0]
    while (next < order.length && chances[order[next] ?? 0] === chance) {
      rightsHere += outcomes[order[next] ?? 0] ?? 0
      next += 1
    }
    rights += rightsHere
    ranks += (rightsHere * (first + next + 1)) / 2
    first = next
  }
  const wrongs = order.length - rights
  return (ranks - (rights * (rights + 1)) / 2) / (rights * wrongs)
}

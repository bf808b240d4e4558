/** Forecasts are clamped to this distance from 0 and 1, which limits the penalty for certainty. */
const surest = 1e-6

/** A forecast clamped for scoring, so that it is neither 0 nor 1. */
export const judged = (chance: number): number => Math.max(surest, Math.min(1 - surest, chance))

/** Mean of −ln(probability given to the actual outcome). Outcomes are 1 or 0. */
export function logLoss(chances: Float64Array, outcomes: Uint8Array): number {
  let sum = 0
  for (const [row, chance] of chances.entries()) {
    sum -= Math.log(outcomes[row] === 1 ? judged(chance) : 1 - judged(chance))
  }
  return sum / chances.length
}

/**
 * The probability that a right answer got a higher forecast than a wrong one, with ties counting half (Mann and Whitney
 * 1947). NaN if all outcomes are the same.
 */
export function areaUnderCurve(chances: Float64Array, outcomes: Uint8Array): number {
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

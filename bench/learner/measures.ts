import { areaUnderCurve, judged, logLoss } from '@skills-center/learner/forecasts'

/** How well the predicted probabilities matched the outcomes. */
export interface Measures {
  rows: number
  auc: number
  accuracy: number
  logLoss: number
  rmse: number
  /** Expected calibration error over ten bins of equal width. */
  ece: number
}

const binCount = 10

export function measure(chances: Float64Array, outcomes: Uint8Array): Measures {
  const rows = chances.length
  let isRight = 0
  let squares = 0
  const bins = Array.from({ length: binCount }, () => ({ chances: 0, outcomes: 0 }))
  for (const [row, given] of chances.entries()) {
    const chance = judged(given)
    const outcome = outcomes[row] ?? 0
    isRight += chance >= 0.5 === (outcome === 1) ? 1 : 0
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
    logLoss: logLoss(chances, outcomes),
    rmse: Math.sqrt(squares / rows),
    ece: bins.reduce((sum, bin) => sum + Math.abs(bin.chances - bin.outcomes), 0) / rows,
  }
}

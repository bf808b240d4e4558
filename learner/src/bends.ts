import { logistic } from './normal.ts'

/**
 * A piecewise linear calibration of forecasts. `shifts` are added to a forecast, in logits, at seven knots from -3 to
 * 3, with linear interpolation between them; `precisions` say how certain each shift is. Both arrays are updated in
 * place.
 */
export interface Bends {
  shifts: Float64Array
  precisions: Float64Array
}

const reach = 3
const places = 2 * reach + 1
/** The prior for no shift, worth about 800 answers at even odds. */
const firstPrecision = 200
/** Caps the precision, so that the shifts keep following answers that change over time. */
const maxPrecision = 5000

export const newBends = (): Bends => ({
  shifts: new Float64Array(places),
  precisions: new Float64Array(places).fill(firstPrecision),
})

/** The knot just below a forecast, and how far the forecast lies toward the next knot, 0 to 1. */
function placeOf(ahead: number): { below: number; share: number } {
  const along = Math.max(0, Math.min(places - 1, ahead + reach))
  const below = Math.min(places - 2, Math.floor(along))
  return { below, share: along - below }
}

/** The corrected probability for a forecast in logits. */
export function bent({ shifts }: Bends, ahead: number): number {
  const { below, share } = placeOf(ahead)
  return logistic(ahead + (1 - share) * (shifts[below] ?? 0) + share * (shifts[below + 1] ?? 0))
}

/** Updates the two nearest knots by Bayes' rule after an outcome of 1 or 0, each by its interpolation weight. */
export function learnBends(bends: Bends, ahead: number, outcome: number): void {
  const { shifts, precisions } = bends
  const { below, share } = placeOf(ahead)
  const chance = bent(bends, ahead)
  for (const [place, weight] of [
    [below, 1 - share],
    [below + 1, share],
  ] as const) {
    const precision = Math.min(
      maxPrecision,
      (precisions[place] ?? firstPrecision) + chance * (1 - chance) * weight ** 2,
    )
    precisions[place] = precision
    shifts[place] = (shifts[place] ?? 0) + (weight * (outcome - chance)) / precision
  }
}

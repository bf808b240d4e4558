import { logistic } from './normal.ts'

/**
 * How forecasts are bent so that they come true: what is added to a forecast, in logits, at each of seven places between
 * -3 and 3, in a straight line from one to the next, and how sure each of them is. Both are changed in place.
 */
export interface Bends {
  shifts: Float64Array
  precisions: Float64Array
}

const reach = 3
const places = 2 * reach + 1
/** As sure of no bend as some 800 answers at even odds would make us. */
const firstPrecision = 200
/** Never surer than this, so that they follow answers that change. */
const maxPrecision = 5000

export const newBends = (): Bends => ({
  shifts: new Float64Array(places),
  precisions: new Float64Array(places).fill(firstPrecision),
})

/** The place just below a forecast, and how far it lies on the way to the next, 0 to 1. */
function placeOf(ahead: number): { below: number; share: number } {
  const along = Math.max(0, Math.min(places - 1, ahead + reach))
  const below = Math.min(places - 2, Math.floor(along))
  return { below, share: along - below }
}

/** The chance that a forecast of so many logits stands for. */
export function bent({ shifts }: Bends, ahead: number): number {
  const { below, share } = placeOf(ahead)
  return logistic(ahead + (1 - share) * (shifts[below] ?? 0) + share * (shifts[below + 1] ?? 0))
}

/** Bayes' rule on the two nearest places after an outcome, 1 or 0; each by its share. */
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

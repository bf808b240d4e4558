export const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit))

export const logit = (chance: number): number => Math.log(chance / (1 - chance))

/** Mean of `logistic(x)` for normal x, by the probit approximation of MacKay (1992). */
export const expectedLogistic = (mean: number, variance: number): number =>
  logistic(mean / Math.sqrt(1 + (Math.PI * variance) / 8))

/** Probability that a normal value exceeds a line, by the logistic approximation of the normal distribution. */
export const chanceAbove = (line: number, mean: number, variance: number): number =>
  logistic((1.7 * (mean - line)) / Math.sqrt(variance))

/** Nine points of a standard normal, used with normal weights for numerical integration. */
const points = [-2.6, -1.95, -1.3, -0.65, 0, 0.65, 1.3, 1.95, 2.6]
const densities = points.map((point) => Math.exp((-point * point) / 2))
const total = densities.reduce((sum, density) => sum + density, 0)
const grid = points.map((point, index) => ({ point, weight: (densities[index] ?? 0) / total }))

/** The effect of an observation on a normal belief. */
export interface Surprise {
  /** Probability of the observation under the belief. */
  likelihood: number
  /** Shift of the mean per unit of variance. */
  slope: number
  /** Loss of variance per unit of variance squared; negative if the observation increases uncertainty. */
  curvature: number
}

/** Moments of the belief after an observation with this likelihood at each value (assumed density filtering). */
export function observe(mean: number, variance: number, likelihoodAt: (value: number) => number): Surprise {
  const propagateEvidence = Math.sqrt(variance)
  let sum = 0
  let first = 0
  let second = 0
  for (const { point, weight } of grid) {
    const part = likelihoodAt(mean + propagateEvidence * point) * weight
    sum += part
    first += part * point
    second += part * point * point
  }
  const shift = first / sum
  const left = Math.max(0.02, second / sum - shift * shift)
  return { likelihood: sum, slope: shift / propagateEvidence, curvature: (1 - left) / variance }
}

/**
 * Rounds to a multiple of 2^-20. Sums of such numbers and of their squares are exact, so their order does not matter.
 */
export const onGrid = (value: number): number => Math.round(value * 2 ** 20) / 2 ** 20

/** Rounds to four decimal places, the precision of stored values. Never returns -0, which JSON cannot represent. */
export const rounded = (value: number): number => Math.round(value * 1e4) / 1e4 + 0

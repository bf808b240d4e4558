import { logistic } from './normal.ts'

/**
 * Beliefs about the weights of a logistic regression: their means, and their covariance row by row. Both are updated in
 * place.
 */
export interface Weights {
  means: Float64Array
  covariance: Float64Array
}

/** Prior variance of a weight. */
const firstVariance = 0.1
/**
 * Variance added with each answer, so that the weights can follow a population that changes over some 100,000 answers.
 */
const drift = 1e-10

export function newWeights(means: Float64Array): Weights {
  const { length } = means
  const covariance = new Float64Array(length * length)
  for (let index = 0; index < length; index += 1) covariance[index * length + index] = firstVariance
  return { means, covariance }
}

/** The weighted sum of the features under the mean weights, in logits. */
export function weighed({ means }: Weights, features: Float64Array): number {
  let sum = 0
  for (let index = 0; index < means.length; index += 1) sum += (means[index] ?? 0) * (features[index] ?? 0)
  return sum
}

/**
 * Updates the weights after an outcome of 1 or 0 by an extended Kalman step: with p the probability and h = p (1 − p),
 * the means move by C x (outcome − p) / (1 + h xᵀC x), and C loses h C x (C x)ᵀ / (1 + h xᵀC x).
 */
export function learnWeights(weights: Weights, features: Float64Array, outcome: number): void {
  const { means, covariance } = weights
  const width = means.length
  const chance = logistic(weighed(weights, features))
  const information = chance * (1 - chance)
  const shared = new Float64Array(width)
  let doubt = 0
  for (let row = 0; row < width; row += 1) {
    let sum = 0
    for (let column = 0; column < width; column += 1) {
      sum += (covariance[row * width + column] ?? 0) * (features[column] ?? 0)
    }
    shared[row] = sum
    doubt += sum * (features[row] ?? 0)
  }
  const scale = 1 / (1 + information * doubt)
  const step = scale * (outcome - chance)
  for (let row = 0; row < width; row += 1) {
    const own = shared[row] ?? 0
    means[row] = (means[row] ?? 0) + step * own
    const loss = information * scale * own
    for (let column = 0; column < width; column += 1) {
      const slot = row * width + column
      covariance[slot] = (covariance[slot] ?? 0) - loss * (shared[column] ?? 0)
    }
    covariance[row * width + row] = (covariance[row * width + row] ?? 0) + drift
  }
}

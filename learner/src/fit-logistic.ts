import { logistic } from './normal.ts'
import type { Weights } from './weights.ts'

/** Feature rows in one flat array, and whether each outcome was right (1) or wrong (0). */
export interface Outcomes {
  features: Float32Array
  outcomes: Uint8Array
}

/** Ridge penalty toward the initial weights, worth about one or two answers. It is negligible for thousands of rows. */
const ridge = 1
const maxRounds = 12

/**
 * Maximum likelihood weights of a logistic regression by Newton’s method (IRLS), starting at `begin`. Their covariance
 * is the inverse Hessian there.
 */
export function fitLogistic(rows: Outcomes, begin: Float64Array): Weights {
  let means = begin
  for (let round = 0; round < maxRounds; round += 1) {
    const { slopes, curvature } = slopesAt(rows, begin, means)
    const step = solve(curvature, slopes)
    means = means.map((weight, index) => weight + (step[index] ?? 0))
    if (step.every((part) => Math.abs(part) < 1e-6)) break
  }
  const { curvature } = slopesAt(rows, begin, means)
  const covariance = new Float64Array(curvature.length)
  for (let index = 0; index < means.length; index += 1) {
    const unit = new Float64Array(means.length)
    unit[index] = 1
    covariance.set(solve(curvature, unit), index * means.length)
  }
  return { means, covariance }
}

/** The gradient of the log likelihood at these weights, and the lower half of its negated Hessian. */
function slopesAt({ features, outcomes }: Outcomes, begin: Float64Array, weights: Float64Array) {
  const width = weights.length
  const slopes = weights.map((weight, index) => ridge * ((begin[index] ?? 0) - weight))
  const curvature = new Float64Array(width * width)
  for (let index = 0; index < width; index += 1) curvature[index * width + index] = ridge
  for (const [row, outcome] of outcomes.entries()) {
    addRow(features.subarray(row * width, (row + 1) * width), outcome, weights, slopes, curvature)
  }
  return { slopes, curvature }
}

function addRow(
  row: Float32Array,
  outcome: number,
  weights: Float64Array,
  slopes: Float64Array,
  curvature: Float64Array,
): void {
  const width = weights.length
  const chance = chanceOf(row, weights)
  const information = chance * (1 - chance)
  for (let one = 0; one < width; one += 1) {
    const value = row[one] ?? 0
    if (value === 0) continue
    slopes[one] = (slopes[one] ?? 0) + (outcome - chance) * value
    const scaled = information * value
    const start = one * width
    for (let other = 0; other <= one; other += 1) {
      curvature[start + other] = (curvature[start + other] ?? 0) + scaled * (row[other] ?? 0)
    }
  }
}

const chanceOf = (row: Float32Array, weights: Float64Array): number => {
  let sum = 0
  for (let index = 0; index < weights.length; index += 1) sum += (weights[index] ?? 0) * (row[index] ?? 0)
  return logistic(sum)
}

/** Solves a symmetric positive definite system, given its lower half, by Cholesky’s method. */
function solve(lower: Float64Array, right: Float64Array): Float64Array {
  const width = right.length
  const factor = Float64Array.from(lower)
  const at = (row: number, column: number): number => factor[row * width + column] ?? 0
  for (let column = 0; column < width; column += 1) {
    for (let row = column; row < width; row += 1) {
      let left = at(row, column)
      for (let index = 0; index < column; index += 1) left -= at(row, index) * at(column, index)
      factor[row * width + column] = row === column ? Math.sqrt(left) : left / at(column, column)
    }
  }
  const solution = Float64Array.from(right)
  for (let row = 0; row < width; row += 1) {
    let left = solution[row] ?? 0
    for (let index = 0; index < row; index += 1) left -= at(row, index) * (solution[index] ?? 0)
    solution[row] = left / at(row, row)
  }
  for (let row = width - 1; row >= 0; row -= 1) {
    let left = solution[row] ?? 0
    for (let index = row + 1; index < width; index += 1) left -= at(index, row) * (solution[index] ?? 0)
    solution[row] = left / at(row, row)
  }
  return solution
}

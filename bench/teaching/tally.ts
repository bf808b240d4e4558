import { at } from './at.ts'

/** A running mean. */
export interface Mean {
  add(value: number): void
  /** null before a value was added. */
  value(): number | null
  count(): number
}

export function createMean(): Mean {
  let sum = 0
  let count = 0
  return {
    add(value) {
      sum += value
      count++
    },
    value: () => (count === 0 ? null : sum / count),
    count: () => count,
  }
}

/** Compares shown chances with true ones, both from 0 to 1. */
export interface Calibration {
  add(shown: number, truth: number): void
  /** Expected calibration error: the gaps of the bins, weighted by their counts (Naeini 2015). */
  error(): number | null
  /** The mean square of shown minus true chance. */
  brier(): number | null
}

export function createCalibration(bins = 10): Calibration {
  const gaps = new Float64Array(bins)
  let squares = 0
  let count = 0
  return {
    add(shown, truth) {
      const bin = Math.min(bins - 1, Math.floor(shown * bins))
      gaps[bin] = at(gaps, bin) + shown - truth
      squares += (shown - truth) ** 2
      count++
    },
    error: () => (count === 0 ? null : gaps.reduce((sum, gap) => sum + Math.abs(gap), 0) / count),
    brier: () => (count === 0 ? null : squares / count),
  }
}

export function quantile(values: readonly number[], share: number): number | null {
  if (values.length === 0) return null
  const sorted = Float64Array.from(values).toSorted()
  return at(sorted, Math.min(sorted.length - 1, Math.floor(share * sorted.length)))
}

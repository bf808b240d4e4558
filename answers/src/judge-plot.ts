import { advise } from './advice/advice.ts'
import { isNear } from './near.ts'
import { correct, incorrect, unreadable, type Judgement } from './verdict.ts'

export interface PlotKey {
  /** Dots, bars, or the five numbers of a box plot, from left to right. */
  values: readonly number[]
  /** Tolerance; 0 by default. */
  within?: number
}

/** Judges a data display that the student built. */
export function judgePlot(values: readonly number[], key: PlotKey): Judgement {
  if (values.length !== key.values.length) return unreadable(advise('build-first'))
  const within = key.within ?? 0
  const isRight = key.values.every((wanted, index) => {
    const value = values[index] ?? Number.NaN
    return isNear(value, wanted) || Math.abs(value - wanted) <= within
  })
  return (isRight ? correct : incorrect)(values.join(', '))
}

import type { Random } from '../random.ts'
import { drawUntil } from '../shapes/answers.ts'
import { sizeOf } from './fraction.ts'
import { type FractionSum, properSum, resultOf } from './sums.ts'

const near = 0.07

/** The number of benchmarks, such as 1/2 and 1, that a number exceeds. */
export const placeOf = (value: number, benchmarks: readonly number[]): number =>
  benchmarks.filter((each) => value > each).length

/** A sum whose result lies in this interval between benchmarks, and not close to any. */
export const sumAmong = (
  random: Random,
  benchmarks: readonly number[],
  place: number,
  signs: readonly FractionSum['sign'][],
): FractionSum =>
  drawUntil(
    () => properSum(random, random.pick(signs), random.pick(['related', 'unlike'])),
    (sum) => {
      const value = sizeOf(resultOf(sum))
      return placeOf(value, benchmarks) === place && benchmarks.every((each) => Math.abs(value - each) > near)
    },
  )

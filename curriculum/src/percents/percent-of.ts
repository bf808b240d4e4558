import { tidy } from '../bugs/bug.ts'
import type { Random } from '../random.ts'

/** A part as a percent of a whole, and which number is unknown; `all` asks for the whole, given the remainder. */
export interface PercentOf {
  asks: 'part' | 'whole' | 'percent' | 'all'
  percent: number
  whole: number
}

export const partOf = ({ percent, whole }: PercentOf): number => tidy((percent * whole) / 100)
export const restOf = (its: PercentOf): number => tidy(its.whole - partOf(its))
export const percentAnswer = (its: PercentOf): number =>
  ({ part: partOf(its), whole: its.whole, percent: its.percent, all: its.whole })[its.asks]

const percents = {
  easy: [10, 20, 25, 50, 75],
  any: [5, 15, 30, 35, 40, 45, 60, 65, 70, 80, 85, 90, 4, 6, 8],
  odd: [0.5, 1.5, 2.5, 12.5, 110, 120, 125, 140, 150, 175, 225, 250],
} as const
export type PercentKind = keyof typeof percents

export const drawPercentOf = (random: Random, asks: PercentOf['asks'], kind: PercentKind): PercentOf => ({
  asks,
  percent: random.pick(percents[kind]),
  whole: random.chance(0.5) ? 10 * random.integer(2, 60) : 4 * random.integer(5, 60),
})

/** Whether the part is whole, or has at most `places` decimal places. */
export const isFinePercent = (its: PercentOf, places = 0): boolean => {
  const part = partOf(its)
  return (
    Number.isInteger(tidy(part * 10 ** places)) &&
    part !== its.percent &&
    its.whole !== 100 &&
    // Not part²: 20 of 400, reversed, is 2,000%, which is 20 times, the part again.
    its.whole !== part ** 2
  )
}

/** What is asked, ignoring the numbers. */
export const percentTask = (its: PercentOf): string => {
  const { percent, asks } = its
  const size =
    percent > 100
      ? 'over'
      : percent < 10
        ? 'small'
        : percent % 25 === 0
          ? 'quarters'
          : percent % 10 === 0
            ? 'tens'
            : 'fives'
  return `${asks} ${size} ${Number.isInteger(partOf(its))}`
}

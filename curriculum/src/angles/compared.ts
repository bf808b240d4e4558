import type { Level } from '@skills-center/contract/ids'
import { calculate } from '../equations/exact.ts'
import type { Exact } from '../bugs/bug.ts'
import type { Random } from '../random.ts'

/** Two angles with a fixed total; the larger one is `times` the smaller one, plus `more` degrees. */
export interface Compared {
  total: 90 | 180
  times: number
  more: number
  asks: 'smaller' | 'larger'
}

/** The answer that follows from a value for the smaller angle. */
export const answerFrom = ({ asks }: Compared, smaller: Exact, total: number): Exact =>
  asks === 'smaller' ? smaller : calculate(total, 'minus', smaller)

export const smallerOf = ({ total, times, more }: Compared): Exact =>
  calculate(total - more, 'over', times + 1)
export const comparedAnswer = (its: Compared): Exact => answerFrom(its, smallerOf(its), its.total)

/** A multiple, or a difference in degrees (levels 1 and 2); both (level 3). */
export function drawCompared(random: Random, total: 90 | 180, level: Level): Compared {
  const isMultiple = random.chance(0.5)
  const more = 2 * random.integer(1, 20)
  return {
    total,
    times: level === 3 || isMultiple ? random.integer(2, 5) : 1,
    more: level === 3 ? more * random.pick([1, -1]) : isMultiple ? 0 : more,
    asks: random.pick(['smaller', 'larger']),
  }
}

export function isClearCompared(its: Compared): boolean {
  const smaller = smallerOf(its)
  return (
    typeof smaller === 'number' &&
    Number.isInteger(smaller) &&
    smaller >= 8 &&
    its.total - smaller > smaller + 2 &&
    (its.times > 1 || its.more > 0)
  )
}

import type { Level } from '@skills-center/contract/ids'
import type { Random } from '../random.ts'
import { insideOf, type Sides } from './sides.ts'

/** A right triangle on a card, given by two sides. */
export type Row = Pick<Sides, 'known' | 'asks'>
export const sumOfKnown = ({ known: [one, other] }: Row): number => one + other
const rising = (rows: readonly Row[], by: (row: Row) => number): Row[] =>
  rows.toSorted((one, other) => by(one) - by(other))

/** Three with a missing hypotenuse (level 1) or a missing leg (level 2), four of both kinds (level 3). */
export const drawRows = (random: Random, level: Level): Row[] =>
  Array.from({ length: level === 3 ? 4 : 3 }, (_, at): Row => {
    const isLeg = level === 2 || (level === 3 && at % 2 === 0)
    const one = random.integer(2, 12)
    return isLeg
      ? { asks: 'leg', known: [one, one + random.integer(1, 8)] }
      : { asks: 'hypotenuse', known: [one, random.integer(2, 12)] }
  })

/** Whether the missing sides differ, and their order differs from that of the sums of the known sides. */
export function areClearRows(rows: readonly Row[]): boolean {
  const insides = rising(rows, insideOf).map(insideOf)
  const bySum = rising(rows, sumOfKnown).map(insideOf)
  return (
    insides.every((inside, at) => at === 0 || inside - (insides[at - 1] ?? 0) >= 4) &&
    new Set(rows.map(sumOfKnown)).size === rows.length &&
    bySum.join(' ') !== insides.join(' ') &&
    bySum.toReversed().join(' ') !== insides.join(' ')
  )
}

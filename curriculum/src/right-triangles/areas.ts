import type { Quantity } from '@skills-center/messages/values'
import type { Random } from '../random.ts'
import { type LengthUnit, square } from '../round-figures/round-figures.ts'

const sides = ['a', 'b', 'c'] as const

/** Areas of the squares on the legs a and b; asks for that of one side. */
export interface Areas {
  legs: [number, number]
  asks: (typeof sides)[number]
  unit: LengthUnit
}
export const areaOf = ({ legs: [a, b], asks }: Pick<Areas, 'legs' | 'asks'>): number =>
  ({ a, b, c: a + b })[asks]
export const squareAreaOf = (its: Areas): Quantity => square(areaOf(its), its.unit)
/** The two given areas: both legs, or a leg and the hypotenuse. */
export const knownAreas = ({ legs: [a, b], asks }: Areas): [number, number] =>
  asks === 'c' ? [a, b] : [asks === 'a' ? b : a, a + b]

export const drawAreas = (random: Random, units: readonly LengthUnit[]): Areas => ({
  legs: [random.integer(9, 90), random.integer(9, 90)],
  asks: random.pick(sides),
  unit: random.pick(units),
})
/** Whether the legs differ, and no square is too small to draw next to the other. */
export const areClearAreas = ({ legs: [a, b] }: Areas): boolean =>
  a !== b && Math.max(a, b) < 6 * Math.min(a, b)

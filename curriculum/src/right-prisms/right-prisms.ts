import type { FigureOf } from '@skills-center/contract/figure'
import type { Worded, Words } from '../form/words.ts'
import type { Random } from '../random.ts'
import type { LengthUnit } from '../round-figures/round-figures.ts'
import { quantity } from '../units/units.ts'
import { say } from './messages.gen.ts'

/**
 * A right prism lying on its side, with its base as the front face: a right triangle (`right`), an isosceles triangle,
 * an isosceles trapezoid, or a rectangle with an isosceles triangle on top (`house`). `a` is the bottom side, `c` the
 * height of the triangle or trapezoid, `top` the upper side of a trapezoid, `wall` the height of the rectangle.
 */
export interface RightPrism {
  base: 'right' | 'triangle' | 'trapezoid' | 'house'
  a: number
  top: number
  wall: number
  c: number
  slant: number
  length: number
  unit: LengthUnit
}
export type PrismBase = RightPrism['base']

/** Half of the base or a leg, the height, and the slanted side. */
const leaning = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
  [12, 9, 15],
  [12, 5, 13],
] as const

export function drawPrism(random: Random, base: PrismBase, unit?: LengthUnit): RightPrism {
  const [run, c, slant] = random.pick(leaning)
  const top = base === 'trapezoid' ? random.integer(3, 8) : 0
  const a = { right: run, triangle: 2 * run, house: 2 * run, trapezoid: top + 2 * run }[base]
  return {
    base,
    a,
    top,
    wall: base === 'house' ? random.integer(3, 8) : 0,
    c,
    slant,
    length: random.integer(5, 15),
    unit: unit ?? random.pick(['inch', 'foot', 'meter'] as const),
  }
}

export const baseArea = ({ a, top, wall, c }: RightPrism): number => a * wall + ((a + top) * c) / 2
/** The sides of the base, starting at the bottom. */
export const sidesOf = ({ base, a, top, wall, c, slant }: RightPrism): number[] =>
  ({
    right: [a, slant, c],
    triangle: [a, slant, slant],
    trapezoid: [a, slant, top, slant],
    house: [a, wall, slant, slant, wall],
  })[base]
const aroundOf = (its: RightPrism): number => sidesOf(its).reduce((sum, side) => sum + side, 0)
export const prismVolume = (its: RightPrism): number => baseArea(its) * its.length
export const prismSurface = (its: RightPrism): number => 2 * baseArea(its) + aroundOf(its) * its.length

/** A prism that may stand on the ground, so that its bottom rectangle is not covered. */
export interface CoveredPrism extends RightPrism {
  isOpen: boolean
}
export const coveredSurface = (its: CoveredPrism): number =>
  prismSurface(its) - (its.isOpen ? its.a * its.length : 0)
/** The covered sides of the base, for a sum: `5 + 5 + 6`. */
export const coveredSides = (its: CoveredPrism): number[] => sidesOf(its).slice(its.isOpen ? 1 : 0)

/** Ten feet long, with a triangle 6 wide and 4 high. */
export const tentPrism: RightPrism = {
  base: 'triangle',
  a: 6,
  top: 0,
  wall: 0,
  c: 4,
  slant: 5,
  length: 10,
  unit: 'foot',
}

type Asked = 'length' | 'height' | 'none'

/** The prism with its lengths; one may be a question mark. */
export function prismFigure(its: RightPrism, asked: Asked = 'none'): Worded<FigureOf<'solid'>> {
  const { base, a, top, wall, c, slant, length, unit } = its
  const of = (q: number): Words => say('of', { of: quantity(q, unit) })
  const shift = (a - top) / 2
  const face: Record<PrismBase, [number, number][]> = {
    right: [
      [0, 0],
      [a, 0],
      [0, c],
    ],
    triangle: [
      [0, 0],
      [a, 0],
      [a / 2, c],
    ],
    trapezoid: [
      [0, 0],
      [a, 0],
      [a - shift, c],
      [shift, c],
    ],
    house: [
      [0, 0],
      [a, 0],
      [a, wall],
      [a / 2, wall + c],
      [0, wall],
    ],
  }
  const high = asked === 'height' ? '?' : of(wall + c)
  const words = {
    a: of(a),
    top: of(top),
    wall: of(wall),
    high: asked === 'height' ? say('asked') : high,
    slant: of(slant),
    length: asked === 'length' ? say('asked') : of(length),
  }
  return {
    kind: 'solid',
    description: say(asked === 'none' ? `figure.${base}` : 'figure.asked', words),
    body: {
      shape: 'prism',
      face: face[base],
      width: length,
      labels: {
        sides: sidesOf(its).map((side, at) =>
          // Labels on the slanted sides would give too much away, or nothing.
          asked !== 'none' && at > 0 ? '' : base === 'house' && at > 2 ? '' : of(side),
        ),
        width: asked === 'length' ? '?' : of(length),
        ...(base === 'right' ? {} : { height: high }),
      },
      ...(base === 'house'
        ? {
            cuts: [
              [
                [0, wall],
                [a, wall],
              ],
            ],
          }
        : {}),
    },
  }
}

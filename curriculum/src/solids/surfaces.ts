import type { FigureOf } from '@skills-center/contract/figure'
import type { Quantity } from '@skills-center/messages/values'
import type { Worded } from '../form/words.ts'
import type { Random } from '../random.ts'
import type { LengthUnit } from '../round-figures/round-figures.ts'
import { quantity } from '../units/units.ts'
import { say } from './messages.gen.ts'

/**
 * A solid with flat faces. A box has edges `a`, `b`, and `c`. A triangular prism has a base `a`, a length `b`, two
 * other sides of its triangle, and the triangle's height `c`. A pyramid has a square base with side `a` and triangles
 * with height `c`; `high` is the height of the pyramid itself.
 */
export interface Faced {
  shape: 'box' | 'prism' | 'pyramid'
  a: number
  b: number
  c: number
  sides: readonly [right: number, left: number]
  high: number
  unit: LengthUnit
}

/** Faces of the same size: their number, and the area of one. */
export function facesOf({
  shape,
  a,
  b,
  c,
  sides,
}: Faced): readonly (readonly [count: number, area: number])[] {
  switch (shape) {
    case 'box':
      return [
        [2, a * b],
        [2, a * c],
        [2, b * c],
      ]
    case 'prism':
      return [[2, (a * c) / 2], [1, a * b], ...sides.map((side) => [1, side * b] as const)]
    case 'pyramid':
      return [
        [1, a * a],
        [4, (a * c) / 2],
      ]
  }
}
export const surfaceOf = (its: Faced): number =>
  facesOf(its).reduce((sum, [count, area]) => sum + count * area, 0)

/** Base, the other two sides, and height of triangles with whole measurements. */
const triangles = [
  [6, 5, 5, 4],
  [8, 5, 5, 3],
  [10, 13, 13, 12],
  [12, 10, 10, 8],
  [16, 10, 10, 6],
  [14, 15, 13, 12],
  [4, 5, 3, 3],
  [8, 10, 6, 6],
  [12, 13, 5, 5],
  [15, 17, 8, 8],
  [18, 15, 15, 12],
] as const
/** Base side, slant height, and height of pyramids with whole measurements. */
const pyramids = [
  [6, 5, 4],
  [8, 5, 3],
  [10, 13, 12],
  [12, 10, 8],
  [16, 10, 6],
  [24, 13, 5],
  [16, 17, 15],
  [18, 15, 12],
  [24, 15, 9],
] as const

/** `flat` if a pyramid's height is not shown and may be anything. */
export function drawFaced(random: Random, shape: Faced['shape'], flat: boolean): Faced {
  const unit = random.pick(['inch', 'foot', 'meter'] as const)
  const plain = { shape, unit, sides: [0, 0] as const, high: 0 }
  if (shape === 'box') {
    const [a = 4, b = 3, c = 2] = random.sample([2, 3, 4, 5, 6, 7, 8, 9, 10], 3)
    return { ...plain, a: Math.max(a, b), b: Math.min(a, b), c }
  }
  if (shape === 'prism') {
    const [a, right, left, c] = random.pick(triangles)
    return { ...plain, a, b: random.integer(4, 15), c, sides: [right, left] }
  }
  if (flat) {
    const a = random.integer(4, 16)
    const c = random.integer(Math.ceil(a / 2) + 1, 18)
    // Triangles with areas in whole squares.
    return { ...plain, a, b: a, c: (a * c) % 2 === 0 ? c : c + 1 }
  }
  const [a, c, high] = random.pick(pyramids)
  return { ...plain, a, b: a, c, high }
}

type Shown = Record<'a' | 'b' | 'c' | 'right' | 'left' | 'high', Quantity>
const shownOf = ({ a, b, c, sides: [right, left], high, unit }: Faced): Shown => ({
  a: quantity(a, unit),
  b: quantity(b, unit),
  c: quantity(c, unit),
  right: quantity(right, unit),
  left: quantity(left, unit),
  high: quantity(high, unit),
})
const of = (value: Quantity) => say('of', { of: value })

export function netFigure(its: Faced): Worded<FigureOf<'net'>> {
  const { shape, a, b, c, sides } = its
  const { high: _high, ...shown } = shownOf(its)
  const described = { kind: 'net' as const, description: say(`net.${shape}`, shown) }
  switch (shape) {
    case 'box':
      return {
        ...described,
        layout: {
          shape,
          length: a,
          width: b,
          height: c,
          labels: { length: of(shown.a), width: of(shown.b), height: of(shown.c) },
        },
      }
    case 'prism':
      return {
        ...described,
        layout: {
          shape: 'triangular-prism',
          sides: [a, ...sides],
          width: b,
          labels: {
            sides: [of(shown.a), of(shown.right), of(shown.left)],
            width: of(shown.b),
            height: of(shown.c),
          },
        },
      }
    case 'pyramid':
      return {
        ...described,
        layout: {
          shape,
          length: a,
          width: a,
          slants: [c, c],
          labels: { length: of(shown.a), width: of(shown.a), slants: [of(shown.c), ''] },
        },
      }
  }
}

/** The solid itself; a pyramid also shows its height, which its surface area does not need. */
export function facedFigure(its: Faced): Worded<FigureOf<'solid'>> {
  const { shape, a, b, c, sides, high } = its
  const shown = shownOf(its)
  const described = { kind: 'solid' as const, description: say(`faced.${shape}`, shown) }
  switch (shape) {
    case 'box':
      return {
        ...described,
        body: {
          shape,
          length: a,
          width: b,
          height: c,
          labels: { length: of(shown.a), width: of(shown.b), height: of(shown.c) },
        },
      }
    case 'prism': {
      const foot = Math.sqrt(sides[1] ** 2 - c ** 2)
      return {
        ...described,
        body: {
          shape,
          face: [
            [0, 0],
            [a, 0],
            [foot, c],
          ],
          width: b,
          labels: {
            sides: [of(shown.a), of(shown.right), of(shown.left)],
            width: of(shown.b),
            height: of(shown.c),
          },
        },
      }
    }
    case 'pyramid':
      return {
        ...described,
        body: {
          shape,
          base: 'rectangle',
          length: a,
          width: a,
          height: high,
          labels: { length: of(shown.a), height: of(shown.high), slant: of(shown.c) },
        },
      }
  }
}

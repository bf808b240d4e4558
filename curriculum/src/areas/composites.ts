import type { FigureOf } from '@skills-center/contract/figure'
import type { Worded, Words } from '../form/words.ts'
import type { Random } from '../random.ts'
import type { LengthUnit } from '../round-figures/round-figures.ts'
import { quantity } from '../units/units.ts'
import { say } from './messages.gen.ts'

export const compositeKinds = {
  1: ['house', 'arrow'],
  2: ['corner', 'notch'],
  3: ['house-total', 'arrow-total'],
} as const
export type CompositeKind = (typeof compositeKinds)[1 | 2 | 3][number]

/** A rectangle with a triangle on top (house, arrow) or cut out of it (corner, notch). */
export interface Composite {
  kind: CompositeKind
  width: number
  height: number
  /** Base and height of the triangle. */
  side: number
  reach: number
  unit: LengthUnit
}

export const isCut = ({ kind }: Composite): boolean => kind === 'corner' || kind === 'notch'
export const rectangleOf = ({ width, height }: Composite): number => width * height
export const triangleOf = ({ side, reach }: Composite): number => (side * reach) / 2
export const compositeOf = (its: Composite): number =>
  rectangleOf(its) + (isCut(its) ? -1 : 1) * triangleOf(its)
/** The total length that is given instead of the triangle's height. */
export const totalOf = ({ kind, width, height, reach }: Composite): number =>
  reach + (kind === 'arrow-total' ? width : height)

export function drawComposite(random: Random, kind: CompositeKind): Composite {
  const [width, height] = [2 * random.integer(4, 8), 2 * random.integer(3, 6)]
  const its = { kind, width, height, unit: random.pick(['inch', 'foot', 'meter'] as const) }
  switch (kind) {
    case 'house':
    case 'house-total':
      return { ...its, side: width, reach: random.integer(3, 8) }
    case 'arrow':
    case 'arrow-total':
      return { ...its, side: height, reach: random.integer(3, 8) }
    case 'notch':
      return { ...its, side: height, reach: random.integer(2, width / 2 - 1) }
    case 'corner':
      return { ...its, side: 2 * random.integer(2, 3), reach: random.integer(2, height - 2) }
  }
}

type Point = [x: number, y: number]

type Family = 'house' | 'arrow' | 'notch' | 'corner'
const families = {
  house: 'house',
  'house-total': 'house',
  arrow: 'arrow',
  'arrow-total': 'arrow',
  notch: 'notch',
  corner: 'corner',
} as const satisfies Record<CompositeKind, Family>

/** The vertices above the base, from lower right to upper left. */
function upperCorners({ kind, width, height, side, reach }: Composite): Point[] {
  const middle = height / 2
  const inner: Record<Family, Point[]> = {
    house: [
      [width, height],
      [width / 2, height + reach],
    ],
    arrow: [
      [width + reach, middle],
      [width, height],
    ],
    notch: [
      [width - reach, middle],
      [width, height],
    ],
    corner: [
      [width, height - reach],
      [width - side, height],
    ],
  }
  return [...inner[families[kind]], [0, height]]
}

/** The dashed lines: where the triangle meets the rectangle, and the given length across. */
function linesOf({
  kind,
  width,
  height,
  reach,
}: Composite): { cut: [Point, Point]; told: [Point, Point] } | null {
  const middle = height / 2
  const isTotal = kind.endsWith('total')
  switch (families[kind]) {
    case 'house': {
      const cut: [Point, Point] = [
        [0, height],
        [width, height],
      ]
      return {
        cut,
        told: [
          [width / 2, isTotal ? 0 : height],
          [width / 2, height + reach],
        ],
      }
    }
    case 'corner':
      return null
    default: {
      const tip = kind === 'notch' ? width - reach : width + reach
      const cut: [Point, Point] = [
        [width, 0],
        [width, height],
      ]
      return {
        cut,
        told: [
          [isTotal ? 0 : width, middle],
          [tip, middle],
        ],
      }
    }
  }
}

const rightAngles = { house: [0, 1], arrow: [0, 4], notch: [0, 4], corner: [0, 1, 4] } as const

/** The outline with its labels; lengths that are not given stay blank. */
export function compositeFigure(its: Composite): Worded<FigureOf<'polygon'>> {
  const { kind, width, height, side, reach, unit } = its
  const of = (q: number) => say('length', { of: quantity(q, unit) })
  const terms = {
    w: of(width),
    h: of(height),
    r: of(reach),
    total: of(totalOf(its)),
    right: of(height - reach),
    upper: of(width - side),
  }
  const { w, h, r, total, right, upper } = terms
  const family = families[kind]
  const labels: Record<Family, Words[]> = {
    house: [w, h, '', '', ''],
    arrow: [w, '', '', '', h],
    notch: [w, '', '', '', h],
    corner: [w, right, '', upper, h],
  }
  const lines = linesOf(its)
  const isTotal = kind.endsWith('total')
  const segment = ([from, to]: [Point, Point], label: Words) => ({ from, to, label, look: 'dashed' as const })
  return {
    kind: 'polygon',
    description: say(`composite.${kind}`, terms),
    shapes: [
      {
        outline: { type: 'vertices', vertices: [[0, 0], [width, 0], ...upperCorners(its)] },
        rightAngles: [...rightAngles[family]],
        sides: labels[family],
        ...(lines === null
          ? {}
          : {
              segments: [
                ...(isTotal ? [] : [segment(lines.cut, '')]),
                segment(lines.told, isTotal ? total : r),
              ],
            }),
      },
    ],
  }
}

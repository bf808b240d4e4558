import type { FigureOf } from '@skills-center/contract/figure'
import type { Worded } from '../form/words.ts'
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

/** A rectangle with a triangle on it (house, arrow) or cut out of it (corner, notch). */
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
/** The whole length that is told in place of the triangle's own height. */
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

type Shape = FigureOf<'polygon'>['shapes'][number]
type Point = [x: number, y: number]

/** The outline with its labels, the lengths that are not told left blank. */
export function compositeFigure(its: Composite): Worded<FigureOf<'polygon'>> {
  const { kind, width, height, side, reach, unit } = its
  const of = (q: number) => say('length', { of: quantity(q, unit) })
  const [w, h, r] = [of(width), of(height), of(reach)]
  const total = of(totalOf(its))
  const dashed = (from: Point, to: Point, label: ReturnType<typeof of> | '') => ({
    from,
    to,
    label,
    look: 'dashed' as const,
  })
  const middle = height / 2
  const drawn: Record<CompositeKind, () => { corners: Point[]; rest: Omit<Worded<Shape>, 'outline'> }> = {
    house: () => ({
      corners: [
        [0, 0],
        [width, 0],
        [width, height],
        [width / 2, height + reach],
        [0, height],
      ],
      rest: {
        sides: [w, h, '', '', ''],
        segments: [
          dashed([0, height], [width, height], ''),
          dashed([width / 2, height], [width / 2, height + reach], r),
        ],
      },
    }),
    'house-total': () => ({
      corners: [
        [0, 0],
        [width, 0],
        [width, height],
        [width / 2, height + reach],
        [0, height],
      ],
      rest: {
        sides: [w, h, '', '', ''],
        segments: [dashed([width / 2, 0], [width / 2, height + reach], total)],
      },
    }),
    arrow: () => ({
      corners: [
        [0, 0],
        [width, 0],
        [width + reach, middle],
        [width, height],
        [0, height],
      ],
      rest: {
        sides: [w, '', '', '', h],
        segments: [
          dashed([width, 0], [width, height], ''),
          dashed([width, middle], [width + reach, middle], r),
        ],
      },
    }),
    'arrow-total': () => ({
      corners: [
        [0, 0],
        [width, 0],
        [width + reach, middle],
        [width, height],
        [0, height],
      ],
      rest: {
        sides: [w, '', '', '', h],
        segments: [dashed([0, middle], [width + reach, middle], total)],
      },
    }),
    notch: () => ({
      corners: [
        [0, 0],
        [width, 0],
        [width - reach, middle],
        [width, height],
        [0, height],
      ],
      rest: {
        sides: [w, '', '', '', h],
        segments: [
          dashed([width, 0], [width, height], ''),
          dashed([width - reach, middle], [width, middle], r),
        ],
      },
    }),
    corner: () => ({
      corners: [
        [0, 0],
        [width, 0],
        [width, height - reach],
        [width - side, height],
        [0, height],
      ],
      rest: { sides: [w, of(height - reach), '', of(width - side), h] },
    }),
  }
  const { corners, rest } = drawn[kind]()
  const terms = { w, h, r, total, right: of(height - reach), upper: of(width - side) }
  return {
    kind: 'polygon',
    description: say(`composite.${kind}`, terms),
    shapes: [
      {
        outline: { type: 'vertices', vertices: corners },
        rightAngles: kind.startsWith('house') ? [0, 1] : kind === 'corner' ? [0, 1, 4] : [0, 4],
        ...rest,
      },
    ],
  }
}

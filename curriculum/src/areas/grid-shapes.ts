import type { FigureOf } from '@skills-center/contract/figure'
import { all, type Text } from '@skills-center/messages/values'
import type { Worded } from '../form/words.ts'
import type { Random } from '../random.ts'
import { type LengthUnit, square } from '../round-figures/round-figures.ts'
import { say } from './messages.gen.ts'
import { cornersOf, isTriangle, type Kind, type Polygon } from './polygons.ts'

type Drawing = Worded<FigureOf<'polygon'>>
type Point = [x: number, y: number]
const at = ([x, y]: Point): string => `(${x}, ${y})`

/** A polygon on unit squares without labels. */
export const gridFigure = (corners: Point[], unit: LengthUnit): Drawing => ({
  kind: 'polygon',
  grid: { note: say('grid-note', { of: square(1, unit) }) },
  shapes: [{ outline: { type: 'vertices', vertices: corners } }],
  description: say('grid', { corners: all(corners.map(at)) }),
})

/** A small polygon with its base on a grid line. */
export function drawOnGrid(random: Random, shape: Kind, unit: LengthUnit): Polygon {
  const [shift, height] = [random.integer(2, 4), random.integer(3, 7)]
  const its = { shape, top: 0, height, shift, slant: 0, unit, turn: 0, hasSlant: false }
  const fit = (base: number, top = 0): Polygon => ({
    ...its,
    top,
    base: ((base + top) * height) % 2 === 0 ? base : base + 1,
  })
  switch (shape) {
    case 'right':
      return fit(random.integer(4, 10))
    case 'triangle':
      return fit(shift + random.integer(2, 5))
    case 'trapezoid': {
      const top = random.integer(2, 4)
      return fit(shift + top + random.integer(0, 3), top)
    }
    default:
      return fit(random.integer(4, 7))
  }
}

/** A triangle with no side on a grid line, in a rectangle of this size; they share one vertex. */
export interface Tilted {
  width: number
  height: number
  /** Where the other vertices touch the right and the upper side. */
  right: number
  upper: number
}
export const tiltedCorners = ({ width, height, right, upper }: Tilted): Point[] => [
  [0, 0],
  [width, right],
  [upper, height],
]
/** The three right triangles around it. */
export const cornersCutOff = ({ width, height, right, upper }: Tilted): number[] => [
  (width * right) / 2,
  ((width - upper) * (height - right)) / 2,
  (upper * height) / 2,
]

/**
 * Lines that students may take for the height: both slanted or horizontal sides, the height, and another line across.
 */
export type LineId = 'slanted' | 'other' | 'height' | 'across'

/** A polygon on unit squares with lettered sides and lines. With `isUpright`, the base is on the left. */
export function heightLines(its: Polygon, letters: readonly LineId[], isUpright: boolean): Drawing {
  const place = ([x, y]: Point): Point => (isUpright ? [y, x] : [x, y])
  const { shape: kind, base, height } = its
  const raw = cornersOf(its)
  const tip: Point = raw[isTriangle(kind) ? 2 : 3] ?? [0, height]
  const next = raw[2] ?? tip
  const lines: Record<LineId, readonly [Point, Point]> = {
    slanted: [[0, 0], tip],
    other: isTriangle(kind) ? [[base, 0], tip] : [next, tip],
    height: [tip, [tip[0], 0]],
    across: [tip, isTriangle(kind) ? [Math.floor(base / 2), 0] : [base, 0]],
  }
  const sideOf = { slanted: raw.length - 1, other: isTriangle(kind) ? 1 : 2 }
  const segment = (id: LineId) => ({
    from: place(lines[id][0]),
    to: place(lines[id][1]),
    label: '',
    look: 'dashed' as const,
  })
  const spot = (id: LineId) =>
    id === 'slanted' || id === 'other'
      ? { id, shape: 0, on: 'side' as const, index: sideOf[id] }
      : { id, shape: 0, on: 'segment' as const, index: id === 'height' ? 0 : 1 }
  const spoken = (id: LineId, index: number): Text =>
    say('line', { letter: 'ABCD'[index] ?? '', from: at(place(lines[id][0])), to: at(place(lines[id][1])) })
  return {
    kind: 'polygon',
    grid: { note: '' },
    shapes: [
      {
        outline: { type: 'vertices', vertices: raw.map(place) },
        sides: [say('base'), ...raw.slice(1).map((): '' => '')],
        segments: [segment('height'), segment('across')],
      },
    ],
    spots: letters.map(spot),
    description: say('lines', {
      shape: say(`shape.${kind}`),
      from: at(place([0, 0])),
      to: at(place([base, 0])),
      list: all(letters.map(spoken)),
    }),
  }
}

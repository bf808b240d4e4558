import type { FigureOf } from '@skills-center/contract/figure'
import { all, type Text, tex } from '@skills-center/messages/values'
import { type Point, pointText } from '../../equations/line.ts'
import type { Worded } from '../../form/words.ts'
import { planeAxes } from '../../grids/quadrants.ts'
import type { Random } from '../../random.ts'
import { say } from './messages.gen.ts'

/** A polygon with a side on a horizontal grid line; `cut` is the corner missing from an L-shape. */
export interface Poly {
  shape: 'rectangle' | 'right' | 'triangle' | 'parallelogram' | 'ell'
  left: number
  low: number
  width: number
  height: number
  shift: number
  cut: [across: number, up: number]
}
export type Kind = Poly['shape']

export function polyCorners({
  shape,
  left: x,
  low: y,
  width,
  height,
  shift,
  cut: [across, up],
}: Poly): Point[] {
  const [right, top] = [x + width, y + height]
  const base: Point[] = [
    [x, y],
    [right, y],
  ]
  const rest: Record<Kind, Point[]> = {
    rectangle: [
      [right, top],
      [x, top],
    ],
    right: [[x, top]],
    triangle: [[x + shift, top]],
    parallelogram: [
      [right + shift, top],
      [x + shift, top],
    ],
    ell: [
      [right, top - up],
      [right - across, top - up],
      [right - across, top],
      [x, top],
    ],
  }
  return [...base, ...rest[shape]]
}

export const polyArea = ({ shape, width, height, cut: [across, up] }: Poly): number =>
  ({
    rectangle: width * height,
    right: (width * height) / 2,
    triangle: (width * height) / 2,
    parallelogram: width * height,
    ell: width * height - across * up,
  })[shape]
export const isHalf = ({ shape }: Pick<Poly, 'shape'>): boolean => shape === 'right' || shape === 'triangle'

/**
 * A polygon that spans zero in both directions; its left and bottom edges are at most `reach` squares from the origin.
 */
export function drawPoly(random: Random, kind: Kind, reach: number): Poly {
  const width = random.integer(4, reach + 3)
  const height = random.integer(3, reach + 2)
  return {
    shape: kind,
    width,
    height,
    left: -random.integer(1, Math.min(reach, width - 1)),
    low: -random.integer(1, Math.min(reach, height - 1)),
    shift: kind === 'triangle' ? random.integer(1, width - 1) : random.integer(1, 3),
    cut: [random.integer(1, width - 2), random.integer(1, height - 2)],
  }
}

export const isWithin = (its: Poly, reach: number): boolean =>
  its.width !== its.height &&
  polyCorners(its).every(([x, y]) => Math.abs(x) <= reach && Math.abs(y) <= reach && x !== 0 && y !== 0) &&
  Number.isInteger(polyArea(its))

const letters = ['A', 'B', 'C', 'D', 'E', 'F']
/** “A(−3, 2), B(4, 2), and C(4, 5)” */
export const namedCorners = (corners: readonly Point[]) =>
  all(corners.map((at, index) => tex(`${letters[index] ?? ''}${pointText(at)}`)))

export const polyFigure = (corners: readonly Point[]): Worded<FigureOf<'coordinate-plane'>> => ({
  kind: 'coordinate-plane',
  ...planeAxes(),
  points: [],
  lines: [],
  polygons: [{ vertices: corners.map(([x, y], at) => ({ at: [x, y], name: letters[at] ?? '' })) }],
  description: say('figure', {
    list: all(corners.map((at, index) => `${letters[index] ?? ''}${pointText(at)}`)),
  }),
})

/** The area inside corners in order, by the shoelace formula. */
export const shoelace = (corners: readonly Point[]): number =>
  Math.abs(
    corners.reduce((sum, [x, y], at) => {
      const [nextX = 0, nextY = 0] = corners[(at + 1) % corners.length] ?? []
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2
/** The perimeter of vertices whose sides lie on grid lines. */
export const aroundOf = (corners: readonly Point[]): number =>
  corners.reduce((sum, [x, y], at) => {
    const [nextX = 0, nextY = 0] = corners[(at + 1) % corners.length] ?? []
    return sum + Math.abs(nextX - x) + Math.abs(nextY - y)
  }, 0)

/** The length that a student gets by subtracting the absolute values on both sides of zero. */
const bySizes = (from: number, length: number): number => Math.abs(Math.abs(from + length) - Math.abs(from))
export const sizesProduct = ({ left, low, width, height }: Poly): number =>
  bySizes(left, width) * bySizes(low, height)

/** “The base AB is 7 units long, and the height is 4 units.” and the steps after it. */
export function areaSteps(its: Poly): Text[] {
  const { shape, width, height, left, low, cut } = its
  const area = polyArea(its)
  return [
    say('step.width', { from: left, to: left + width, width }),
    say('step.height', { from: low, to: low + height, height }),
    shape === 'ell'
      ? say('step.ell', {
          width,
          height,
          box: width * height,
          across: cut[0],
          up: cut[1],
          piece: cut[0] * cut[1],
          area,
        })
      : say(isHalf(its) ? 'step.half' : 'step.whole', { width, height, area }),
  ]
}

import type { FigureOf } from '@skills-center/contract/figure'
import { rows, tex } from '@skills-center/messages/values'
import { type Point, pointText } from '../equations/line.ts'
import type { Worded } from '../form/words.ts'
import type { Random } from '../random.ts'
import { type Mapping, inTurn, type Move } from './moves.ts'
import { say } from './messages.gen.ts'

export type Triangle = [Point, Point, Point]

const edge = 8
export const moveAxes = {
  x: { from: -edge, to: edge, step: 1, label: 'x' },
  y: { from: -edge, to: edge, step: 1, label: 'y' },
}

export const imageOf = ([a, b, c]: Triangle, mapping: Mapping): Triangle => [
  mapping(a),
  mapping(b),
  mapping(c),
]
export const isSame = (one: readonly Point[], other: readonly Point[]): boolean =>
  one.every(([x, y], at) => x === other[at]?.[0] && y === other[at]?.[1])

/** Whether all points are on the grid, and no vertex is so close to an axis that its label hides a number there. */
const isClear = (points: readonly Point[]): boolean =>
  points.every((point) =>
    point.every((each) => Number.isInteger(each) && Math.abs(each) <= edge && Math.abs(each) >= 2),
  )

/** Twice the signed area; negative if the vertices go clockwise. */
const turned = ([a, b, c]: Triangle): number => (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
const squared = (one: Point, other: Point): number => (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2

const values = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step)
const sizesFor = (factor: number): number[] =>
  factor === 1 ? values(2, edge) : factor < 1 ? values(4, edge, 2) : factor === 2 ? values(2, 4) : [2, 4]

/** A triangle with three different side lengths, whose images along the way are all easy to see. */
export function drawTriangle(random: Random, moves: readonly Move[]): Triangle {
  const [factor = 1] = moves.flatMap((move) => (move.kind === 'dilation' ? [move.by] : []))
  const sizes = sizesFor(factor)
  const signed = sizes.flatMap((size) => [-size, size])
  const places = signed
    .flatMap((x) => signed.map((y): Point => [x, y]))
    .filter((at) => isClear(moves.map((_, last) => inTurn(moves.slice(0, last + 1))(at))))
  for (let tries = 0; tries < 2000; tries += 1) {
    const triangle: Triangle = [random.pick(places), random.pick(places), random.pick(places)]
    const [a, b, c] = triangle
    const lengths = [squared(a, b), squared(b, c), squared(c, a)]
    const area = Math.abs(turned(triangle)) / 2
    const isFine = area >= 2 && area <= 18 && new Set(lengths).size === 3 && Math.max(...lengths) <= 60
    if (isFine) return triangle
  }
  throw new RangeError('No triangle fits')
}

const letters = ['A', 'B', 'C', 'D', 'E']
export const namedCorners = (triangle: readonly Point[], mark: string): string[] =>
  triangle.map((at, index) => `${letters[index] ?? ''}${mark}${pointText(at)}`)

export const cornersText = (triangle: readonly Point[], mark = '') =>
  namedCorners(triangle, mark).map((corner) => tex(corner))

export const polygonOf = (triangle: readonly Point[], mark = '') => ({
  vertices: triangle.map(([x, y], index): { at: [number, number]; name: string } => ({
    at: [x, y],
    name: `${letters[index] ?? ''}${mark}`,
  })),
  ...(mark === '' ? {} : { isImage: true }),
})

export const trianglesFigure = (
  triangle: Triangle,
  image: Triangle,
): Worded<FigureOf<'coordinate-plane'>> => ({
  kind: 'coordinate-plane',
  ...moveAxes,
  points: [],
  lines: [],
  polygons: [polygonOf(triangle), polygonOf(image, '′')],
  description: say('figure', {
    corners: rows(namedCorners(triangle, '')),
    images: rows(namedCorners(image, '′')),
  }),
})

/** The kind of change between two triangles: in size, orientation, or direction. */
export function kindShown(triangle: Triangle, image: Triangle): Move['kind'] {
  const [before, after] = [turned(triangle), turned(image)]
  if (Math.abs(before) !== Math.abs(after)) return 'dilation'
  if (before !== after) return 'reflection'
  const way = ([[x, y], [right, up]]: Triangle): string => `${right - x} ${up - y}`
  return way(triangle) === way(image) ? 'translation' : 'rotation'
}

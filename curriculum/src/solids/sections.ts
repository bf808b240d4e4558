import type { FigureOf } from '@skills-center/contract/figure'
import type { Figure } from '../item.ts'
import type { Worded } from '../form/words.ts'
import type { Random } from '../random.ts'
import { quantity } from '../units/units.ts'
import { say } from './messages.gen.ts'

type Place = [x: number, y: number, z: number]
/**
 * The position of the cutting plane: parallel to a face, through the apex of a pyramid or next to it, slanted, or at a
 * corner.
 */
export type Cut = 'level' | 'front' | 'side' | 'beside' | 'tilted' | 'corner' | 'diagonal'
export type SectionName = 'triangle' | 'square' | 'rectangle' | 'trapezoid'

/** A right rectangular prism or pyramid that is cut by a plane. */
export interface Sliced {
  solid: 'box' | 'pyramid'
  length: number
  width: number
  height: number
  cut: Cut
}

/** The cutting plane, by its normal and a point on it. */
function planeOf({ solid, length: l, width: w, height: h, cut }: Sliced): { normal: Place; through: Place } {
  const isBox = solid === 'box'
  switch (cut) {
    case 'level':
      return { normal: [0, 0, 1], through: [0, 0, h / 2] }
    case 'front':
      return { normal: [0, 1, 0], through: [0, w / 2, 0] }
    case 'side':
      return { normal: [1, 0, 0], through: [l / 2, 0, 0] }
    case 'beside':
      return { normal: [0, 1, 0], through: [0, w / 4, 0] }
    case 'diagonal':
      return { normal: [w, -l, 0], through: [0, 0, 0] }
    case 'tilted':
      return { normal: [-h / 4, 0, l], through: [0, 0, isBox ? h / 2 : h / 4] }
    case 'corner':
      return { normal: [-2 / l, 2 / w, -2 / h], through: [l / 2, 0, h] }
  }
}

/** The name of the cross section that the drawing shows. */
export function sectionOf({ solid, length, width, height, cut }: Sliced): SectionName {
  const isBox = solid === 'box'
  const flat = (one: number, other: number): SectionName => (one === other ? 'square' : 'rectangle')
  switch (cut) {
    case 'level':
      return flat(length, width)
    case 'front':
      return isBox ? flat(length, height) : 'triangle'
    case 'side':
      return isBox ? flat(width, height) : 'triangle'
    case 'diagonal':
      return isBox ? 'rectangle' : 'triangle'
    case 'beside':
      return 'trapezoid'
    case 'tilted':
      return isBox ? 'rectangle' : 'trapezoid'
    case 'corner':
      return 'triangle'
  }
}

export function drawSliced(random: Random, solid: Sliced['solid'], cuts: readonly Cut[]): Sliced {
  const [length, width] = [random.integer(4, 18), random.integer(4, 18)]
  const isSquare = random.chance(0.5)
  return {
    solid,
    length,
    width: isSquare ? length : width,
    height: random.integer(4, 10),
    cut: random.pick(cuts),
  }
}

function cutText({ solid, cut }: Sliced) {
  switch (cut) {
    case 'corner':
      return say('section.cut.box.corner')
    case 'beside':
      return say('section.cut.pyramid.beside')
    default:
      return say(`section.cut.${solid}.${cut}`)
  }
}

/** The solid with its measurements in inches, if the question needs them, and the hatched cross section. */
export function sectionFigure(its: Sliced, hasMeasures: boolean): Worded<FigureOf<'solid'>> {
  const { solid, length, width, height } = its
  const of = (n: number) => say('of', { of: quantity(n, 'inch') })
  const labels = hasMeasures ? { length: of(length), width: of(width), height: of(height) } : {}
  const measures = {
    length: quantity(length, 'inch'),
    width: quantity(width, 'inch'),
    height: quantity(height, 'inch'),
  }
  return {
    kind: 'solid',
    body:
      solid === 'box'
        ? { shape: 'box', length, width, height, labels }
        : { shape: 'pyramid', base: 'rectangle', length, width, height, labels },
    section: planeOf(its),
    description: say('section.figure', {
      solid: say(`section.solid.${solid}`, measures),
      cut: cutText(its),
    }),
  }
}

const minus = (one: Place, other: Place): Place => [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
const dot = (one: Place, other: Place): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
const lengthOf = (one: Place): number => Math.sqrt(dot(one, one))

/** The points where a plane meets the edges of a solid, in order. */
function cornersCut(
  { solid, length: l, width: w, height: h }: Omit<Sliced, 'cut'>,
  { normal, through }: { normal: Place; through: Place },
): Place[] {
  const base: Place[] = [
    [0, 0, 0],
    [l, 0, 0],
    [l, w, 0],
    [0, w, 0],
  ]
  const top = base.map(([x, y]): Place => (solid === 'box' ? [x, y, h] : [l / 2, w / 2, h]))
  const at = (all: Place[], index: number): Place => all[index % 4] ?? [0, 0, 0]
  const edges = [0, 1, 2, 3].flatMap((each): [Place, Place][] => [
    [at(base, each), at(base, each + 1)],
    [at(base, each), at(top, each)],
    [at(top, each), at(top, each + 1)],
  ])
  const found: Place[] = []
  for (const [from, to] of edges) {
    const [one, other] = [dot(normal, minus(from, through)), dot(normal, minus(to, through))]
    if (Math.abs(one - other) < 1e-9 || one * other > 1e-9) continue
    const [x, y, z] = minus(to, from)
    const part = one / (one - other)
    const point: Place = [from[0] + part * x, from[1] + part * y, from[2] + part * z]
    if (found.every((each) => lengthOf(minus(each, point)) > 1e-6)) found.push(point)
  }
  return around(found, normal)
}
const cross = ([a, b, c]: Place, [d, e, f]: Place): Place => [b * f - c * e, c * d - a * f, a * e - b * d]
/** Sorts points in a plane around their center. */
function around(points: readonly Place[], normal: Place): Place[] {
  const mean = (index: 0 | 1 | 2): number =>
    points.reduce((sum, point) => sum + point[index], 0) / points.length
  const middle: Place = [mean(0), mean(1), mean(2)]
  const across = minus(points[0] ?? middle, middle)
  const up = cross(normal, across)
  const angle = (point: Place): number => {
    const way = minus(point, middle)
    return Math.atan2(dot(way, up) / lengthOf(up), dot(way, across) / lengthOf(across))
  }
  return points.toSorted((one, other) => angle(one) - angle(other))
}

function nameBy(corners: readonly Place[]): SectionName {
  if (corners.length === 3) return 'triangle'
  const [a = 0, b = 0, c = 0, d = 0] = corners.map((corner, at) =>
    lengthOf(minus(corners[(at + 1) % corners.length] ?? corner, corner)),
  )
  const isEqual = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6
  if (!isEqual(a, c) || !isEqual(b, d)) return 'trapezoid'
  return isEqual(a, b) ? 'square' : 'rectangle'
}
/** Whether the section is not a square by coincidence. */
export const isClearlyNamed = (its: Sliced): boolean =>
  nameBy(cornersCut(its, planeOf(its))) === sectionOf(its)

/** The vertices of the cross section in a figure. */
function sectionShown(figure: Figure | undefined): Place[] {
  if (figure?.kind !== 'solid' || figure.section === undefined) throw new TypeError('expects a section')
  const { body, section } = figure
  if (body.shape !== 'box' && body.shape !== 'pyramid') throw new TypeError('expects a box or a pyramid')
  return cornersCut({ ...body, solid: body.shape }, section)
}
export const nameShown = (figure: Figure | undefined): SectionName => nameBy(sectionShown(figure))
/** The area of a cross section from its vertices, as a fan of triangles. */
export function areaShown(figure: Figure | undefined): number {
  const [first = [0, 0, 0], ...rest] = sectionShown(figure)
  return rest.slice(0, -1).reduce((sum, corner, at) => {
    const next = rest[at + 1] ?? corner
    return sum + lengthOf(cross(minus(corner, first), minus(next, first))) / 2
  }, 0)
}

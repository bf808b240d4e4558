import type { FigureOf } from '@skills-center/contract/figure'
import { numbersIn } from '../form/numbers-in.ts'
import type { Worded, Words } from '../form/words.ts'
import type { Figure } from '../item.ts'
import type { Random } from '../random.ts'
import type { LengthUnit } from '../round-figures/round-figures.ts'
import { quantity } from '../units/units.ts'
import { say } from './messages.gen.ts'

export type Kind = 'right' | 'triangle' | 'obtuse' | 'parallelogram' | 'trapezoid'
export type Part = 'base' | 'height' | 'top'

/** A polygon on its base. Slanted lengths come from right triangles with whole sides, so all labels are exact. */
export interface Polygon {
  shape: Kind
  base: number
  /** The other base of a trapezoid; 0 for all others. */
  top: number
  height: number
  /** The horizontal offset between the ends of the slanted side. */
  shift: number
  /** The length of the slanted side that may be labeled. */
  slant: number
  unit: LengthUnit
  /** Rotation of the drawing in degrees. */
  turn: number
  /** Whether the slanted side is labeled. */
  hasSlant: boolean
}
type Point = [x: number, y: number]
type Drawing = Worded<FigureOf<'polygon'>>

const leaning = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [9, 12, 15],
] as const

export const isTriangle = (kind: Kind): boolean => kind !== 'parallelogram' && kind !== 'trapezoid'
/** Base times height, before taking half. */
export const fullOf = ({ base, top, height }: Polygon): number => (base + top) * height
export const areaOf = (its: Polygon): number => fullOf(its) / (its.shape === 'parallelogram' ? 1 : 2)

/** A polygon with an area in whole squares. */
export function drawPolygon(
  random: Random,
  shape: Kind,
  unit: LengthUnit,
  turns: readonly number[] = [0],
): Polygon {
  const [shift, height, slant] = random.pick(leaning)
  const turn = random.pick(turns)
  const its = { shape, top: 0, height, shift, slant, unit, turn, hasSlant: false }
  switch (shape) {
    case 'right':
      return { ...its, base: shift }
    case 'trapezoid': {
      const top = random.integer(3, 9)
      return { ...its, top, base: shift + top + 2 * random.integer(0, 2) }
    }
    default: {
      const base = shape === 'obtuse' ? random.integer(4, 14) : shift + random.integer(1, 8)
      return { ...its, base: shape === 'parallelogram' || (base * height) % 2 === 0 ? base : base + 1 }
    }
  }
}

export function cornersOf({ shape, base, top, height, shift }: Polygon): Point[] {
  const foot: Point[] = [
    [0, 0],
    [base, 0],
  ]
  switch (shape) {
    case 'right':
      return [...foot, [0, height]]
    case 'triangle':
      return [...foot, [shift, height]]
    case 'obtuse':
      return [...foot, [base + shift, height]]
    case 'parallelogram':
      return [...foot, [base + shift, height], [shift, height]]
    case 'trapezoid':
      return [...foot, [shift + top, height], [shift, height]]
  }
}

/** Index of the labeled slanted side, counted from the base. */
const slantedSide = { right: 1, triangle: 2, obtuse: 1, parallelogram: 1, trapezoid: 3 } as const

/** A polygon with its base, its height and, if given, a slanted side; `?` marks the unknown. */
export function polygonFigure(its: Polygon, asks: Part | 'none' = 'none'): Drawing {
  const { shape: kind, unit, hasSlant } = its
  const written = (part: Part | 'slant'): Words =>
    part === asks ? '?' : say('length', { of: quantity(its[part], unit) })
  const corners = cornersOf(its)
  const sides: Words[] = corners.map((): Words => '')
  sides[0] = written('base')
  if (kind === 'trapezoid') sides[2] = written('top')
  if (kind === 'right') sides[2] = written('height')
  if (hasSlant) sides[slantedSide[kind]] = written('slant')
  const spoken = (part: Part | 'slant'): Words => (part === asks ? say('unknown') : written(part))
  const about = say(`about.${kind}`, { base: spoken('base'), top: spoken('top'), height: spoken('height') })
  return {
    kind: 'polygon',
    description: hasSlant ? say('with-slant', { about, slant: spoken('slant') }) : say('without', { about }),
    shapes: [
      {
        outline: { type: 'vertices', vertices: corners },
        turn: its.turn,
        sides,
        ...(kind === 'right'
          ? { rightAngles: [0] }
          : { heights: [{ from: isTriangle(kind) ? 2 : 3, to: 0, label: written('height') }] }),
      },
    ],
  }
}

/** Twice the area enclosed by vertices in order, by the shoelace formula. */
const doubleInside = (corners: readonly Point[]): number =>
  Math.abs(
    corners.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [0, 0]
      return sum + x * nextY - nextX * y
    }, 0),
  )
export const insideOf = (corners: readonly Point[]): number => doubleInside(corners) / 2
/** The distance around vertices in order. */
export const aroundOf = (corners: readonly Point[]): number =>
  corners.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [0, 0]
    return sum + Math.hypot(nextX - x, nextY - y)
  }, 0)

/** The area of a drawn polygon, computed from its vertices. */
export function areaShown(figure: Figure | undefined): number {
  const [shape] = figure?.kind === 'polygon' ? figure.shapes : []
  if (shape?.outline.type !== 'vertices') throw new TypeError('expects corners')
  return insideOf(shape.outline.vertices)
}

/** The labeled lengths, null for the unknown; and whether the area is half of base times height. */
export function lengthsShown(figure: Figure | undefined) {
  const [shape] = figure?.kind === 'polygon' ? figure.shapes : []
  const { sides = [], heights } = shape ?? {}
  const read = (text = ''): number | null => (text === '?' ? null : (numbersIn(text)[0]?.value ?? 0))
  const top = sides.length === 4 ? read(sides[2]) : 0
  return {
    base: read(sides[0]),
    height: read(heights === undefined ? sides[2] : heights[0]?.label),
    top,
    isHalf: sides.length === 3 || top !== 0,
  }
}

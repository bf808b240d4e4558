import { areaOf, fullOf, isTriangle, type Part, type Polygon } from '../../areas/polygons.ts'
import { type Composite, isCut, rectangleOf, totalOf, triangleOf } from '../../areas/composites.ts'
import { cornersCutOff, type Tilted } from '../../areas/grid-shapes.ts'
import type { Quantity } from '@skills-center/messages/values'
import { square } from '../../round-figures/round-figures.ts'
import { bug } from '../bug.ts'
import { say } from './messages.gen.ts'

// Worked by hand: base 9, height 4, slanted side 5; as a triangle 18, as a parallelogram 36.
const leaf: Polygon = {
  shape: 'triangle',
  base: 9,
  top: 0,
  height: 4,
  shift: 3,
  slant: 5,
  unit: 'inch',
  turn: 0,
  hasSlant: true,
}
const tile: Polygon = { ...leaf, shape: 'parallelogram' }
// 9 and 5 as bases, 4 high: 14 × 4 ÷ 2 = 28.
const step: Polygon = { ...leaf, shape: 'trapezoid', top: 5 }

export const slantedSide = bug<Polygon>({
  id: 'area.slanted-side',
  answer: (its) => (its.hasSlant ? (areaOf(its) * its.slant) / its.height : null),
  feedback: () => say('slanted'),
  example: [tile, 45],
})
export const noHalf = bug<Polygon>({
  id: 'area.no-half',
  answer: (its) => (its.shape === 'parallelogram' ? null : fullOf(its)),
  feedback: ({ shape }) => say(shape === 'trapezoid' ? 'no-half.trapezoid' : 'no-half.triangle'),
  example: [leaf, 36],
})
export const halvesTooMuch = bug<Polygon>({
  id: 'area.halves-too-much',
  answer: (its) => (its.shape === 'parallelogram' ? fullOf(its) / 2 : null),
  feedback: () => say('halves'),
  example: [tile, 18],
})
export const addsLengths = bug<Polygon>({
  id: 'area.adds-lengths',
  answer: ({ base, top, height }) => base + top + height,
  feedback: () => say('adds'),
  example: [leaf, 13],
})
export const oneBase = bug<Polygon>({
  id: 'area.one-base',
  answer: ({ shape, base, height }) => (shape === 'trapezoid' ? base * height : null),
  feedback: () => say('one-base'),
  example: [step, 36],
})
export const areaBugs = [slantedSide, noHalf, halvesTooMuch, addsLengths, oneBase]
export const gridBugs = [noHalf, halvesTooMuch, addsLengths, oneBase]

/** Find a length, given the area. */
export type Missing = Polygon & { asks: Part }
/** The factor that the unknown length is multiplied by. */
const otherOf = ({ asks, base, top, height }: Missing): number => (asks === 'height' ? base + top : height)

export const missingBugs = [
  bug<Missing>({
    id: 'area.no-half',
    answer: (its) =>
      its.shape === 'parallelogram' || its.asks === 'top' ? null : areaOf(its) / otherOf(its),
    feedback: () => say('back.no-half'),
    example: [{ ...leaf, asks: 'height' }, 2],
  }),
  bug<Missing>({
    id: 'area.halves-too-much',
    answer: (its) => (its.shape === 'parallelogram' ? (2 * areaOf(its)) / otherOf(its) : null),
    feedback: () => say('back.doubles'),
    example: [{ ...tile, asks: 'height' }, 8],
  }),
  bug<Missing>({
    id: 'area.subtracts-length',
    answer: (its) => areaOf(its) - otherOf(its),
    feedback: () => say('back.subtracts'),
    example: [{ ...tile, asks: 'height' }, 27],
  }),
  bug<Missing>({
    id: 'area.one-base',
    answer: (its) =>
      its.shape === 'trapezoid' && its.asks === 'height' ? [2 * areaOf(its), its.base] : null,
    feedback: () => say('back.one-base'),
    example: [{ ...step, asks: 'height' }, [56, 9]],
  }),
  bug<Missing>({
    id: 'area.stops-early',
    answer: ({ asks, base, top }) => (asks === 'top' ? base + top : null),
    feedback: () => say('back.both-bases'),
    example: [{ ...step, asks: 'top' }, 14],
  }),
]

// Worked by hand: a rectangle 8 by 6 and a triangle with base 8 and height 3: 48 + 12 = 60.
const home: Composite = { kind: 'house', width: 8, height: 6, side: 8, reach: 3, unit: 'foot' }
const sign = (its: Composite): number => (isCut(its) ? -1 : 1)

export const compositeBugs = [
  bug<Composite>({
    id: 'area.one-piece',
    answer: rectangleOf,
    feedback: (its) => say(isCut(its) ? 'composite.whole' : 'composite.one-piece'),
    example: [home, 48],
  }),
  bug<Composite>({
    id: 'area.no-half',
    answer: (its) => rectangleOf(its) + 2 * sign(its) * triangleOf(its),
    feedback: () => say('composite.no-half'),
    example: [home, 72],
  }),
  bug<Composite>({
    id: 'area.adds-cut-piece',
    answer: (its) => (isCut(its) ? rectangleOf(its) + triangleOf(its) : null),
    feedback: () => say('composite.adds'),
    example: [{ ...home, kind: 'notch', side: 6, reach: 3 }, 57],
  }),
  bug<Composite>({
    id: 'area.wrong-length',
    answer(its) {
      if (its.kind === 'corner') {
        const got = rectangleOf(its) - ((its.width - its.side) * (its.height - its.reach)) / 2
        return got > 0 ? got : null
      }
      return its.kind.endsWith('total') ? rectangleOf(its) + (its.side * totalOf(its)) / 2 : null
    },
    feedback: ({ kind }) => say(kind === 'corner' ? 'composite.left-over' : 'composite.total'),
    example: [{ ...home, kind: 'house-total' }, 84],
  }),
]

// Worked by hand: in a rectangle 6 by 5, corners cut off with 6, 6 and 5 squares: 13 are left.
const kite: Tilted = { width: 6, height: 5, right: 2, upper: 2 }
const cutOff = (its: Tilted): number => cornersCutOff(its).reduce((sum, each) => sum + each, 0)
export const tiltedOf = (its: Tilted): number => its.width * its.height - cutOff(its)

export const tiltedBugs = [
  bug<Tilted>({
    id: 'area.box-around',
    answer: ({ width, height }) => width * height,
    feedback: () => say('tilted.box'),
    example: [kite, 30],
  }),
  bug<Tilted>({
    id: 'area.one-piece',
    answer: cutOff,
    feedback: () => say('tilted.corners'),
    example: [kite, 17],
  }),
  bug<Tilted>({
    id: 'area.any-line',
    answer: ({ width, height }) => (width * height) / 2,
    feedback: () => say('tilted.half'),
    example: [kite, 15],
  }),
]

/** A shape to cover: at a price per square, or with packs that cover a number of squares. */
export interface Covering {
  polygon: Polygon
  asks: 'price' | 'packs'
  /** Dollars per square, or squares per pack. */
  each: number
  /** Width and height of a rectangle that is left uncovered; 0 if there is none. */
  gap: readonly [width: number, height: number]
}
export const coveredArea = ({ polygon, gap }: Covering): number => areaOf(polygon) - gap[0] * gap[1]
export const covered = (its: Covering, area = coveredArea(its)): number =>
  its.asks === 'price' ? area * its.each : area / its.each
/** What one pack covers. */
export const coverOf = ({ polygon, each }: Covering): Quantity => square(each, polygon.unit)
const field: Covering = { polygon: tile, asks: 'price', each: 3, gap: [0, 0] }

export const coveringBugs = [
  bug<Covering>({
    id: 'area.no-half',
    answer: (its) =>
      isTriangle(its.polygon.shape) && its.gap[0] === 0 ? covered(its, fullOf(its.polygon)) : null,
    feedback: () => say('no-half.triangle'),
    example: [{ ...field, polygon: leaf }, 108],
  }),
  bug<Covering>({
    id: 'area.without-cost',
    answer: coveredArea,
    feedback: (its) =>
      its.asks === 'price' ? say('cover.area-only') : say('cover.area-for-packs', { each: coverOf(its) }),
    example: [field, 36],
  }),
  bug<Covering>({
    id: 'area.divides-for-cost',
    answer: (its) => (its.asks === 'packs' ? coveredArea(its) * its.each : [coveredArea(its), its.each]),
    feedback: (its) =>
      its.asks === 'packs' ? say('cover.multiplies', { each: coverOf(its) }) : say('cover.divides'),
    example: [field, [36, 3]],
  }),
  bug<Covering>({
    id: 'area.adds-cut-piece',
    answer: (its) => (its.gap[0] === 0 ? null : covered(its, areaOf(its.polygon))),
    feedback: () => say('cover.whole'),
    example: [{ ...field, gap: [2, 3] }, 108],
  }),
]

import type { Point } from '../../equations/line.ts'
import { type Mirror, reflected, swapped } from '../../grids/quadrants.ts'
import { type Bug, bug, tidy } from '../bug.ts'
import { say } from './messages.gen.ts'

/** A point to read or plot, in units, with `step` units per square. */
export interface Spot {
  at: Point
  step: number
}
const corner: Spot = { at: [-4, 6], step: 2 }
const half = (size: number): boolean => !Number.isInteger(size)
/** A half unit counted in the wrong direction from a whole number: −2.5 for −1.5. */
const away = (at: number): number => (half(at) ? (at < 0 ? at + 1 : at) : at)

export const spotBugs: Bug<Spot, Point>[] = [
  bug<Spot, Point>({
    id: 'grid.swaps-coordinates',
    answer: ({ at }) => swapped(at),
    feedback: () => say('spot.swapped'),
    example: [corner, [6, -4]],
  }),
  bug<Spot, Point>({
    id: 'grid.drops-sign',
    answer: ({ at: [x, y] }) => (x < 0 || y < 0 ? [Math.abs(x), Math.abs(y)] : null),
    feedback: () => say('spot.drops'),
    example: [corner, [4, 6]],
  }),
  bug<Spot, Point>({
    id: 'grid.wrong-direction',
    answer: ({ at: [x, y] }) => (x < 0 && y < 0 ? null : [0 - x, 0 - y]),
    feedback: () => say('spot.direction'),
    example: [corner, [4, -6]],
  }),
  bug<Spot, Point>({
    id: 'graph.counts-squares',
    answer: ({ at: [x, y], step }) => (step === 1 ? null : [x / step, y / step]),
    feedback: ({ step }) => say('spot.squares', { step }),
    example: [corner, [-2, 3]],
  }),
  bug<Spot, Point>({
    id: 'signed.reads-away',
    answer: ({ at: [x, y] }) => ((half(x) && x < 0) || (half(y) && y < 0) ? [away(x), away(y)] : null),
    feedback: () => say('spot.away'),
    example: [{ at: [-2.5, 3], step: 1 }, [-1.5, 3]],
  }),
]

/** A point and its reflection, or the distance between them. */
export interface Reflected {
  at: Point
  mirror: Mirror
}
const low: Reflected = { at: [-3, 5], mirror: 'x' }

export const imageBugs: Bug<Reflected, Point>[] = [
  bug<Reflected, Point>({
    id: 'moves.wrong-mirror',
    answer: ({ at, mirror }) => (mirror === 'both' ? null : reflected[mirror === 'x' ? 'y' : 'x'](at)),
    feedback: () => say('image.other'),
    example: [low, [3, 5]],
  }),
  bug<Reflected, Point>({
    id: 'moves.reflects-for-turn',
    answer: ({ at, mirror }) => (mirror === 'both' ? null : reflected.both(at)),
    feedback: () => say('image.both'),
    example: [low, [3, -5]],
  }),
  bug<Reflected, Point>({
    id: 'moves.one-step-only',
    answer: ({ at, mirror }) => (mirror === 'both' ? reflected.x(at) : null),
    feedback: () => say('image.one'),
    example: [{ ...low, mirror: 'both' }, [-3, -5]],
  }),
  bug<Reflected, Point>({
    id: 'grid.swaps-coordinates',
    answer: ({ at }) => swapped(at),
    feedback: () => say('image.swapped'),
    example: [low, [5, -3]],
  }),
]

/** The distance between the point and its image across one axis. */
export const apartOf = ({ at: [x, y], mirror }: Reflected): number => 2 * Math.abs(mirror === 'x' ? y : x)
export const apartBugs: Bug<Reflected>[] = [
  bug<Reflected>({
    id: 'grid.end-only',
    answer: (its) => apartOf(its) / 2,
    feedback: () => say('apart.half'),
    example: [low, 5],
  }),
  bug<Reflected>({
    id: 'moves.wrong-mirror',
    answer: ({ at, mirror }) => apartOf({ at, mirror: mirror === 'x' ? 'y' : 'x' }),
    feedback: () => say('image.other'),
    example: [low, 6],
  }),
]

/** Two points on one grid line: the coordinates that differ, the shared one, and the scale of a unit. */
export interface PlaneGap {
  along: 0 | 1
  ends: [low: number, high: number]
  same: number
  scale: number
}
export const endAt = ({ along, same, ends }: PlaneGap, end: 0 | 1): Point =>
  along === 0 ? [ends[end], same] : [same, ends[end]]
export const lengthOf = ({ ends: [from, to] }: PlaneGap): number => tidy(to - from)
export const isAcross = ({ ends: [from, to] }: PlaneGap): boolean => from < 0 && to > 0
const sizes = ({ ends: [from, to] }: PlaneGap): [number, number] => [Math.abs(from), Math.abs(to)]

const across: PlaneGap = { along: 0, ends: [-4, 3], same: 2, scale: 1 }
const below: PlaneGap = { ...across, ends: [-7, -3] }

export const subtractsSizes = bug<PlaneGap>({
  id: 'grid.subtracts-sizes',
  answer(gap) {
    const [one, other] = sizes(gap)
    return isAcross(gap) && one !== other ? tidy(Math.abs(one - other) * gap.scale) : null
  },
  feedback: () => say('gap.subtracts'),
  example: [across, 1],
})
export const addsSizes = bug<PlaneGap>({
  id: 'grid.adds-coordinates',
  answer(gap) {
    const [one, other] = sizes(gap)
    return isAcross(gap) ? null : tidy((one + other) * gap.scale)
  },
  feedback: () => say('gap.adds'),
  example: [below, 10],
})
export const farEnd = bug<PlaneGap>({
  id: 'grid.end-only',
  answer: (gap) => Math.max(...sizes(gap)) * gap.scale,
  feedback: () => say('gap.end'),
  example: [across, 4],
})
export const linesForSteps = bug<PlaneGap>({
  id: 'grid.counts-points',
  answer: (gap) => (lengthOf(gap) + 1) * gap.scale,
  feedback: () => say('gap.lines'),
  example: [across, 8],
})
export const unscaled = bug<PlaneGap>({
  id: 'graph.counts-squares',
  answer: (gap) => (gap.scale === 1 ? null : lengthOf(gap)),
  feedback: ({ scale }) => say('gap.scale', { scale }),
  example: [{ ...across, scale: 10 }, 7],
})
export const planeGapBugs = [subtractsSizes, addsSizes, farEnd, linesForSteps, unscaled]

/** Two walks, one after the other. */
export interface TwoLegs {
  legs: [PlaneGap, PlaneGap]
}
const both = ([one, other]: TwoLegs['legs'], answerOf: (gap: PlaneGap) => number): number =>
  answerOf(one) + answerOf(other)
export const walkOf = ({ legs }: TwoLegs): number => both(legs, (gap) => lengthOf(gap) * gap.scale)
const trip: TwoLegs = {
  legs: [
    { ...across, scale: 10 },
    { along: 1, ends: [-5, 2], same: 3, scale: 10 },
  ],
}

export const twoLegBugs: Bug<TwoLegs>[] = [
  bug<TwoLegs>({
    id: 'grid.skips-stop',
    answer: ({ legs: [one] }) => lengthOf(one) * one.scale,
    feedback: () => say('trip.first'),
    example: [trip, 70],
  }),
  bug<TwoLegs>({
    id: 'graph.counts-squares',
    answer: ({ legs }) => both(legs, lengthOf),
    feedback: ({ legs: [{ scale }] }) => say('gap.scale', { scale }),
    example: [trip, 14],
  }),
  bug<TwoLegs>({
    id: 'grid.subtracts-sizes',
    answer: ({ legs }) =>
      both(legs, (gap) => Math.abs(Math.abs(gap.ends[0]) - Math.abs(gap.ends[1])) * gap.scale),
    feedback: () => say('gap.subtracts'),
    example: [trip, 40],
  }),
]

/** A rectangle on grid lines. */
export interface Box {
  left: number
  right: number
  low: number
  high: number
}
const tile: Box = { left: -4, right: 3, low: -5, high: 2 }
export const perimeterOf = ({ left, right, low: base, high }: Box): number => 2 * (right - left + high - base)
export const perimeterBugs: Bug<Box>[] = [
  bug<Box>({
    id: 'grid.half-perimeter',
    answer: (box) => perimeterOf(box) / 2,
    feedback: () => say('box.half'),
    example: [tile, 14],
  }),
  bug<Box>({
    id: 'grid.subtracts-sizes',
    answer: ({ left, right, low: base, high }) =>
      2 * (Math.abs(Math.abs(right) - Math.abs(left)) + Math.abs(Math.abs(high) - Math.abs(base))),
    feedback: () => say('gap.subtracts'),
    example: [tile, 8],
  }),
]

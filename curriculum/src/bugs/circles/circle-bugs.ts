import { type LengthUnit, timesPi } from '../../round-figures/round-figures.ts'
import { bug, tidy } from '../bug.ts'
import { say } from './messages.gen.ts'

/** A circle given by its radius or diameter: asks for the circumference, the area, or half of the circumference. */
export interface Measured {
  radius: number
  unit: LengthUnit
  given: 'radius' | 'diameter'
  asks: 'around' | 'area' | 'half'
}
const multiples = ({ radius, asks }: Measured): { pi: number; plain: number } =>
  ({
    around: { pi: 2 * radius, plain: 0 },
    area: { pi: radius * radius, plain: 0 },
    half: { pi: radius, plain: 2 * radius },
  })[asks]
export const measureOf = (its: Measured): number => tidy(timesPi(multiples(its).pi) + multiples(its).plain)

// Worked by hand: a radius of 5 inches gives a circumference of 31.4, an area of 78.5, and 25.7 for half the
// circumference plus the diameter.
const plate: Measured = { radius: 5, unit: 'inch', given: 'radius', asks: 'around' }

export const measureBugs = [
  bug<Measured>({
    id: 'circle.radius-diameter',
    answer: (its) => {
      const { radius, given, asks } = its
      return asks === 'half'
        ? null
        : measureOf({ ...its, radius: given === 'radius' ? radius / 2 : 2 * radius })
    },
    feedback: ({ given }) => say(`mixed.${given}`),
    example: [plate, 15.7],
  }),
  bug<Measured>({
    id: 'circle.area-for-around',
    answer: (its) => (its.asks === 'around' ? measureOf({ ...its, asks: 'area' }) : null),
    feedback: () => say('area-for-around'),
    example: [plate, 78.5],
  }),
  bug<Measured>({
    id: 'circle.around-for-area',
    answer: (its) => (its.asks === 'area' ? measureOf({ ...its, asks: 'around' }) : null),
    feedback: () => say('around-for-area'),
    example: [{ ...plate, asks: 'area' }, 31.4],
  }),
  bug<Measured>({
    id: 'circle.leaves-out-pi',
    answer: (its) => (its.asks === 'half' ? null : multiples(its).pi),
    feedback: () => say('leaves-out-pi'),
    example: [plate, 10],
  }),
  bug<Measured>({
    id: 'circle.curve-only',
    answer: ({ asks, radius }) => (asks === 'half' ? timesPi(radius) : null),
    feedback: () => say('curve-only'),
    example: [{ ...plate, asks: 'half' }, 15.7],
  }),
  bug<Measured>({
    id: 'circle.wrong-part',
    answer: (its) => (its.asks === 'half' ? measureOf({ ...its, asks: 'around' }) : null),
    feedback: () => say('whole-circle'),
    example: [{ ...plate, asks: 'half' }, 31.4],
  }),
]

/** From a circumference or an area, as a multiple of π, back to the radius, or on to the area. */
export interface Back {
  radius: number
  unit: LengthUnit
  asks: 'from-around' | 'from-area' | 'area'
}
export const backAnswer = ({ radius, asks }: Back): number => (asks === 'area' ? radius * radius : radius)
const wheel: Back = { radius: 6, unit: 'inch', asks: 'from-around' }

export const backBugs = [
  bug<Back>({
    id: 'circle.radius-diameter',
    answer: ({ asks, radius }) =>
      asks === 'from-around' ? 2 * radius : asks === 'area' ? 4 * radius * radius : null,
    feedback: () => say('back.diameter'),
    example: [wheel, 12],
  }),
  bug<Back>({
    id: 'circle.halves-for-root',
    answer: ({ asks, radius }) => (asks === 'from-area' ? (radius * radius) / 2 : null),
    feedback: () => say('back.halves'),
    example: [{ ...wheel, asks: 'from-area' }, 18],
  }),
  bug<Back>({
    id: 'circle.stops-early',
    answer: ({ asks, radius }) => ({ 'from-around': null, 'from-area': radius * radius, area: radius })[asks],
    feedback: ({ asks }) => say(asks === 'area' ? 'back.radius-only' : 'back.square-only'),
    example: [{ ...wheel, asks: 'area' }, 6],
  }),
  bug<Back>({
    id: 'circle.doubles-for-square',
    answer: ({ asks, radius }) => (asks === 'area' ? 2 * radius : asks === 'from-around' ? 4 * radius : null),
    feedback: () => say('back.doubles'),
    example: [{ ...wheel, asks: 'area' }, 12],
  }),
]

/** A part of a circle joined to a rectangle, a ring, or a circle cut out of a square. */
export interface Composite {
  kind: 'window' | 'ring' | 'hole'
  radius: number
  /** Height of the rectangle, or the inner radius. */
  other: number
  unit: LengthUnit
}
export function compositeOf({ kind, radius, other }: Composite): number {
  if (kind === 'window') return tidy(2 * radius * other + timesPi((radius * radius) / 2))
  return kind === 'ring'
    ? timesPi(radius * radius - other * other)
    : tidy(4 * radius * radius - timesPi(radius * radius))
}

// Worked by hand: a half circle with radius 2 on a rectangle 4 wide and 5 high: 20 + 6.28 = 26.28.
const shape: Composite = { kind: 'window', radius: 2, other: 5, unit: 'foot' }

export const compositeBugs = [
  bug<Composite>({
    id: 'circle.wrong-part',
    answer: ({ kind, radius, other }) =>
      kind === 'window'
        ? 2 * radius * other + timesPi(radius * radius)
        : kind === 'hole'
          ? timesPi(radius * radius)
          : timesPi(other * other),
    feedback: ({ kind }) => say(`part.${kind}`),
    example: [shape, 32.56],
  }),
  bug<Composite>({
    id: 'circle.squares-difference',
    answer: ({ kind, radius, other }) => (kind === 'ring' ? timesPi((radius - other) ** 2) : null),
    feedback: () => say('squares-difference'),
    example: [{ ...shape, kind: 'ring', radius: 5, other: 2 }, 28.26],
  }),
  bug<Composite>({
    id: 'circle.stops-early',
    answer: ({ kind, radius, other }) =>
      kind === 'window'
        ? 2 * radius * other
        : kind === 'ring'
          ? timesPi(radius * radius)
          : 4 * radius * radius,
    feedback: () => say('one-part'),
    example: [shape, 20],
  }),
  bug<Composite>({
    id: 'circle.radius-diameter',
    answer: ({ kind, radius, other }) =>
      kind === 'window' ? 2 * radius * other + timesPi(2 * radius * radius) : null,
    feedback: () => say('mixed.diameter'),
    example: [shape, 45.12],
  }),
]

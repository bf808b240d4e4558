import { calculate } from '../../equations/exact.ts'
import { piVolume, type RoundSolid, type RoundStack, stackParts } from '../../solids/round-solids.ts'
import { bug, type Exact, toNumber } from '../bug.ts'
import { say } from './messages.gen.ts'

const can: RoundSolid = { shape: 'cylinder', radius: 3, height: 5, unit: 'inch', given: 'radius' }
const ball: RoundSolid = { ...can, shape: 'sphere' }
const third = (value: number, { shape }: RoundSolid): Exact =>
  calculate(value, 'over', shape === 'cone' ? 3 : 1)

// Worked by hand, as multiples of π: a radius of 3 and a height of 5 give a cylinder of 45 and a cone of 15; a sphere
// has 36.
export const volumeBugs = [
  bug<RoundSolid>({
    id: 'volume.forgets-third',
    answer: ({ shape, radius, height }) => (shape === 'cone' ? radius ** 2 * height : null),
    feedback: () => say('slip.cone'),
    example: [{ ...can, shape: 'cone' }, 45],
  }),
  bug<RoundSolid>({
    id: 'volume.third-of-cylinder',
    answer: ({ shape, radius, height }) =>
      shape === 'cylinder' ? calculate(radius ** 2 * height, 'over', 3) : null,
    feedback: () => say('slip.cylinder'),
    example: [can, 15],
  }),
  bug<RoundSolid>({
    id: 'circle.doubles-for-square',
    answer: (its) => (its.shape === 'sphere' ? null : third(2 * its.radius * its.height, its)),
    feedback: () => say('slip.doubles'),
    example: [can, 30],
  }),
  bug<RoundSolid>({
    id: 'circle.radius-diameter',
    answer: (its) => (its.given === 'diameter' ? piVolume({ ...its, radius: 2 * its.radius }) : null),
    feedback: () => say('slip.diameter'),
    example: [{ ...can, given: 'diameter' }, 180],
  }),
  bug<RoundSolid>({
    id: 'volume.square-for-cube',
    answer: ({ shape, radius }) => (shape === 'sphere' ? calculate([4, 3], 'times', radius ** 2) : null),
    feedback: () => say('slip.square'),
    example: [ball, 12],
  }),
  bug<RoundSolid>({
    id: 'volume.forgets-four-thirds',
    answer: ({ shape, radius }) => (shape === 'sphere' ? radius ** 3 : null),
    feedback: () => say('slip.factor'),
    example: [ball, 27],
  }),
]

/** Uses 3.14 for π and rounds to the nearest whole number. */
export const roundedPi = (multiple: Exact): number => Math.round(3.14 * toNumber(multiple))
export const storyBugs = volumeBugs.map((each) =>
  bug<RoundSolid>({
    ...each,
    answer(its) {
      const got = each.answer(its)
      return got === null ? null : roundedPi(got)
    },
    example: [each.example[0], roundedPi(each.example[1])],
  }),
)
export const sum = ([one, other]: readonly [Exact, Exact]): Exact => calculate(one, 'plus', other)
const silo: RoundStack = { kind: 'silo', radius: 6, height: 10, top: 6, unit: 'foot' }
// Worked by hand, as multiples of π: cylinder 360, half sphere 144, total 504, which is 1,582.56.
export const stackBugs = [
  bug<RoundStack>({
    id: 'volume.one-part',
    answer: (its) => roundedPi(stackParts(its)[0]),
    feedback: () => say('slip.part'),
    example: [silo, 1130],
  }),
  bug<RoundStack>({
    id: 'circle.wrong-part',
    answer: (its) => {
      const [lower, upper] = stackParts(its)
      return its.kind === 'tower' ? null : roundedPi(sum([lower, calculate(upper, 'times', 2)]))
    },
    feedback: () => say('slip.whole'),
    example: [silo, 2035],
  }),
  bug<RoundStack>({
    id: 'volume.forgets-third',
    answer: (its) => {
      const [lower, upper] = stackParts(its)
      if (its.kind === 'silo') return null
      const full =
        its.kind === 'treat' ? [calculate(lower, 'times', 3), upper] : [lower, calculate(upper, 'times', 3)]
      return roundedPi(sum([full[0] ?? 0, full[1] ?? 0]))
    },
    feedback: () => say('slip.cone'),
    // The cone on top, with height 4, has 48.
    example: [{ ...silo, kind: 'tower', top: 4 }, 1583],
  }),
]
/** The volume and one measurement are known; a sphere has no height. */
export interface Missing {
  solid: RoundSolid
  asks: 'height' | 'radius'
}
export const missingAnswer = ({ solid, asks }: Missing): number => solid[asks]
const told: Missing = { solid: can, asks: 'height' }
export const missingBugs = [
  bug<Missing>({
    id: 'volume.forgets-third',
    answer: ({ solid, asks }) => (solid.shape === 'cone' && asks === 'height' ? [solid.height, 3] : null),
    feedback: () => say('slip.cone'),
    example: [{ solid: { ...can, shape: 'cone' }, asks: 'height' }, [5, 3]],
  }),
  bug<Missing>({
    id: 'volume.divides-one-edge',
    answer: ({ solid: { radius, height }, asks }) => (asks === 'height' ? radius * height : null),
    feedback: () => say('back.once'),
    example: [told, 15],
  }),
  bug<Missing>({
    id: 'circle.doubles-for-square',
    answer: ({ solid: { radius, height }, asks }) =>
      asks === 'height' ? calculate(radius * height, 'over', 2) : null,
    feedback: () => say('slip.doubles'),
    example: [told, 7.5],
  }),
  bug<Missing>({
    id: 'circle.stops-early',
    answer: ({ solid: { shape, radius }, asks }) =>
      asks === 'radius' ? radius ** (shape === 'sphere' ? 3 : 2) : null,
    feedback: () => say('back.stops'),
    example: [{ ...told, asks: 'radius' }, 9],
  }),
  bug<Missing>({
    id: 'circle.halves-for-root',
    answer: ({ solid: { shape, radius }, asks }) =>
      asks === 'radius' && shape !== 'sphere' ? calculate(radius ** 2, 'over', 2) : null,
    feedback: () => say('back.halves'),
    example: [{ ...told, asks: 'radius' }, 4.5],
  }),
  bug<Missing>({
    id: 'roots.divides-by-index',
    answer: ({ solid: { shape, radius }, asks }) =>
      asks === 'radius' && shape === 'sphere' ? calculate(radius ** 3, 'over', 3) : null,
    feedback: () => say('back.thirds'),
    example: [{ solid: ball, asks: 'radius' }, 9],
  }),
]

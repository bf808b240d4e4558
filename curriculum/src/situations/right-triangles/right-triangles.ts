import type { Level } from '@skills-center/contract/ids'
import type { Quantity, Text } from '@skills-center/messages/values'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { numbersIn } from '../../form/numbers-in.ts'
import { drawRounded, drawWhole, type Sides, sideOf } from '../../right-triangles/sides.ts'
import { type TwoSteps, twoStepsAnswer } from '../../right-triangles/two-steps.ts'
import { quantity } from '../../units/units.ts'
import { say } from './messages.gen.ts'

/** The known sides: both legs, in this order, or a leg and the hypotenuse, with realistic lengths. */
const stories = {
  screen: { unit: 'inch', asks: 'hypotenuse', first: [12, 60], second: [8, 40] },
  ramp: { unit: 'foot', asks: 'hypotenuse', first: [4, 24], second: [3, 8] },
  hike: { unit: 'mile', asks: 'hypotenuse', first: [3, 16], second: [3, 16] },
  rope: { unit: 'foot', asks: 'hypotenuse', first: [5, 24], second: [6, 40] },
  garden: { unit: 'meter', asks: 'hypotenuse', first: [5, 40], second: [5, 40] },
  gate: { unit: 'foot', asks: 'hypotenuse', first: [3, 12], second: [3, 8] },
  boat: { unit: 'mile', asks: 'hypotenuse', first: [5, 40], second: [5, 40] },
  ladder: { unit: 'foot', asks: 'leg', first: [3, 12], second: [10, 40] },
  kite: { unit: 'meter', asks: 'leg', first: [5, 40], second: [10, 60] },
  field: { unit: 'yard', asks: 'leg', first: [10, 60], second: [20, 75] },
  skate: { unit: 'meter', asks: 'leg', first: [6, 45], second: [10, 60] },
  slide: { unit: 'foot', asks: 'leg', first: [6, 16], second: [9, 20] },
  sail: { unit: 'foot', asks: 'leg', first: [6, 20], second: [10, 35] },
  tent: { unit: 'foot', asks: 'leg', first: [3, 8], second: [5, 12] },
} as const
type TriangleStory = keyof typeof stories
const ids = keysOf(stories)

/** A right triangle in a story. */
export interface ToldTriangle extends Sides {
  story: TriangleStory
}
const lengthIn = (story: TriangleStory, length: number): Quantity => quantity(length, stories[story].unit)
/** The length asked for. */
export const sideTold = (its: ToldTriangle): Quantity => lengthIn(its.story, sideOf(its))

export function drawTold(random: Random, level: Level): ToldTriangle {
  const story = random.pick(ids)
  const { asks } = stories[story]
  return { ...(level === 1 ? drawWhole(random, 75, asks) : drawRounded(random, 40, asks)), story }
}

/** Ladders and sails are steep. Ramps, screens, slides, and tents are not. */
export function isTrueToLife({ story, known: [one, other] }: ToldTriangle): boolean {
  const within = (size: number, [low, high]: readonly [number, number]) => size >= low && size <= high
  const { first, second } = stories[story]
  const isInShape: Partial<Record<TriangleStory, boolean>> = {
    ladder: other > 2 * one,
    screen: one > 1.2 * other,
    ramp: one > 2 * other,
    rope: other > one,
    slide: one > 0.7 * other,
    sail: one < 0.7 * other,
    tent: one > 0.5 * other,
  }
  return within(one, first) && within(other, second) && (isInShape[story] ?? true)
}

export const tellTriangle = ({ story, known: [one, other] }: ToldTriangle): Text =>
  say(`${story}.told`, { one: lengthIn(story, one), other: lengthIn(story, other) })

const unitIn = { box: 'inch', shortcut: 'meter' } as const
export const twoStepsTold = (its: TwoSteps): Quantity => quantity(twoStepsAnswer(its), unitIn[its.kind])

/** A box, or a rectangle to walk around or across. */
export function tellTwoSteps({ kind, what, sides: [a = 0, b = 0, c = 0] }: TwoSteps): Text[] {
  const unit = unitIn[kind]
  const [long, wide, high] = [quantity(a, unit), quantity(b, unit), quantity(c, unit)]
  return [
    kind === 'box'
      ? say(`box-${what}.told`, { long, wide, high })
      : say(`shortcut-${what}.told`, { long, wide }),
    say(`asks.${kind}`),
  ]
}

const legStories =
  /ladder|kite|diagonal of a|rink|sail is|a tent|escalera|papalote|diagonal de un|pista|vela|tienda/

/** The length that a story asks for, computed from its words. */
export function storySolved(stem: string): number {
  const sides = numbersIn(stem).map(({ value }) => value)
  const [one = 0, other = 0] = sides
  if (/shorter|más corto/.test(stem)) return one + other - Math.hypot(one, other)
  const side = legStories.test(stem) ? Math.sqrt(Math.abs(one * one - other * other)) : Math.hypot(...sides)
  return /tenth|décima/.test(stem) ? Number(side.toFixed(1)) : side
}

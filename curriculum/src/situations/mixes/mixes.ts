import type { Person, Quantity, Text } from '@skills-center/messages/values'
import { greatestCommonFactor } from '../../math/fractions.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { quantity, type UnitId } from '../../units/units.ts'
import type { Kinds } from '../parts/parts.ts'
import { say } from './messages.gen.ts'

interface Mix extends Kinds {
  /** The largest realistic total amount. */
  most: number
  /** Realistic only with at least twice as much of the second ingredient. */
  isThin?: boolean
}

/** Two ingredients measured in the same unit. */
export const mixes = {
  'snack-mix': { one: 'popcorn-cup', other: 'dried-fruit-cup', whole: 'snack-mix-cup', most: 60 },
  'green-paint': {
    one: 'blue-paint-liter',
    other: 'yellow-paint-liter',
    whole: 'green-paint-liter',
    most: 80,
  },
  lemonade: { one: 'lemon-juice-cup', other: 'water-cup', whole: 'lemonade-cup', most: 60, isThin: true },
  'potting-soil': {
    one: 'sand-bucket',
    other: 'compost-bucket',
    whole: 'soil-bucket',
    most: 80,
    isThin: true,
  },
  dressing: { one: 'vinegar-spoon', other: 'oil-spoon', whole: 'dressing-spoon', most: 48, isThin: true },
  'pink-paint': {
    one: 'red-paint-liter',
    other: 'white-paint-liter',
    whole: 'pink-paint-liter',
    most: 80,
    isThin: true,
  },
  punch: { one: 'mango-juice-cup', other: 'sparkling-water-cup', whole: 'punch-cup', most: 80 },
  mortar: { one: 'cement-bucket', other: 'sand-bucket', whole: 'mortar-bucket', most: 80, isThin: true },
  granola: { one: 'coconut-cup', other: 'oat-cup', whole: 'granola-cup', most: 60, isThin: true },
  'bird-food': { one: 'corn-scoop', other: 'millet-scoop', whole: 'bird-food-scoop', most: 80 },
} as const satisfies Record<string, Mix>
export type MixId = keyof typeof mixes

const mixIds = keysOf(mixes)

export const someMix = (random: Random): MixId => random.pick(mixIds)
export const mixOf = (id: MixId): Mix => mixes[id]

export const tell = {
  /** “Ben makes lemonade from lemon juice and water.” */
  makes: (id: MixId, who: Person): Text => say(`${id}.makes`, { who }),
  /** “The table shows two batches of the same lemonade.” */
  batches: (id: MixId): Text => say(`${id}.batches`),
  /** “The tapes show the ratio of lemon juice to water used to make lemonade.” */
  tape: (id: MixId): Text => say(`${id}.tape`),
  /** “Which lemonade tastes more like lemon?” */
  stronger: (id: MixId): Text => say(`${id}.stronger`),
}

const lowestRatios = [
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [2, 5],
  [3, 4],
  [3, 5],
  [2, 7],
  [4, 5],
  [3, 7],
  [3, 8],
  [5, 6],
  [5, 7],
  [4, 7],
  [5, 8],
] as const

/**
 * A ratio of two different numbers in lowest terms, in either order; a thin mix has at least twice as much of the
 * second.
 */
export function drawRatio(random: Random, isThin = false): [one: number, other: number] {
  if (isThin) return [...random.pick(lowestRatios.filter(([small, large]) => large >= 2 * small))]
  const [small, large] = random.pick(lowestRatios)
  return random.chance(0.5) ? [small, large] : [large, small]
}

/**
 * Two batches of a mix: `known` of one ingredient goes with `beside` of the other, and `given` of the first goes with
 * the unknown amount.
 */
export interface Scaled {
  mix: MixId
  /** The ingredient whose amount is unknown. */
  asked: 'one' | 'other'
  known: number
  beside: number
  given: number
}

/** Two batches of one mix, equal to `from` and `to` small batches. */
export function drawScaled(random: Random, [from, to]: readonly [from: number, to: number]): Scaled {
  const mix = someMix(random)
  const [one, other] = drawRatio(random, mixOf(mix).isThin)
  const asked = random.pick(['one', 'other'] as const)
  const [its, others] = asked === 'one' ? [other, one] : [one, other]
  return { mix, asked, known: its * from, beside: others * from, given: its * to }
}

/** Numbers of small batches. */
const few = [2, 3, 4, 5]
export const unevenBatches = few.flatMap((from) =>
  few.filter((to) => from % to > 0 && to % from > 0).map((to) => [from, to] as const),
)

/**
 * Pairs of amounts for which the amount of the second per unit of the first is a terminating decimal, but not whole.
 */
const notWhole = [2, 4, 5].flatMap((one) =>
  [3, 5, 6, 7, 8, 9, 12]
    .filter((other) => other > one && greatestCommonFactor(one, other) === 1)
    .map((other) => [one, other] as const),
)

/** Two batches of one mix; the second is found by way of the unit rate. */
export function drawThroughOne(random: Random): Scaled {
  const mix = someMix(random)
  const fitting = notWhole.filter(([one, other]) => mixOf(mix).isThin !== true || other >= 2 * one)
  const [one, other] = random.pick(fitting)
  const times = random.integer(1, 2)
  return { mix, asked: 'other', known: one * times, beside: other * times, given: random.integer(3, 13) }
}

export const rightOf = ({ known, beside, given }: Scaled): number =>
  Number(((beside * given) / known).toFixed(6))

export interface ScaledQuantities {
  known: Quantity<UnitId>
  beside: Quantity<UnitId>
  given: Quantity<UnitId>
  right: Quantity<UnitId>
}

export function scaledQuantities(scaled: Scaled): ScaledQuantities {
  const { mix, asked, known, beside, given } = scaled
  const { one, other } = mixes[mix]
  const [its, others] = asked === 'one' ? [other, one] : [one, other]
  return {
    known: quantity(known, its),
    beside: quantity(beside, others),
    given: quantity(given, its),
    right: quantity(rightOf(scaled), others),
  }
}

import type { Text } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import { quantity, type UnitId } from '../../units/units.ts'
import { say } from './messages.gen.ts'
import { factorBetween } from './measures.ts'

interface Ranges {
  large: UnitId
  small: UnitId
  /** The total in large units, and the step between realistic amounts. */
  amount: readonly [number, number]
  step: number
  /** The amount used at a time, in small units. */
  each: readonly number[]
}

/** Amounts in large units that are used up in small units. */
const stories = {
  ribbon: { large: 'yard', small: 'foot', amount: [4, 20], step: 1, each: [2, 3, 4, 6] },
  board: { large: 'foot', small: 'inch', amount: [6, 16], step: 1, each: [4, 6, 8, 9] },
  juice: { large: 'gallon', small: 'cup', amount: [2, 9], step: 1, each: [2, 4, 8] },
  cheese: { large: 'pound', small: 'ounce', amount: [3, 12], step: 1, each: [2, 4, 8] },
  trail: { large: 'kilometer', small: 'meter', amount: [1.2, 8], step: 0.4, each: [100, 200, 400] },
  rice: { large: 'kilogram', small: 'gram', amount: [1.5, 10], step: 0.5, each: [50, 100, 125, 250] },
  water: { large: 'liter', small: 'milliliter', amount: [1.5, 12], step: 0.5, each: [50, 125, 250, 500] },
  rope: { large: 'meter', small: 'centimeter', amount: [2.4, 12], step: 0.6, each: [20, 30, 40, 60] },
  show: { large: 'hour', small: 'minute', amount: [2, 6], step: 1, each: [4, 5, 12, 15] },
} as const satisfies Record<string, Ranges>
type StoryId = keyof typeof stories
const ids = keysOf(stories)

/** The number of small units (`total`), the number of parts (`parts`), or the remainder in small units (`left`). */
export interface Converted {
  story: StoryId
  asks: 'total' | 'parts' | 'left'
  amount: number
  each: number
  /** The number of parts used, for questions about the remainder. */
  used: number
}
export const convertedUnits = ({ story }: Converted): { large: UnitId; small: UnitId; factor: number } => {
  const { large, small } = stories[story]
  return { large, small, factor: factorBetween(large, small) }
}
export const smallAmount = (its: Converted): number => tidy(its.amount * convertedUnits(its).factor)
export const convertedAnswer = (its: Converted): number =>
  ({
    total: smallAmount(its),
    parts: tidy(smallAmount(its) / its.each),
    left: smallAmount(its) - its.each * its.used,
  })[its.asks]

export function drawConverted(random: Random, asks: Converted['asks']): Converted {
  const story = random.pick(ids)
  const { amount, step, each }: Ranges = stories[story]
  const steps = random.integer(0, Math.floor((amount[1] - amount[0]) / step))
  return {
    story,
    asks,
    amount: tidy(amount[0] + steps * step),
    each: random.pick(each),
    used: random.integer(2, 9),
  }
}

export function tellConverted(its: Converted): Text {
  const { story, asks, amount, each, used } = its
  const { large, small } = convertedUnits(its)
  return say(`${story}.${asks}`, {
    amount: quantity(amount, large),
    each: quantity(each, small),
    small: quantity(2, small),
    used,
  })
}

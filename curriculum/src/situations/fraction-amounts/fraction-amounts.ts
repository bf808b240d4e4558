import type { Person, Text } from '@skills-center/messages/values'
import type { Fraction } from '../../fractions/fraction.ts'
import { amount } from '../../fractions/written.ts'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import type { UnitId } from '../../units/units.ts'
import { say } from './messages.gen.ts'

/** What is measured, its unit, the usual fractions of the unit, and realistic amounts. */
export const measured = {
  trail: { unit: 'mile', parts: [2, 3, 4, 5, 8, 10], most: 6 },
  flour: { unit: 'cup', parts: [2, 3, 4, 8], most: 4 },
  ribbon: { unit: 'yard', parts: [2, 3, 4, 6, 8], most: 6 },
  board: { unit: 'foot', parts: [2, 3, 4, 6, 12], most: 8 },
  berries: { unit: 'pound', parts: [2, 3, 4, 5, 8], most: 3 },
  practice: { unit: 'hour', parts: [2, 3, 4, 6, 12], most: 3 },
  paint: { unit: 'gallon', parts: [2, 3, 4, 8], most: 3 },
  rain: { unit: 'inch', parts: [2, 5, 10], most: 3 },
  juice: { unit: 'liter', parts: [2, 3, 4, 5, 10], most: 4 },
} as const satisfies Record<string, { unit: UnitId; parts: readonly number[]; most: number }>
export type MeasuredId = keyof typeof measured

const ids = keysOf(measured)
export const someMeasured = (random: Random): MeasuredId => random.pick(ids)

/**
 * The sum of two amounts (`both`), the remainder (`left`), the difference (`more`), the original amount before some was
 * used (`before`), or the rest of a whole after two parts (`rest`).
 */
export type SumTelling = 'both' | 'left' | 'more' | 'before' | 'rest'

interface Told {
  one: Fraction
  other: Fraction
  whole: Fraction | null
  who: Person
}

export function tellSum(situation: MeasuredId, telling: SumTelling, { one, other, whole, who }: Told): Text {
  const { unit } = measured[situation]
  const parts = { who, one: amount(one, unit), other: amount(other, unit) }
  return telling === 'rest'
    ? say(`${situation}.rest`, { ...parts, whole: amount(whole ?? [1, 1], unit) })
    : say(`${situation}.${telling}`, parts)
}

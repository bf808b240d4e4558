import type { Person, Text } from '@skills-center/messages/values'
import type { Fraction } from '../../fractions/fraction.ts'
import { amount } from '../../fractions/written.ts'
import type { Random } from '../../random.ts'
import type { UnitId } from '../../units/units.ts'
import { say } from './messages.gen.ts'

/** What is measured in which unit, into which equal parts of it people measure, and how much of it is believable. */
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

// Keys of the object are its ids, which its type says and `Object.keys` does not.
// oxlint-disable-next-line typescript/consistent-type-assertions
const ids = Object.keys(measured) as MeasuredId[]
export const someMeasured = (random: Random): MeasuredId => random.pick(ids)

/**
 * Two amounts put together (`both`), what is left (`left`), by how much one is more (`more`), what there was before
 * something was used (`before`), and what is left of a whole after two parts (`rest`).
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

import type { Text } from '@skills-center/messages/values'
import { type Fraction, mixedTex } from '../../fractions/fraction.ts'
import { amount } from '../../fractions/written.ts'
import { tex } from '@skills-center/messages/values'
import { keysOf } from '../../keys-of.ts'
import type { Random } from '../../random.ts'
import type { UnitId } from '../../units/units.ts'
import { say } from './messages.gen.ts'

/** Two amounts of the same kind, their unit, its usual fractions, and the largest realistic amount. */
export const compared = {
  ribbons: { unit: 'yard', parts: [2, 3, 4, 6, 8], most: 5 },
  trails: { unit: 'mile', parts: [2, 3, 4, 5, 8], most: 6 },
  boards: { unit: 'foot', parts: [2, 3, 4, 6], most: 8 },
  pitchers: { unit: 'liter', parts: [2, 3, 4, 5], most: 4 },
  snow: { unit: 'inch', parts: [2, 4, 5, 8], most: 8 },
  soups: { unit: 'cup', parts: [2, 3, 4, 8], most: 6 },
  apples: { unit: 'pound', parts: [2, 3, 4, 5, 8], most: 5 },
  shows: { unit: 'hour', parts: [2, 3, 4, 6], most: 3 },
  leaves: { unit: 'inch', parts: [2, 4, 8], most: 6 },
} as const satisfies Record<string, { unit: UnitId; parts: readonly number[]; most: number }>
export type ComparedId = keyof typeof compared

const ids = keysOf(compared)
export const someCompared = (random: Random): ComparedId => random.pick(ids)

/** “By what number …”: asks how many times the second amount the first one is. */
export const tellTimes = (id: ComparedId, one: Fraction, other: Fraction): Text => {
  const { unit } = compared[id]
  return say(`${id}.times`, { one: amount(one, unit), other: amount(other, unit) })
}

/** Gives how many times the second amount the first one is, and asks for the second. */
export const tellBase = (id: ComparedId, one: Fraction, by: Fraction): Text =>
  say(`${id}.base`, { one: amount(one, compared[id].unit), by: tex(mixedTex(by)) })

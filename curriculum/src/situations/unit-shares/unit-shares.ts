import { type Person, type Text, tex } from '@skills-center/messages/values'
import { fractionTex } from '../../fractions/fraction.ts'
import { amount } from '../../fractions/written.ts'
import type { Random } from '../../random.ts'
import type { UnitId } from '../../units/units.ts'
import { say } from './messages.gen.ts'

/** What is measured, its unit, the equal parts of the unit, and realistic amounts. */
const things = {
  relay: { unit: 'mile', parts: [2, 3, 4, 5], most: 6 },
  rice: { unit: 'cup', parts: [2, 3, 4], most: 8 },
  ribbon: { unit: 'yard', parts: [2, 3, 4, 6], most: 9 },
  clay: { unit: 'pound', parts: [2, 3, 4, 5, 8], most: 8 },
  booth: { unit: 'hour', parts: [2, 3, 4, 6], most: 6 },
  paint: { unit: 'gallon', parts: [2, 3, 4, 8], most: 5 },
  juice: { unit: 'liter', parts: [2, 3, 4, 5, 10], most: 6 },
  wood: { unit: 'foot', parts: [2, 3, 4, 6], most: 9 },
} as const satisfies Record<string, { unit: UnitId; parts: readonly number[]; most: number }>
export type ThingId = keyof typeof things
const ids: readonly ThingId[] = ['relay', 'rice', 'ribbon', 'clay', 'booth', 'paint', 'juice', 'wood']

/**
 * The number of pieces of a unit fraction (`pieces`), one equal share of a unit fraction (`share`), the total of
 * several pieces (`back`), or a part of a whole number (`part`).
 */
export type UnitTelling = 'pieces' | 'share' | 'back' | 'part'

export interface UnitStory {
  thing: ThingId
  whole: number
  denominator: number
}

export function drawUnitStory(random: Random): UnitStory {
  const thing = random.pick(ids)
  const { parts, most } = things[thing]
  return { thing, whole: random.integer(2, most), denominator: random.pick(parts) }
}
export const unitOf = ({ thing }: UnitStory): UnitId => things[thing].unit

export function tellUnitStory(its: UnitStory, telling: UnitTelling, who: Person): Text {
  const { thing, whole, denominator } = its
  const values = {
    who,
    n: whole,
    amount: amount([whole, 1], unitOf(its)),
    size: amount([1, denominator], unitOf(its)),
    count: whole * denominator,
    part: tex(fractionTex([1, denominator])),
  }
  return say(`${thing}.${telling}`, values)
}

import { type Person, type Text, tex } from '@skills-center/messages/values'
import { type Fraction, mixedTex } from '../../fractions/fraction.ts'
import { amount } from '../../fractions/written.ts'
import type { Random } from '../../random.ts'
import { measured, type MeasuredId } from '../fraction-amounts/fraction-amounts.ts'
import { say } from './messages.gen.ts'

interface Told {
  amount: Fraction
  /** The size of a piece, or the known part of the whole. */
  by: Fraction
  who: Person
}

/** The number of pieces in an amount (`pieces`), or the whole, given one part of it (`whole`). */
type QuotientTelling = 'pieces' | 'whole'

export function tellQuotient(situation: MeasuredId, telling: QuotientTelling, told: Told): Text {
  const { unit } = measured[situation]
  const its = { who: told.who, amount: amount(told.amount, unit) }
  return telling === 'pieces'
    ? say(`${situation}.pieces`, { ...its, size: amount(told.by, unit) })
    : say(`${situation}.whole`, { ...its, part: tex(mixedTex(told.by)) })
}

/** Stories in which only full groups count, and something can be left over. */
const withLeftover = ['trail', 'flour', 'ribbon', 'board', 'berries', 'practice', 'paint', 'juice'] as const
export type LeftoverId = (typeof withLeftover)[number]
export const someLeftover = (random: Random): LeftoverId => random.pick(withLeftover)

/** The full groups (`full`), the leftover amount (`left`), or the leftover as a fraction of a group (`next`). */
export type GroupsTelling = 'full' | 'left' | 'next'

export const tellGroups = (situation: LeftoverId, telling: GroupsTelling, told: Told): Text => {
  const { unit } = measured[situation]
  return say(`${situation}.${telling}`, {
    who: told.who,
    amount: amount(told.amount, unit),
    size: amount(told.by, unit),
  })
}

/** The names of the groups (“batches”) and of the material (“cups of flour”). */
export const groupNames = (situation: MeasuredId): { thing: Text; stuff: Text } => ({
  thing: say(`${situation}.thing`),
  stuff: say(`${situation}.stuff`),
})

import { type Person, type Text, tex } from '@skills-center/messages/values'
import { type Fraction, mixedTex } from '../../fractions/fraction.ts'
import { amount } from '../../fractions/written.ts'
import type { Random } from '../../random.ts'
import { measured, type MeasuredId } from '../fraction-amounts/fraction-amounts.ts'
import { say } from './messages.gen.ts'

interface Told {
  amount: Fraction
  /** The size of a piece, or the part of the whole that is known. */
  by: Fraction
  who: Person
}

/** How many pieces of a size there are in an amount (`pieces`), and the whole of which a part is known (`whole`). */
type QuotientTelling = 'pieces' | 'whole'

export function tellQuotient(situation: MeasuredId, telling: QuotientTelling, told: Told): Text {
  const { unit } = measured[situation]
  const its = { who: told.who, amount: amount(told.amount, unit) }
  return telling === 'pieces'
    ? say(`${situation}.pieces`, { ...its, size: amount(told.by, unit) })
    : say(`${situation}.whole`, { ...its, part: tex(mixedTex(told.by)) })
}

/** Stories in which only full groups count, and something can be left. */
const withLeftover = ['trail', 'flour', 'ribbon', 'board', 'berries', 'practice', 'paint', 'juice'] as const
export type LeftoverId = (typeof withLeftover)[number]
export const someLeftover = (random: Random): LeftoverId => random.pick(withLeftover)

/** The full groups (`full`), what is left of the amount (`left`), which fraction of a group that is (`next`). */
export type GroupsTelling = 'full' | 'left' | 'next'

export const tellGroups = (situation: LeftoverId, telling: GroupsTelling, told: Told): Text => {
  const { unit } = measured[situation]
  return say(`${situation}.${telling}`, {
    who: told.who,
    amount: amount(told.amount, unit),
    size: amount(told.by, unit),
  })
}

/** What the groups are called (“batches”), and what is shared into them (“cups of flour”). */
export const groupNames = (situation: MeasuredId): { thing: Text; stuff: Text } => ({
  thing: say(`${situation}.thing`),
  stuff: say(`${situation}.stuff`),
})

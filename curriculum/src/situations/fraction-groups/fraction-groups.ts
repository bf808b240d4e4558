import { type Person, type Text, tex } from '@skills-center/messages/values'
import { type Fraction, mixedTex } from '../../fractions/fraction.ts'
import { amount } from '../../fractions/written.ts'
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

import { type Person, type Text, tex } from '@skills-center/messages/values'
import { type Fraction, mixedTex } from '../../fractions/fraction.ts'
import { amount } from '../../fractions/written.ts'
import { say } from './messages.gen.ts'
import { measured, type MeasuredId } from '../fraction-amounts/fraction-amounts.ts'

/** A part of an amount (`part`), the remainder after that part (`rest`), or a multiple of an amount (`times`). */
export type ProductTelling = 'part' | 'rest' | 'times'

interface Told {
  /** The fraction taken, or the multiplier. */
  factor: Fraction
  amount: Fraction
  who: Person
}

export const tellProduct = (situation: MeasuredId, telling: ProductTelling, told: Told): Text =>
  say(`${situation}.${telling}`, {
    who: told.who,
    factor: tex(mixedTex(told.factor)),
    amount: amount(told.amount, measured[situation].unit),
  })

import { type Person, type Text, tex } from '@skills-center/messages/values'
import { type Fraction, mixedTex } from '../../fractions/fraction.ts'
import { amount } from '../../fractions/written.ts'
import { say } from './messages.gen.ts'
import { measured, type MeasuredId } from '../fraction-amounts/fraction-amounts.ts'

/** A part of an amount (`part`), what is left after that part (`rest`), and so many times an amount (`times`). */
export type ProductTelling = 'part' | 'rest' | 'times'

interface Told {
  /** The part that is taken, or how many times. */
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

import { isRefusal } from './numeral.ts'
import { unknownUnit } from './judge-number.ts'
import { absolute, compare, equals, isWhole, one, parseRational, type Rational } from './rational.ts'
import { readQuantity, type Quantity } from './read-quantity.ts'
import { bareUnit, convert } from './units.ts'
import { correct, incorrect, otherForm, unreadable, type Judgement } from './verdict.ts'

export interface FractionKey {
  /** Exact: '3/4', '-5/2'. */
  value: string
  /**
   * `fraction`: a fraction or mixed number, reduced or not; `simplest`: reduced, as a fraction or a mixed
   * number; `mixed`, `improper`: that form, reduced or not. Any by default.
   */
  form?: 'any' | 'fraction' | 'simplest' | 'mixed' | 'improper'
}

/** @throws RangeError when the key cannot be read; never because of `text`. */
export function judgeFraction(text: string, key: FractionKey): Judgement {
  const value = parseRational(key.value)
  const read = readQuantity(text)
  if (isRefusal(read)) return unreadable(read.message)
  if (read.unitText !== '' && read.units.length === 0) return unknownUnit(read)
  const percent = read.units.map((unit) => convert(read.value, unit, bareUnit)).find((its) => its !== null)
  if (!equals(percent ?? read.value, value)) return incorrect(read.echo)
  const change = changes[key.form ?? 'any'](read, value, percent !== undefined)
  return change === null ? correct(read.echo) : otherForm(read.echo, change)
}

type Change = (read: Quantity, value: Rational, isPercent: boolean) => string | null

const asFraction: Change = ({ written }, value, isPercent) => {
  if (!isPercent && written.kind === 'whole') return null
  if (isPercent || (written.kind !== 'fraction' && written.kind !== 'mixed')) {
    return `That is the right amount. Write it as a ${isWhole(value) ? 'whole number' : 'fraction'}.`
  }
  return written.decimalParts
    ? 'That is the right amount. Use whole numbers on the top and the bottom of your fraction.'
    : null
}

const simplest = 'That is the right amount. Write it in simplest form.'
const properPart = 'That is the right amount. Make the fraction part of your mixed number less than 1.'

const changes: Record<NonNullable<FractionKey['form']>, Change> = {
  any: () => null,
  fraction: asFraction,
  simplest: (read, value, isPercent) => {
    const change = asFraction(read, value, isPercent)
    if (change !== null) return change
    const { kind, reduced, improper } = read.written
    if (kind === 'whole') return null
    return reduced && !(kind === 'mixed' && improper) ? null : simplest
  },
  mixed: (read, value, isPercent) => {
    const change = asFraction(read, value, isPercent)
    if (change !== null || isWhole(value)) return change
    if (read.written.kind === 'mixed') return read.written.improper ? properPart : null
    const isProper = compare(absolute(value), one) < 0
    return isProper ? null : 'That is the right amount. Write it as a mixed number, like 1 1/2.'
  },
  improper: (read, value, isPercent) => {
    const change = asFraction(read, value, isPercent)
    if (change !== null) return change
    return read.written.kind === 'mixed'
      ? 'That is the right amount. Write it as one fraction, without a whole number in front.'
      : null
  },
}

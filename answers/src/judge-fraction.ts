import { advise, type Advice } from './advice/advice.ts'
import { isRefusal } from './numeral.ts'
import { judgeWords } from './judge-words.ts'
import { amountsOf, unitNotRight, unknownUnit } from './judge-number.ts'
import { absolute, compare, equals, isWhole, one, parseRational, type Rational } from './rational.ts'
import { readQuantity, type Quantity } from './read-quantity.ts'
import { repeatingReadings } from './repeating.ts'
import { roundedVerdict } from './rounded.ts'
import { best, correct, incorrect, otherForm, unreadable, type Judgement } from './verdict.ts'

export interface FractionKey {
  /** Exact: '3/4', '-5/2'. */
  value: string
  /**
   * `fraction`: a fraction or mixed number, reduced or not. `simplest`: reduced, as a fraction or a mixed number.
   * `mixed`, `improper`: that form, reduced or not. Any by default.
   */
  form?: 'any' | 'fraction' | 'simplest' | 'mixed' | 'improper'
  /** Printed after the field. Students may type it or omit it. */
  unit?: string
  /** The same unit in other words, such as in another language. Students may type any of them. */
  otherUnits?: readonly string[]
  /**
   * `counts` if no exact answer was required: 0.31 and 31% for 4/13. Otherwise rounded answers do not count, but do not
   * use up a try.
   */
  rounded?: 'counts'
  /** Exact values of known wrong answers that round to the same decimal as `value`. */
  wrongRounded?: readonly string[] | undefined
}

/** @throws RangeError when the key cannot be read; never because of `typed` */
export const judgeFraction = (typed: string, key: FractionKey): Judgement =>
  best(repeatingReadings(typed).map((text) => judgeText(text, key)))

function judgeText(text: string, key: FractionKey): Judgement {
  const value = parseRational(key.value)
  const read = readQuantity(text, key.unit)
  if (isRefusal(read)) return unreadable(read.message)
  return judgeWords(judgeRead(read, key, value), read, key.value, key.form)
}

function judgeRead(read: Quantity, key: FractionKey, value: Rational): Judgement {
  if (key.unit === undefined && read.unitText !== '' && read.units.length === 0) return unknownUnit(read)
  const amounts = amountsOf(read, key.unit, key.otherUnits)
  if (amounts.length === 0 && equals(read.value, value))
    return otherForm(read.echo, unitNotRight(key.unit ?? ''))
  if (!amounts.some((amount) => equals(amount, value))) {
    const verdict = roundedVerdict(read, amounts, value, key)
    if (verdict === 'correct') return correct(read.echo)
    return verdict === null ? incorrect(read.echo) : otherForm(read.echo, advise('rounded-fraction'))
  }
  // 90 minutes for 3/2 hours: right, but not in the required form of a fraction.
  const isConverted = !equals(read.value, value)
  const change = changes[key.form ?? 'any'](read, value, isConverted)
  return change === null ? correct(read.echo) : otherForm(read.echo, change)
}

/** `isConverted`: given as a percent or in another unit. */
type Change = (read: Quantity, value: Rational, isConverted: boolean) => Advice | null

const asFraction: Change = ({ written }, value, isConverted) => {
  if (!isConverted && written.kind === 'whole') return null
  if (isConverted || (written.kind !== 'fraction' && written.kind !== 'mixed')) {
    return advise(isWhole(value) ? 'as-whole-number' : 'as-fraction')
  }
  return written.decimalParts ? advise('whole-parts') : null
}

const simplest = advise('simplest')
const properPart = advise('proper-part')

const changes: Record<NonNullable<FractionKey['form']>, Change> = {
  any: () => null,
  fraction: asFraction,
  simplest: (read, value, isConverted) => {
    const change = asFraction(read, value, isConverted)
    if (change !== null) return change
    const { kind, reduced, improper } = read.written
    if (kind === 'whole') return null
    return reduced && !(kind === 'mixed' && improper) ? null : simplest
  },
  mixed: (read, value, isConverted) => {
    const change = asFraction(read, value, isConverted)
    if (change !== null || isWhole(value)) return change
    if (read.written.kind === 'mixed') return read.written.improper ? properPart : null
    const isProper = compare(absolute(value), one) < 0
    return isProper ? null : advise('as-mixed-number')
  },
  improper: (read, value, isConverted) => {
    const change = asFraction(read, value, isConverted)
    if (change !== null) return change
    return read.written.kind === 'mixed' ? advise('as-one-fraction') : null
  },
}

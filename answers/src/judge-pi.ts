import { advise } from './advice/advice.ts'
import { parseUnit } from './parse-unit.ts'
import { absolute, compare, divide, multiply, rational, subtract, type Rational } from './rational.ts'
import type { Quantity } from './read-quantity.ts'
import { incorrect, otherForm, type Judgement } from './verdict.ts'

const pi = /^(?:π|pi)(?!\p{L})\s*/iu
/** π as a calculator has it, and the approximations used on paper. */
const values = [rational(3141592653589793n, 10n ** 15n), rational(314, 100), rational(22, 7)]

/**
 * Judges `20π cm` if the key is a single number: right if the product is, with any of the usual values of π. Null if no
 * π follows the number.
 */
export function judgePi(read: Quantity, judge: (read: Quantity) => Judgement): Judgement | null {
  if (!pi.test(read.unitText)) return null
  const unitText = read.unitText.replace(pi, '')
  const verdicts = values.map((value) => {
    const product: Quantity = {
      ...read,
      value: multiply(read.value, value),
      written: { kind: 'decimal' },
      unitText,
      units: unitText === '' ? [] : parseUnit(unitText),
    }
    return judge(product).verdict
  })
  if (verdicts.includes('unreadable')) return null
  return verdicts.includes('correct') || verdicts.includes('form')
    ? otherForm(read.echo, advise('multiply-pi'))
    : incorrect(read.echo)
}

/** Within 0.15%, which covers the products with 3.14 and 22/7 and a little rounding. */
const isNear = (product: Rational, wanted: Rational): boolean =>
  compare(absolute(subtract(divide(product, wanted), rational(1))), rational(15, 10_000)) <= 0

/**
 * If π is printed after the field and only the number before it is required: `121π` repeats the π, and 379.94
 * multiplies it out.
 */
export function judgeBeforePi(
  read: Quantity,
  wanted: Rational,
  judge: (read: Quantity) => Judgement,
): Judgement {
  if (read.unitText.replace(pi, '') === '' && read.unitText !== '') {
    return judge({ ...read, unitText: '', units: [] })
  }
  const judged = judge(read)
  if (judged.verdict !== 'incorrect') return judged
  const unitText = read.unitText === '' ? '' : `π ${read.unitText}`
  const isProduct = values.some(
    (value) => wanted.numerator !== 0n && isNear(read.value, multiply(wanted, value)),
  )
  const units = unitText === '' ? [] : parseUnit(unitText)
  return isProduct && judge({ ...read, value: wanted, unitText, units }).verdict === 'correct'
    ? otherForm(read.echo, advise('before-pi'))
    : judged
}

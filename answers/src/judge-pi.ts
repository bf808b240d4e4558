import { parseUnit } from './parse-unit.ts'
import { multiply, rational } from './rational.ts'
import type { Quantity } from './read-quantity.ts'
import { incorrect, otherForm, type Judgement } from './verdict.ts'

const pi = /^(?:π|pi)(?!\p{L})\s*/iu
/** What a calculator gives, and what is used on paper. */
const values = [rational(3141592653589793n, 10n ** 15n), rational(314, 100), rational(22, 7)]

/**
 * `20π cm` where one number is asked: right when it is, multiplied out with any of the usual values. Null where
 * no π stands behind the number.
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
    ? otherForm(read.echo, 'That is the right amount. Multiply it out: type one number, without π.')
    : incorrect(read.echo)
}

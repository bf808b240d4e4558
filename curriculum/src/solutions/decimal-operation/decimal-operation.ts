import { type Text, tex } from '@skills-center/messages/values'
import { tidy } from '../../bugs/bug.ts'
import {
  type DecimalOperation,
  digitsOf,
  operationTex,
  placesOf,
  resultOf,
} from '../../decimals/operations.ts'
import { numberTex } from '../../equations/exact.ts'
import { say } from './messages.gen.ts'

/** The standard algorithm of each operation, with the decimal point placed. */
export function operationSteps(its: DecimalOperation): Text[] {
  const { sign, a, b } = its
  const so = say('so', { equation: tex(`${operationTex(its)} = ${numberTex(resultOf(its))}`) })
  if (sign === 'plus' || sign === 'minus') {
    const places = Math.max(placesOf(a), placesOf(b))
    return [say('align', { a: a.toFixed(places), b: b.toFixed(places) }), say('by-place'), so]
  }
  if (sign === 'times') {
    const [one, other] = [digitsOf(a), digitsOf(b)]
    return [
      say('whole', { one, other, product: one * other }),
      say('count', { a: placesOf(a), b: placesOf(b), all: placesOf(a) + placesOf(b) }),
      so,
    ]
  }
  const by = 10 ** placesOf(b)
  return placesOf(b) === 0
    ? [say('divide'), so]
    : [say('multiply-both', { by, a: tex(numberTex(tidy(a * by))), b: digitsOf(b) }), so]
}
/** A first hint, and one with the next step. */
export const operationHints = ({ sign }: DecimalOperation): Text[] => [
  say(`nudge.${sign}`),
  say(`hint.${sign}`),
]

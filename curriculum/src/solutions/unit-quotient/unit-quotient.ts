import { type Text, tex } from '@skills-center/messages/values'
import { fractionTex } from '../../fractions/fraction.ts'
import { quotientOf } from '../../fractions/quotients.ts'
import { unitKind, unitParts, type UnitQuotient } from '../../fractions/unit-quotients.ts'
import { shown } from '../../fractions/written.ts'
import { say } from './messages.gen.ts'

/** Uses the pieces in one whole; for a divisor, checks by multiplication. */
export function unitQuotientSteps(its: UnitQuotient): { hints: Text[]; solution: Text[] } {
  const { one, other, asks } = its
  const kind = unitKind(its)
  const [whole, denominator] = unitParts(its)
  const all = whole * denominator
  const numbers = { whole, denominator, unit: shown([1, denominator]), one: shown(one) }
  const quotient = quotientOf(its)
  const check = say('check', {
    equation: tex(String.raw`${fractionTex(quotient)} \times ${fractionTex(other)} = ${fractionTex(one)}`),
  })
  const values = { ...numbers, all, part: shown([1, all]), quotient: shown(quotient) }
  return asks === 'divisor'
    ? {
        hints: [say(`nudge.${kind}`), say(`back.${kind}.hint`, values)],
        solution: [say(`back.${kind}.so`, values), check],
      }
    : {
        hints: [say(`nudge.${kind}`), say(`hint.${kind}`, values)],
        solution: [say(`hint.${kind}`, values), say(`so.${kind}`, values), check],
      }
}

// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'exponents.multiplies-exponents.teacher': null
  'exponents.multiplies-exponents.student': null
  'exponents.adds-exponents.teacher': null
  'exponents.adds-exponents.student': null
  'exponents.divides-exponents.teacher': null
  'exponents.divides-exponents.student': null
  'exponents.other-rule.teacher': null
  'exponents.other-rule.student': null
  'exponents.reversed-quotient.teacher': null
  'exponents.reversed-quotient.student': null
  'exponents.drops-minus.teacher': null
  'exponents.drops-minus.student': null
  'exponents.stops-early.teacher': null
  'exponents.stops-early.student': null
  'exponents.base-times-exponent.teacher': null
  'exponents.base-times-exponent.student': null
  'exponents.negative-result.teacher': null
  'exponents.negative-result.student': null
  'exponents.minus-place.teacher': null
  'exponents.minus-place.student': null
  'exponents.zero-gives-zero.teacher': null
  'exponents.zero-gives-zero.student': null
  'exponents.zero-gives-base.teacher': null
  'exponents.zero-gives-base.student': null
  'exponents.one-part.teacher': null
  'exponents.one-part.student': null
  'exponents.number-as-exponent.teacher': null
  'exponents.number-as-exponent.student': null
  'exponents.different-bases.teacher': null
  'exponents.different-bases.student': null
  'exponents.multiplies-bases.teacher': null
  'exponents.multiplies-bases.student': null
  'exponents.swaps-parts.teacher': null
  'exponents.swaps-parts.student': null
  'exponents.product-first.teacher': null
  'exponents.product-first.student': null
  'exponents.spreads-over-sum.teacher': null
  'exponents.spreads-over-sum.student': null
  'exponents.counts-signs.teacher': null
  'exponents.counts-signs.student': null
  'exponents.compares-bases.teacher': null
  'exponents.compares-bases.student': null
  'exponents.one-step-off.teacher': null
  'exponents.one-step-off.student': null
  'exponents.forgets-start.teacher': null
  'exponents.forgets-start.student': null
  'exponents.adds-each-step.teacher': null
  'exponents.adds-each-step.student': null
  'exponents.order-reversed.teacher': null
  'exponents.order-reversed.student': null
  'exponents.zeros-as-exponent.teacher': null
  'exponents.zeros-as-exponent.student': null
  'exponents.compares-one-part.teacher': null
  'exponents.compares-one-part.student': null
}

export const say = defineMessages<Messages>('misconceptions/exponents', { en, es })

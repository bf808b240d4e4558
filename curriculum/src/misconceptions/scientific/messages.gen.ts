// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'scientific.counts-zeros.teacher': null
  'scientific.counts-zeros.student': null
  'scientific.one-step-off.teacher': null
  'scientific.one-step-off.student': null
  'scientific.exponent-sign.teacher': null
  'scientific.exponent-sign.student': null
  'scientific.not-one-to-ten.teacher': null
  'scientific.not-one-to-ten.student': null
  'scientific.moves-wrong-way.teacher': null
  'scientific.moves-wrong-way.student': null
  'scientific.keeps-exponent.teacher': null
  'scientific.keeps-exponent.student': null
  'scientific.first-number-only.teacher': null
  'scientific.first-number-only.student': null
  'scientific.exponents-only.teacher': null
  'scientific.exponents-only.student': null
  'scientific.reversed-order.teacher': null
  'scientific.reversed-order.student': null
  'scientific.multiplies-exponents.teacher': null
  'scientific.multiplies-exponents.student': null
  'scientific.combines-exponents.teacher': null
  'scientific.combines-exponents.student': null
  'scientific.adds-first-numbers.teacher': null
  'scientific.adds-first-numbers.student': null
  'scientific.unlike-powers.teacher': null
  'scientific.unlike-powers.student': null
  'scientific.ten-times-exponent.teacher': null
  'scientific.ten-times-exponent.student': null
  'scientific.unfit-unit.teacher': null
  'scientific.unfit-unit.student': null
}

export const say = defineMessages<Messages>('misconceptions/scientific', { en, es })

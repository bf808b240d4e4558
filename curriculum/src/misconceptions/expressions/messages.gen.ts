// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'expression.adds-factor.teacher': null
  'expression.adds-factor.student': null
  'expression.multiplies-outside.teacher': null
  'expression.multiplies-outside.student': null
  'expression.skips-lone-letter.teacher': null
  'expression.skips-lone-letter.student': null
  'expression.sum-as-power.teacher': null
  'expression.sum-as-power.student': null
  'expression.factors-one-term.teacher': null
  'expression.factors-one-term.student': null
  'expression.subtracts-factor.teacher': null
  'expression.subtracts-factor.student': null
  'expression.loses-one.teacher': null
  'expression.loses-one.student': null
  'expression.glues-digits.teacher': null
  'expression.glues-digits.student': null
  'expression.order-of-operations.teacher': null
  'expression.order-of-operations.student': null
  'expression.uses-one-part.teacher': null
  'expression.uses-one-part.student': null
  'expression.one-form.teacher': null
  'expression.one-form.student': null
  'expression.tests-one-value.teacher': null
  'expression.tests-one-value.student': null
  'expression.letter-as-thing.teacher': null
  'expression.letter-as-thing.student': null
  'expression.mixes-up-parts.teacher': null
  'expression.mixes-up-parts.student': null
  'expression.subtracts-first-term.teacher': null
  'expression.subtracts-first-term.student': null
  'expression.adds-instead.teacher': null
  'expression.adds-instead.student': null
  'expression.reversed-difference.teacher': null
  'expression.reversed-difference.student': null
  'expression.multiplies-to-factor.teacher': null
  'expression.multiplies-to-factor.student': null
  'expression.difference-first.teacher': null
  'expression.difference-first.student': null
  'expression.divides-one-term.teacher': null
  'expression.divides-one-term.student': null
}

export const say = defineMessages<Messages>('misconceptions/expressions', { en, es })

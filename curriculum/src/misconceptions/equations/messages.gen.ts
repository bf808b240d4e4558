// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'equation.same-operation.teacher': null
  'equation.same-operation.student': null
  'equation.one-side.teacher': null
  'equation.one-side.student': null
  'equation.wrong-inverse.teacher': null
  'equation.wrong-inverse.student': null
  'equation.undoes-to-evaluate.teacher': null
  'equation.undoes-to-evaluate.student': null
  'equation.reversed-subtraction.teacher': null
  'equation.reversed-subtraction.student': null
  'equation.half-the-fraction.teacher': null
  'equation.half-the-fraction.student': null
  'equation.fractions-across.teacher': null
  'equation.fractions-across.student': null
  'equation.does-not-test.teacher': null
  'equation.does-not-test.student': null
  'model.keyword.teacher': null
  'model.keyword.student': null
  'model.swaps-numbers.teacher': null
  'model.swaps-numbers.student': null
  'model.adds-or-multiplies.teacher': null
  'model.adds-or-multiplies.student': null
  'equation.stops-early.teacher': null
  'equation.stops-early.student': null
  'equation.ignores-constant.teacher': null
  'equation.ignores-constant.student': null
  'equation.divides-one-part.teacher': null
  'equation.divides-one-part.student': null
  'equation.loses-sign.teacher': null
  'equation.loses-sign.student': null
  'expression.distributes-once.teacher': null
  'expression.distributes-once.student': null
  'expression.unlike-terms.teacher': null
  'expression.unlike-terms.student': null
  'equation.line-order.teacher': null
  'equation.line-order.student': null
  'model.swaps-rate.teacher': null
  'model.swaps-rate.student': null
  'model.counts-all.teacher': null
  'model.counts-all.student': null
  'model.counts-once.teacher': null
  'model.counts-once.student': null
  'model.wrong-sign.teacher': null
  'model.wrong-sign.student': null
}

export const say = defineMessages<Messages>('misconceptions/equations', { en, es })

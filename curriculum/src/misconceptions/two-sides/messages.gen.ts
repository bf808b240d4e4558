// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'equation.adds-across.teacher': null
  'equation.adds-across.student': null
  'equation.expects-one-solution.teacher': null
  'equation.expects-one-solution.student': null
  'equation.none-or-all.teacher': null
  'equation.none-or-all.student': null
  'equation.compares-one-term.teacher': null
  'equation.compares-one-term.student': null
  'model.one-plan-only.teacher': null
  'model.one-plan-only.student': null
  'model.mixes-plans.teacher': null
  'model.mixes-plans.student': null
  'model.answers-other.teacher': null
  'model.answers-other.student': null
}

export const say = defineMessages<Messages>('misconceptions/two-sides', { en, es })

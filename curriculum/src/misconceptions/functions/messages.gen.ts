// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'function.shared-output.teacher': null
  'function.shared-output.student': null
  'function.misses-double.teacher': null
  'function.misses-double.student': null
  'function.swaps-input.teacher': null
  'function.swaps-input.student': null
  'function.finds-some.teacher': null
  'function.finds-some.student': null
  'function.order-of-steps.teacher': null
  'function.order-of-steps.student': null
  'function.first-step-only.teacher': null
  'function.first-step-only.student': null
  'function.runs-forward.teacher': null
  'function.runs-forward.student': null
  'function.step-not-one.teacher': null
  'function.step-not-one.student': null
  'function.expects-linear.teacher': null
  'function.expects-linear.student': null
  'function.constant-is-not-linear.teacher': null
  'function.constant-is-not-linear.student': null
}

export const say = defineMessages<Messages>('misconceptions/functions', { en, es })

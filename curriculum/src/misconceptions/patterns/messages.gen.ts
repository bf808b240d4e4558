// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'pattern.difference-stays.teacher': null
  'pattern.difference-stays.student': null
  'pattern.step-off.teacher': null
  'pattern.step-off.student': null
  'pattern.other-rule.teacher': null
  'pattern.other-rule.student': null
  'pattern.leaves-out-start.teacher': null
  'pattern.leaves-out-start.student': null
  'pattern.reversed.teacher': null
  'pattern.reversed.student': null
}

export const say = defineMessages<Messages>('misconceptions/patterns', { en, es })

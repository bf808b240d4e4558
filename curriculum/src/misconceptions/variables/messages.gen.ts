// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'variables.reversed.teacher': null
  'variables.reversed.student': null
  'variables.swaps-roles.teacher': null
  'variables.swaps-roles.student': null
  'variables.next-step.teacher': null
  'variables.next-step.student': null
  'variables.whole-object.teacher': null
  'variables.whole-object.student': null
  'variables.first-row.teacher': null
  'variables.first-row.student': null
  'variables.letter-as-thing.teacher': null
  'variables.letter-as-thing.student': null
  'variables.constant-again.teacher': null
  'variables.constant-again.student': null
  'variables.same-change.teacher': null
  'variables.same-change.student': null
}

export const say = defineMessages<Messages>('misconceptions/variables', { en, es })

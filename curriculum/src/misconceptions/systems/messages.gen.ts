// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'system.one-line-only.teacher': null
  'system.one-line-only.student': null
  'system.takes-start.teacher': null
  'system.takes-start.student': null
  'system.other-crossing.teacher': null
  'system.other-crossing.student': null
  'system.adds-for-subtracts.teacher': null
  'system.adds-for-subtracts.student': null
  'system.one-side.teacher': null
  'system.one-side.student': null
  'system.parallel-or-same.teacher': null
  'system.parallel-or-same.student': null
  'system.looks-different.teacher': null
  'system.looks-different.student': null
  'system.splits-evenly.teacher': null
  'system.splits-evenly.student': null
  'system.one-kind.teacher': null
  'system.one-kind.student': null
}

export const say = defineMessages<Messages>('misconceptions/systems', { en, es })

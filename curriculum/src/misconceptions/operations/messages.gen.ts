// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'operations.left-to-right.teacher': null
  'operations.left-to-right.student': null
  'operations.adds-first.teacher': null
  'operations.adds-first.student': null
  'operations.ignores-parentheses.teacher': null
  'operations.ignores-parentheses.student': null
  'operations.needless-parentheses.teacher': null
  'operations.needless-parentheses.student': null
  'operations.groups-wrong.teacher': null
  'operations.groups-wrong.student': null
  'operations.mixes-words.teacher': null
  'operations.mixes-words.student': null
  'operations.reversed.teacher': null
  'operations.reversed.student': null
  'operations.stops-early.teacher': null
  'operations.stops-early.student': null
}

export const say = defineMessages<Messages>('misconceptions/operations', { en, es })

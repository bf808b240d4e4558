// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'stops.change': null
  'stops.first': null
  'stops.end': null
  'stops.before-last': null
  'direction.once': null
  'direction.last': null
  again: null
  'as-amount.new': { percent: Value; start: Value }
  'as-amount.back': { percent: Value; end: Value }
  'as-amount.percent': { start: Value }
  'as-amount.whole': { size: Value; percent: Value }
  'whole.percent': { end: Value }
  'whole.back': { percent: Value; end: Value }
  'whole.change': { percent: Value; size: Value }
  adds: null
  'new-for-change': null
  after: null
}

export const say = defineMessages<Messages>('bugs/percents', { en, es })

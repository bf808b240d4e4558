// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  label: null
  title: null
  asks: null
  rest: { total: Value; place: Value }
  nudge: null
  'hint.sum': null
  'hint.trade': null
  'hint.rest': null
  worth: { place: Value; worth: Value }
  so: { total: Value }
  left: { total: Value; n: Value; place: Value }
  'head.ones': null
  'head.tenths': null
  'head.hundredths': null
  'head.thousandths': null
}

export const say = defineMessages<Messages>('shapes/place-counters', { en, es })

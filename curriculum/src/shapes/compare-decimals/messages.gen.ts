// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'signs.asks': null
  'signs.less': null
  'signs.equal': null
  'signs.greater': null
  'signs.longer': null
  'signs.shorter': null
  'signs.slip': null
  'signs.nudge': null
  'signs.hint': null
  'signs.hint-parts': null
  'signs.why': { left: Value; right: Value; so: Value }
  'signs.why-parts': { left: Value; right: Value; so: Value }
  'hidden.box': { statement: Value }
  'hidden.asks': null
  'hidden.both': { tenth: Value }
  'hidden.label': null
  'hidden.tails': null
  'hidden.turned': null
  'hidden.one': null
  'hidden.half': null
  'hidden.equal': null
  'hidden.nudge': null
  'hidden.hint': null
  'hidden.hint-both': null
  'hidden.try': null
  'hidden.try-both': null
  'hidden.only': { first: Value }
  'hidden.range': { first: Value; last: Value }
  'hidden.so': { n: number | Quantity }
}

export const say = defineMessages<Messages>('shapes/compare-decimals', { en, es })

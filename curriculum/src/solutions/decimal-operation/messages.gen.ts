// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  align: { a: Value; b: Value }
  'by-place': null
  whole: { one: Value; other: Value; product: Value }
  count: { a: Value; b: Value; all: number | Quantity }
  divide: null
  'multiply-both': { by: Value; a: Value; b: Value }
  so: { equation: Value }
  'nudge.plus': null
  'nudge.minus': null
  'nudge.times': null
  'nudge.over': null
  'hint.plus': null
  'hint.minus': null
  'hint.times': null
  'hint.over': null
}

export const say = defineMessages<Messages>('solutions/decimal-operation', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  weight: null
  price: null
  cost: null
  total: null
  'asks.total': null
  'asks.cost': null
  'asks.price': null
  point: null
  multiply: null
  divide: null
  both: null
  nudge: null
  'hint.total': null
  'hint.cost': null
  'hint.price': null
  step: { equation: Value }
  so: { equation: Value }
  align: null
}

export const say = defineMessages<Messages>('shapes/decimal-receipt', { en, es })

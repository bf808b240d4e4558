// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  asks: null
  'whole.first': null
  'whole.second': null
  'whole.nudge': null
  'whole.hint': null
  'whole.why': null
  'split.first': null
  'split.second': null
  'split.nudge': null
  'split.hint': null
  'split.why': null
  'trade.first': null
  'trade.second': null
  'trade.nudge': null
  'trade.hint': null
  'trade.why': null
  slip: null
  each: { source: Value; target: Value }
}

export const say = defineMessages<Messages>('shapes/product-ways', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  probability: null
  so: { good: Value; all: Value }
  'trials.rain': { percent: Value }
  'trials.bus': { percent: Value }
  'trials.goal': { percent: Value }
  'trials.seed': { percent: Value }
  'trials.prize': { percent: Value }
  'trials.blue': { percent: Value }
  'trials.lunch': { percent: Value }
  'trials.answer': { percent: Value }
  'trials.model': { last: Value }
  'trials.asks.all': null
  'trials.asks.exactly': { k: number | Quantity }
  'trials.asks.least': { k: number | Quantity }
  'trials.title': null
  'trials.column': { column: Value }
  'trials.other': null
  'trials.digits': null
  'trials.complement': null
  'trials.nudge': null
  'trials.hint': { last: Value }
  'trials.so': { list: Value }
}

export const say = defineMessages<Messages>('shapes/digit-trials', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  label: null
  'line.asks': { place: Value }
  'line.figure': { low: Value; high: Value; ticks: Value; point: number | Quantity }
  'line.nudge': null
  'line.hint': { place: Value }
  'line.middle': { middle: Value; number: Value }
  'line.half': { n: Value }
  'line.so': { n: Value }
  'count.asks': { n: Value }
  'count.figure': { from: Value; to: Value; list: Value }
  'count.label': null
  'count.down': null
  'count.up': null
  'count.all': null
  'count.nudge': null
  'count.hint': null
  'count.from': { from: Value; to: Value }
  'count.so': { n: number | Quantity; list: Value }
}

export const say = defineMessages<Messages>('shapes/round-line', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  ask: null
  'hint-order': null
  'hint.1': null
  'hint.2': null
  'hint.3': null
  'told.total': null
  'told.other-row': null
  'told.one-run': null
  'told.adds': null
  'told.one-mean': null
  'told.gap': null
  'told.turned': null
  'so.mean': { list: Value; value: Value }
  'so.gap': { high: Value; low: Value; value: Value }
  'so.times': { high: Value; low: Value; value: Value }
  'trend.ask': null
  'trend.hint': null
  'trend.hint-gap': null
  'trend.hint-rate': null
  'trend.hint-times': null
  'trend.hint-ahead': null
  'trend.told.adds': null
  'trend.told.one-row': null
  'trend.told.first-column': null
  'trend.told.whole-gap': null
  'trend.told.one-end': null
  'trend.told.turned': null
  'trend.told.change-only': null
  'trend.told.other-way': null
  'trend.told.no-change': null
  'trend.told.minus': null
  'trend.so.rate': { gap: Value; steps: Value; value: Value }
  'trend.so.rises': { start: Value; gap: Value; part: Value; next: Value; value: Value }
  'trend.so.falls': { start: Value; gap: Value; part: Value; next: Value; value: Value }
}

export const say = defineMessages<Messages>('shapes/cluster', { en, es })

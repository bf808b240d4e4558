// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'sort.asks': { sum: Value }
  'sort.greatest': null
  'sort.common': null
  'sort.other': null
  'sort.once': null
  'sort.left': null
  'sort.lost': null
  'sort.full': null
  'sort.check': null
  'sort.nudge': null
  'sort.hint': null
  'sort.gcf': { sum: Value; by: Value }
  'sort.so': { product: Value }
  'sort.others': { lower: Value; product: Value }
  'missing.asks': { line: Value; letter: Value; n: Value }
  'missing.label': null
  'missing.whole': { by: Value }
  'missing.subtracts': { by: Value }
  'missing.term': null
  'missing.outside': null
  'missing.left': { total: Value; more: Value; rest: Value }
  'missing.nudge.one': null
  'missing.nudge.like': null
  'missing.hint.constant': { by: Value; ones: Value }
  'missing.hint.factor': { constant: Value; ones: Value }
  'missing.hint.slope': { by: Value; times: Value }
  'missing.hint.constant-like': { more: Value; total: Value; by: Value }
  'missing.hint.slope-like': { more: Value; total: Value; by: Value }
  'missing.compare': { ones: Value }
  'missing.compare-letter': { times: Value }
  'missing.so': { total: Value; by: Value; key: Value }
  'missing.check': { key: Value; line: Value }
}

export const say = defineMessages<Messages>('shapes/factored-forms', { en, es })

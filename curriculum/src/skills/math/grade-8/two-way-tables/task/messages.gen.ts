// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  count: { row: Value; column: Value }
  total: { row: Value }
  percent: { row: Value; column: Value }
  compare: null
  predict: { asked: Value; row: Value; column: Value }
  differs: null
  same: null
  counts: null
  'hint.1': null
  'hint.2': null
  'hint.3': null
  'hint.task': null
  'slip.adds': null
  'slip.column': null
  'slip.all': null
  'slip.count': null
  'slip.means': null
  'slip.sizes': null
  'slip.row': null
  'slip.again': null
  'why.count': { equation: Value }
  'why.total': { equation: Value }
  'why.first': { equation: Value }
  'why.second': { equation: Value }
  'why.compare': { equation: Value }
  'why.predict': { equation: Value }
}

export const say = defineMessages<Messages>('two-way-tables/task', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'rides.two': { who: Value }
  'rides.times': { n: Value }
  'rides.all': null
  'rides.less': null
  'movies.two': { who: Value }
  'movies.times': { n: Value }
  'movies.all': null
  'movies.less': null
  'songs.two': { who: Value }
  'songs.times': { n: Value }
  'songs.all': null
  'songs.less': null
  'melons.two': { who: Value }
  'melons.times': { n: Value }
  'melons.all': null
  'melons.less': null
  'tables.two': { who: Value }
  'tables.times': { n: Value }
  'tables.all': null
  'tables.less': null
  'soups.two': { who: Value }
  'soups.times': { n: Value }
  'soups.all': null
  'soups.less': null
  form: { small: Value }
  which: null
  column: { unit: Quantity | Range | Term }
  each: null
  first: null
  second: null
  'row.sum': null
  'row.less': null
  'row.times': null
  amount: { large: Value; small: Value }
  'slip.trade.sum': { small: Value; large: Value }
  'slip.trade.less': { large: Value; small: Value }
  'slip.trade.times': { small: Value; large: Value }
  'slip.turned': null
  'slip.form': { large: Value; small: Value }
  'slip.ten': { large: Value; small: Value }
  'nudge.sum': { small: Quantity | Range | Term; large: Quantity | Range | Term }
  'nudge.less': { small: Quantity | Range | Term; large: Value }
  'nudge.times': { small: Quantity | Range | Term; large: Quantity | Range | Term }
  'hint.sum': { large: Value; small: Value }
  'hint.less': { large: Value; small: Value }
  'hint.times': { large: Value; small: Value }
  'work.one': { small: Quantity | Range | Term; a: Value; n: Value }
  'work.both': { small: Quantity | Range | Term; a: Value; b: Value }
  'work.sum': { total: Value; small: Quantity | Range | Term; large: Value }
  'work.less': { total: Value; small: Quantity | Range | Term; large: Value }
  'work.times': { n: Value; b: Value; small: Quantity | Range | Term; total: Value; large: Value }
  'work.so': { result: Value }
  fill: null
}

export const say = defineMessages<Messages>('measurement-problems/mixed', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'order.backward': null
  'order.hint': null
  'order.so': { list: Value }
  'order.exactly': { name: Value; value: Value }
  'order.about': { name: Value; value: Value }
  'claims.ask': null
  'claims.true': null
  'claims.false': null
  'claims.untold': null
  'claims.told.overcautious': null
  'claims.told.more': null
  'claims.told.twice': null
  'claims.told.same': null
  'claims.told.opposite': null
  'claims.told.untold': null
  'claims.hint': null
  'claims.hint-rows': null
  'claims.hint-pattern': null
  'claims.is': { claim: Value; verdict: string }
  'claims.then': { first: Value; rest: Value }
  'claims.so': { claim: Value; verdict: string; why: Value }
  'claims.why.untold': null
  'claims.why.pattern': { x: Value; values: Value }
  'claims.why.pair': { column: Value; ours: Value; theirs: Value }
  'ask.told.adds': null
  'ask.told.one-row': null
  'ask.told.other-column': null
  'ask.told.other-row': null
  'ask.told.gap': null
  'ask.told.turned': null
  'ask.told.amount': null
  'ask.told.whole': null
  'ask.told.new': null
  'ask.told.plus': null
  'ask.told.divides': null
  'ask.told.part': null
  'ask.told.rest': null
  'ask.told.no-division': null
  'ask.hint.column': { column: Value }
  'ask.hint.columns': { column: Value; of: Value }
  'ask.hint.gap': null
  'ask.hint.times': null
  'ask.hint.change': null
  'ask.hint.total': null
  'ask.hint.share': null
  'ask.hint.per': { column: Value; of: Value }
  'ask.hint.per-many': { column: Value; of: Value }
  'ask.so.rows': { column: Value; ours: Value; one: Value; theirs: Value; other: Value }
  'ask.so.row': { column: Value; one: Value; ours: Value }
  'ask.so.columns': { one: Value; ours: Value; column: Value; whole: Value; of: Value }
  'ask.so.gap': { ours: Value; theirs: Value; value: Value }
  'ask.so.times': { is: string; ours: Value; theirs: Value; value: Value }
  'ask.so.change': { gap: Value; ours: Value; is: string; value: Value }
  'ask.so.total': { is: string; amount: Value; ours: Value; value: Value }
  'ask.so.per': { is: string; ours: Value; whole: Value; value: Value }
  'ask.so.share': { is: string; factor: Value; ours: Value; whole: Value; value: Value }
}

export const say = defineMessages<Messages>('shapes/records', { en, es })

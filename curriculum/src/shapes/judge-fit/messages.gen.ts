// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'table.measured': null
  'table.predicted': null
  'table.distance': null
  'table.side': null
  'table.asks.predicted': null
  'table.asks.both': null
  'table.asks.measured': null
  'table.no-start': null
  'table.swapped': null
  'table.not-measured': null
  'table.not-predicted': null
  'table.other-side': null
  'table.is-prediction': null
  'table.nudge': null
  'table.hint.predicted': null
  'table.hint.both': null
  'table.hint.measured': null
  'table.put': { work: Value }
  'table.off': { work: Value }
  'table.from': { work: Value }
  'table.rest': null
  'balance.asks.above': null
  'balance.asks.below': null
  'balance.asks.much': null
  'balance.asks.little': null
  'balance.asks.up': { by: Value }
  'balance.asks.down': { by: Value }
  'balance.label': null
  'balance.old': null
  'balance.compare': null
  'balance.other-side': null
  'balance.nudge.above': null
  'balance.nudge.below': null
  'balance.nudge.moved': null
  'balance.hint': null
  'balance.why.much': null
  'balance.why.little': null
  'balance.moved': null
  'balance.count': { above: Value; below: Value }
  'balance.good': null
  'balance.low': null
  'balance.high': null
  'closest.asks': { x: Value; y: Value }
  'closest.title': null
  'closest.card': { line: Value }
  'closest.first': null
  'closest.last': null
  'closest.exact': null
  'closest.reversed': null
  'closest.early': null
  'closest.nudge': null
  'closest.hint': null
  'closest.rule': null
  'closest.so': { line: Value; list: Value; total: Value }
  'trust.range': { low: Value; high: Value; x: Value }
  'trust.asks': null
  'trust.asks-sense': null
  'trust.inside': null
  'trust.outside': null
  'trust.possible': null
  'trust.impossible': null
  'trust.slip-inside': null
  'trust.slip': null
  'trust.slip-sense': null
  'trust.nudge': null
  'trust.hint': null
  'trust.hint-sense': null
  'trust.data': { low: Value; high: Value }
  'trust.so': { list: Value }
  'trust.placed': { card: Value; is: Value }
  'trust.below': null
}

export const say = defineMessages<Messages>('shapes/judge-fit', { en, es })

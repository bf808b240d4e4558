// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  of: { of: Quantity | Range | Term }
  amount: { of: Value }
  'table.mix': null
  'table.asks.1': { part: Quantity | Range | Term }
  'table.asks.2': { part: Quantity | Range | Term }
  'table.asks.3': { whole: Quantity | Range | Term }
  'table.adds': null
  'table.keeps': null
  'table.smaller': null
  'table.nudge.1': { part: Quantity | Range | Term }
  'table.nudge.2': { part: Quantity | Range | Term }
  'table.nudge.3': { whole: Quantity | Range | Term }
  'table.hint': null
  'table.common': { a: Value; b: Value; common: Value }
  'table.times': { name: Value; n: Value; strong: Value; part: Value; weak: Value; rest: Value }
  'so.part': { part: Value; name: Value; rest: Value }
  'so.rest': { rest: Value; name: Value; part: Quantity | Range | Term }
  'so.whole': { whole: Value; name: Value; part: Quantity | Range | Term }
  'argue.mixes': { a: Value; b: Value; c: Value; d: Value }
  'argue.asks': { part: Quantity | Range | Term; rest: Quantity | Range | Term }
  'argue.gap': { name: Value }
  'argue.make.with': { equal: Value }
  'argue.make.in': { equal: Value }
  'argue.and.with': { equal: Value }
  'argue.and.in': { equal: Value }
  'argue.so': null
  'argue.which': null
  'argue.name': { name: Value }
  'argue.more-rest': { part: Quantity | Range | Term; rest: Quantity | Range | Term }
  'argue.less-part': { part: Quantity | Range | Term }
  'argue.nudge': { equal: Value }
}

export const say = defineMessages<Messages>('shapes/level-mixes', { en, es })

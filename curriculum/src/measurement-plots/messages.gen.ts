// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  description: { from: Value; to: Value; columns: Value }
  dots: { n: number | Quantity; at: Value }
  column: { n: Value; size: Value }
  above: { n: Value; size: Value }
  mode: { size: Value }
  range: { size: Value }
  half: { size: Value }
  pair: { size: Value; other: Value }
  total: { goal: Value }
  'look.column': null
  'look.above': null
  'look.mode': null
  'look.range': null
  'look.half': null
  'look.pair': null
  'look.total': null
  'shown.column': { n: number | Quantity; size: Value }
  'shown.above': { above: number | Quantity; size: Value }
  'shown.mode': { mode: Value }
  'shown.range': { range: Value }
  'shown.half': { all: Value; below: number | Quantity; size: Value }
  'shown.pair': { size: Value; one: Value; other: Value; two: Value }
  'shown.total': { total: Value }
}

export const say = defineMessages<Messages>('measurement-plots', { en, es })

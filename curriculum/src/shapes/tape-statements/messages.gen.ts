// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Money, Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'sort.asks': { part: Quantity | Range | Term; rest: Quantity | Range | Term }
  'sort.true': null
  'sort.false': null
  'sort.open': null
  'sort.ratio': { part: Quantity; rest: Quantity }
  'sort.of': { part: Quantity; whole: Value }
  'sort.fraction': { small: Quantity | Range | Term; fraction: Value; big: Quantity | Range | Term }
  'sort.turned': { part: Quantity; rest: Quantity }
  'sort.to-all': { part: Quantity; whole: Quantity | Range | Term; rest: number | Money | Quantity }
  'sort.half': { whole: Quantity | Range | Term; part: Quantity | Range | Term }
  'sort.of-wrong': { small: Quantity; big: number | Money | Quantity; whole: Quantity | Range | Term }
  'sort.counts': { known: Value; matching: Value }
  'sort.gap': { more: number | Money | Quantity; big: Quantity | Range | Term; small: Quantity | Range | Term }
  'sort.total': { total: Value }
  'sort.if-part': { known: Value; matching: Value }
  'sort.double': { part: Quantity | Range | Term; rest: Quantity | Range | Term }
  'sort.same-added': { part: Quantity | Range | Term; rest: Quantity | Range | Term }
  'sort.if-gap-wrong': { more: number | Money | Quantity; big: Quantity | Range | Term; small: Quantity | Range | Term; all: Value }
  'sort.why.open': null
  'sort.why.same-added': null
  'sort.why.turned': { part: Quantity | Range | Term; rest: Quantity | Range | Term }
  'sort.why.if': null
  'sort.why.boxes': null
  'sort.why.whole': { whole: Quantity | Range | Term }
  'sort.nudge.1': null
  'sort.nudge.2': null
  'sort.nudge.3': null
  'sort.hint': { part: number | Money | Quantity; rest: number | Quantity; sum: Value }
  'sort.so': { part: Quantity; rest: Quantity }
  'sort.so-open': null
  'sort.so-if': { known: Value; times: Value; matching: Value }
  'sort.so-of': { sum: Value; whole: Quantity | Range | Term; part: Quantity }
}

export const say = defineMessages<Messages>('shapes/tape-statements', { en, es })

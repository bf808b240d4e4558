// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Money, Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'card.parts': { part: Value; rest: Value }
  'card.whole': { part: Value; whole: Value }
  'order.asks': { part: Quantity | Range | Term; rest: Quantity | Range | Term }
  'order.first': null
  'order.last': null
  'order.reversed': { rest: Quantity | Range | Term; part: Quantity | Range | Term }
  'order.one.part': { part: Quantity | Range | Term; rest: Quantity | Range | Term }
  'order.one.rest': { rest: Quantity | Range | Term; part: Quantity | Range | Term }
  'order.difference': { rest: Quantity | Range | Term; part: Quantity | Range | Term }
  'order.whole': { part: Quantity | Range | Term }
  'order.nudge.1': null
  'order.nudge.2': null
  'order.nudge.3': { rest: Quantity | Range | Term }
  'order.plan': { part: Quantity | Range | Term; rest: Quantity | Range | Term }
  'order.so': { list: Value }
  'order.hint': { part: Quantity | Range | Term; rest: Quantity | Range | Term }
  'order.same.part': { part: Value; rest: Quantity | Range | Term }
  'order.same.rest': { rest: Value; part: Quantity | Range | Term }
  'order.more': { rest: Quantity | Range | Term; part: Quantity | Range | Term }
  hint: { rest: Quantity | Range | Term; part: Quantity | Range | Term }
  'each.parts': { text: Value; equation: Value }
  'each.whole': { text: Value; whole: number | Money | Quantity; part: number | Money | Quantity; rest: number | Money | Quantity; equation: Value }
  'sort.asks': { part: Quantity | Range | Term; rest: Quantity | Range | Term }
  'sort.weaker': null
  'sort.same': null
  'sort.stronger': null
  'sort.same-step': null
  'sort.whole': { part: Quantity | Range | Term; rest: Quantity | Range | Term }
  'sort.multiplied': null
  'sort.both': { part: Quantity | Range | Term; rest: Quantity | Range | Term }
  'sort.nudge.1': null
  'sort.nudge.2': null
  'sort.nudge.3': { rest: Quantity | Range | Term }
  'sort.plan': { part: Quantity | Range | Term; rest: Quantity | Range | Term }
  'sort.so': { worked: Value; is: string }
}

export const say = defineMessages<Messages>('shapes/mix-cards', { en, es })

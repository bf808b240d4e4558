// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'inside.slip.root': null
  'inside.nudge': null
  'inside.legs': { across: Value; along: Value }
  'hidden.told': { p: Value; q: Value; d: Value }
  'hidden.side.right': null
  'hidden.side.left': null
  'hidden.side.above': null
  'hidden.side.below': null
  'hidden.asks': { k: Value }
  'hidden.label': null
  'hidden.slip.leg': null
  'hidden.slip.whole': null
  'hidden.slip.difference': null
  'hidden.slip.side': null
  'hidden.nudge.x': null
  'hidden.nudge.y': null
  'hidden.nudge.triangle': null
  'hidden.hint-row': null
  'hidden.hint': null
  'hidden.row': { d: Value }
  'hidden.other': { other: Value; dd: Value; oo: Value }
  'hidden.leg': { dd: Value; oo: Value; ll: Value; leg: Value }
  'hidden.so': { work: Value; k: Value }
  'way.asks.straight': { of: Quantity | Range | Term }
  'way.asks.saved': { of: Quantity | Range | Term }
  'way.label.straight': null
  'way.label.saved': null
  'way.unit': { of: Quantity | Range | Term }
  'way.answer': { of: Value }
  'way.slip.around': null
  'way.slip.straight': null
  'way.slip.units': null
  'way.hint.straight': null
  'way.hint.scaled': null
  'way.hint.saved': null
  'way.root': { one: Value; other: Value; inside: Value; length: Value }
  'way.saved': { across: Value; along: Value; around: Value; saved: Value }
  'way.times': { length: Value; scale: Value; key: Value }
  'way.times-saved': { saved: Value; scale: Value; key: Value }
  'circle.told': { p: Value; radius: Value }
  'circle.asks': null
  'circle.within': null
  'circle.on': null
  'circle.beyond': null
  'circle.card': { q: Value }
  'circle.slip.sides': null
  'circle.slip.work': null
  'circle.nudge': null
  'circle.hint': { inside: Value }
  'circle.rule': { radius: Value; inside: Value }
  'circle.so': { q: Value; one: Value; other: Value; sum: Value; place: Value }
  'order.asks': { p: Value }
  'order.first': null
  'order.last': null
  'order.sides': null
  'order.reversed': null
  'order.hint': null
  'order.rule': null
  'order.so': { q: Value; one: Value; other: Value; sum: Value }
  'path.asks': null
  'path.label': null
  'path.units': null
  'path.slip.sides': null
  'path.slip.one': null
  'path.slip.squares': null
  'path.nudge': null
  'path.hint': null
  'path.slanted': { across: Value; along: Value; work: Value }
  'path.others': null
  'path.sum': { work: Value }
}

export const say = defineMessages<Messages>('shapes/plane-lengths', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'label.quotient': null
  'label.rest': null
  'label.number': null
  'find.quotient': { division: Value }
  'find.whole': { division: Value }
  'find.rest': { division: Value }
  'find.nudge': { divisor: Value }
  'find.hint': { divisor: Value }
  'slip.zero': null
  'slip.early': null
  'slip.one-more': { divisor: Value }
  'slip.large': { divisor: Value }
  'slip.zeros': { divisor: Value }
  'slip.quotient': null
  'slip.rest': null
  'slip.leaves-out': null
  'slip.in-groups': null
  'slip.no-shift': null
  'slip.adds': null
  'slip.keeps': null
  'way.part': { equation: Value }
  'way.exact': { quotient: Value; equation: Value }
  'way.rest': { rest: Value; quotient: Value; equation: Value }
  'back.exact': { divisor: Value; quotient: Value }
  'back.with-rest': { divisor: Value; quotient: Value; rest: Value }
  'back.new-rest': { divisor: Value; quotient: Value; rest: Value; more: Value }
  'back.nudge.exact': null
  'back.nudge.with-rest': null
  'back.nudge.new-rest': null
  'back.hint.exact': { quotient: Value; divisor: Value }
  'back.hint.with-rest': { quotient: Value; divisor: Value }
  'back.hint.new-rest': { more: Value; divisor: Value }
  'back.first.exact': null
  'back.first.with-rest': { quotient: Value; divisor: Value; product: Value }
  'back.first.new-rest': { rest: Value; more: Value; sum: Value }
  'back.so.exact': { quotient: Value; divisor: Value; all: Value }
  'back.so.with-rest': { product: Value; rest: Value; all: Value }
  'back.so.new-rest': { sum: Value; divisor: Value; left: Value }
  'story.quotient': null
  'story.drops': null
  'story.up': null
  'story.rest': null
  'story.room': null
  'story.subtracts': null
  'story.nudge': null
  'story.hint.full': null
  'story.hint.needed': null
  'story.hint.left': null
  'story.divide': { dividend: Value; divisor: Value; quotient: Value }
  'story.divide-rest': { quotient: Value; divisor: Value; rest: Value; dividend: Value }
  'story.exact': { quotient: Value }
  'story.so.full': { quotient: Value }
  'story.so.needed': { next: Value }
  'story.so.left': { rest: Value }
  'order.asks': null
  'order.first': null
  'order.last': null
  'order.divisor': null
  'order.dividend': null
  'order.reversed': null
  'order.nudge': null
  'order.hint': null
  'order.why': null
  'order.so': { division: Value; quotient: Value }
}

export const say = defineMessages<Messages>('shapes/whole-division', { en, es })

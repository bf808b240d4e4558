// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Money, Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  label: null
  'asks.down': { small: Quantity | Range | Term; large: Value }
  'asks.up': { large: Quantity | Range | Term; small: Value }
  'asks.mixed': { large: Value; small: Quantity | Range | Term }
  'slip.way.down': { small: number | Money | Quantity }
  'slip.way.up': { small: number | Money | Quantity }
  'slip.ten': { small: Quantity | Range | Term; large: Quantity | Range | Term }
  'slip.place': { small: Quantity | Range | Term; large: Quantity | Range | Term }
  'slip.extra': null
  'slip.adds': null
  'way.fact': { large: Value; small: Value }
  'way.multiply': { equation: Value }
  'way.divide': { equation: Value }
  'way.add': { equation: Value }
  'nudge.down': null
  'nudge.up': null
  'hint.plain': { large: Value; small: Value }
  'hint.mixed': { large: Value; small: Value }
  unit: { of: Quantity | Range | Term }
  'unit-amount': { of: Value }
  'table.title': null
  'table.asks': null
  'table.label': null
  'table.nudge': null
  'table.hint': null
  'table.factor': { equation: Value }
  'order.asks': null
  'order.first': null
  'order.last': null
  'order.numbers': null
  'order.factor': { small: Quantity | Range | Term; large: Quantity | Range | Term }
  'order.reversed': null
  'order.nudge': null
  'order.hint': { large: Value; small: Value }
  'order.so': { text: Value; small: Value }
  'order.is': { text: Value }
  'story.none': null
  'story.early': null
  'story.multiplies': null
  'story.divides': null
  'story.used': null
  'story.place': { small: Quantity | Range | Term; large: Quantity | Range | Term }
  'story.nudge': { small: Quantity | Range | Term }
  'story.hint.total': { large: Value; small: Value }
  'story.hint.parts': { large: Value; small: Value }
  'story.hint.left': { large: Value; small: Value }
  'story.parts': { equation: Value }
  'story.taken': { equation: Value }
  'story.left': { equation: Value }
  'claim.said': { of: Value }
  'claim.truth': { of: Value }
  'claim.way': { who: Value }
  'claim.ten': { who: Value }
  'claim.place': { who: Value }
  'claim.extra': { who: Value }
  'claim.adds': { who: Value }
}

export const say = defineMessages<Messages>('shapes/conversions', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  label: null
  units: null
  'units-answer': { n: number | Quantity }
  scale: { length: Value; scale: Value; total: Value }
  unit: { of: Quantity | Range | Term }
  answer: { of: Value }
  trip: null
  nudge: null
  hint: null
  first: null
  second: null
  sum: { a: Value; b: Value; sum: Value }
}

export const say = defineMessages<Messages>('shapes/map-trip', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  told: { meters: Value }
  asks: { who: Value; from: Quantity | Range | Term; stop: Quantity | Range | Term; to: Quantity | Range | Term }
  label: null
  nudge: { stop: Quantity | Range | Term; to: Quantity | Range | Term }
  hint: { meters: Value }
  first: { at: Value; stop: Quantity | Range | Term; a: Value; b: Value; sum: Value }
  then: { to: Quantity | Range | Term; a: Value; b: Value; sum: Value }
  so: { one: Value; two: Value; steps: Value; meters: Value; key: Value }
  meters: null
}

export const say = defineMessages<Messages>('shapes/town-walk', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'upside-down': { n: Quantity | Range | Term; d: Quantity | Range | Term }
  multiplies: { y: Value; x: Value; d: Quantity | Range | Term }
  part: { amount: Value }
  subtracts: { n: Quantity | Range | Term; d: Quantity | Range | Term }
  stops: { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  total: { y: Value; xs: Quantity | Range | Term; x: Value }
  back: { y: Value; xs: Quantity | Range | Term; ys: Quantity | Range | Term }
  additive: { xs: Quantity | Range | Term }
}

export const say = defineMessages<Messages>('bugs/fraction-rates', { en, es })

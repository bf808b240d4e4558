// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Money, Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'price-tag': { size: Quantity | Range | Term; each: Value }
  'bigger-pack': { size: Quantity | Range | Term; each: Value }
  'compare-one': { size: Quantity | Range | Term; each: Value }
  'not-same': { size: Quantity | Range | Term; each: Value; other: Value }
  'claim.truth.one': { size: Quantity; price: number | Money | Quantity; each: Value }
  'claim.truth.many': { size: Quantity | Range | Term; each: Value; wanted: number | Money | Quantity; right: Value }
  'claim.upside-down': { who: Value; size: Quantity | Range | Term }
  'claim.subtracts': { who: Value }
  'claim.total': { who: Value; size: Quantity }
  'claim.additive': { who: Value; size: Quantity | Range | Term }
  'claim.adds-one': { who: Value; size: Quantity | Range | Term }
}

export const say = defineMessages<Messages>('bugs/two-offers', { en, es })

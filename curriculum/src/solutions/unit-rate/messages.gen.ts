// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Money, Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  per: { time: Quantity | Range | Term }
  split: { amount: Value; time: Quantity }
  share: { amount: Value; time: Quantity | Range | Term }
  one: { time: Quantity; amount: number | Money | Quantity; rate: number | Money | Quantity }
  check: { rate: number | Money | Quantity; time: number | Money | Quantity; amount: number | Money | Quantity }
  first: { amount: Quantity | Range | Term; time: Quantity | Range | Term }
  'then-amount': { amount: Quantity; time: number | Money | Quantity; longer: Value }
  'then-given': { rate: Value; time: Quantity | Range | Term; longer: Value }
  'then-time': { amount: number | Money | Quantity; time: number | Money | Quantity; more: number | Money | Quantity }
  given: { time: Quantity | Range | Term; amount: Value }
  forward: { rate: number | Money | Quantity; time: Quantity | Range | Term; longer: number | Money | Quantity; more: number | Money | Quantity }
  back: { rate: number | Money | Quantity; time: Quantity | Range | Term; more: number | Money | Quantity; longer: number | Money | Quantity }
  so: { answer: Value }
}

export const say = defineMessages<Messages>('solutions/unit-rate', { en, es })

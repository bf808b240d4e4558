// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Money, Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'upside-down.rate': { time: Quantity | Range | Term; amount: Quantity | Range | Term }
  'upside-down.amount': { time: Quantity; amount: Quantity }
  'total-as-one.rate': { amount: Value; time: Quantity | Range | Term }
  'total-as-one.amount': { amount: number | Money | Quantity; longer: number | Money | Quantity; time: Quantity | Range | Term }
  'multiplies-back': { time: Quantity | Range | Term; amount: Quantity | Range | Term; rate: number | Money | Quantity; more: number | Money | Quantity }
  subtracts: { amount: Quantity | Range | Term; time: Quantity | Range | Term }
  additive: { gap: number | Money | Quantity; time: Quantity | Range | Term; rate: Value }
  'stops-at-one.amount': { rate: Value; time: Quantity | Range | Term; longer: Value }
  'stops-at-one.time': { rate: Value; time: Quantity | Range | Term; more: Value }
  'adds-rate': { longer: number | Money | Quantity; rate: number | Money | Quantity; time: Quantity | Range | Term }
}

export const say = defineMessages<Messages>('bugs/steady-rate', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Money, Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'whole-in-each': { amount: Value; boxes: Value }
  'stops-early': { box: Value }
  additive: { gap: number | Quantity }
  'part-whole.part': { whole: number | Money | Quantity }
  'part-whole.whole': { whole: number | Money | Quantity }
  'part-whole.difference': { whole: Quantity | Range | Term }
  halves: null
}

export const say = defineMessages<Messages>('bugs/tapes', { en, es })

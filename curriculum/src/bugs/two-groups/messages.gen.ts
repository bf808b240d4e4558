// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Person, Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'turned.part': { rest: Quantity | Range | Term; part: Quantity | Range | Term }
  'turned.whole': { whole: Quantity | Range | Term; part: Quantity | Range | Term }
  'part-whole.part': { whole: Quantity | Range | Term; part: Quantity | Range | Term; rest: Quantity | Range | Term }
  'part-whole.whole': { part: Quantity | Range | Term; rest: Quantity | Range | Term; whole: Quantity | Range | Term }
  difference: { gap: Value }
  terms: { whole: Value }
  'stops.after': { some: Person | Quantity | Range | Term }
  'stops.before': { some: Value }
  'wrong-way.after': { some: Quantity | Range | Term }
  'wrong-way.before': { some: Quantity | Range | Term }
}

export const say = defineMessages<Messages>('bugs/two-groups', { en, es })

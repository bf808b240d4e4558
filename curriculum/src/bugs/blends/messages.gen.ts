// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Money, Quantity, Range, Term } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'looks-at-part': { part: Quantity | Range | Term; rest: Quantity | Range | Term }
  'looks-at-rest': { rest: Quantity | Range | Term; part: Quantity | Range | Term }
  difference: { rest: Quantity | Range | Term; part: Quantity | Range | Term }
  whole: { whole: number | Money | Quantity; rest: Quantity | Range | Term; part: Quantity | Range | Term }
}

export const say = defineMessages<Messages>('bugs/blends', { en, es })

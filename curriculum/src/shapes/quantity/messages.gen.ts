// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  unit: { of: Quantity | Range | Term }
  answer: { of: Value }
}

export const say = defineMessages<Messages>('shapes/quantity', { en, es })

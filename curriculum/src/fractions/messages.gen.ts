// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  label: null
  plain: { value: Value }
  many: { unit: Quantity | Range | Term }
  amount: { size: string; value: Value; unit: Quantity | Range | Term }
  pieces: { n: string }
}

export const say = defineMessages<Messages>('fractions', { en, es })

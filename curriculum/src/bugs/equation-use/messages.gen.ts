// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  turned: { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  coefficient: { m: Value }
  multiplied: null
  'wrong-way': { xs: Quantity | Range | Term; ys: Quantity | Range | Term }
  adds: null
  subtracts: null
  grown: null
  end: { xs: Quantity | Range | Term }
}

export const say = defineMessages<Messages>('bugs/equation-use', { en, es })

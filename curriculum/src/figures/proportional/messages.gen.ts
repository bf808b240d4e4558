// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  of: { of: Quantity | Range | Term }
  title: { xs: Quantity | Range | Term; ys: Quantity | Range | Term }
  graph: { xs: Quantity | Range | Term; ys: Quantity | Range | Term; top: Value; step: Value; across: Value; up: Value }
  proportional: { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  line: { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
}

export const say = defineMessages<Messages>('figures/proportional', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  answer: { value: Value; xs: Quantity | Range | Term }
  'nudge.unit': { by: Value; xs: Quantity | Range | Term }
  'nudge.part': { xs: Quantity | Range | Term; ys: Quantity | Range | Term; by: Value }
  hint: { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  plan: { by: Value; amount: Value; xs: Quantity | Range | Term }
  so: { answer: Value }
  'use.nudge': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'use.hint.forward': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'use.hint.back': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'use.step.forward': { equation: Value }
  'use.step.back': { equation: Value }
  'use.so': { right: Value }
}

export const say = defineMessages<Messages>('solutions/fraction-rate', { en, es })

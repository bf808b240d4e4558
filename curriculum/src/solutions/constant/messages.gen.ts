// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'nudge.table': { y: Value; x: Value; xs: Quantity | Range | Term }
  'nudge.graph': null
  'nudge.part': { xs: Quantity | Range | Term; x: Value }
  'hint.table': { y: Value; x: Value }
  'hint.graph': { x: Value; y: Value; xs: Quantity | Range | Term }
  'hint.part': { y: Value; x: Value; turned: Value }
  first: { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  point: { x: Value; y: Value }
  step: { y: Value; x: Value; rate: Value }
  divide: { y: Value; x: Value; turned: Value; rate: Value }
  so: { rate: Value; xs: Quantity | Range | Term }
}

export const say = defineMessages<Messages>('solutions/constant', { en, es })

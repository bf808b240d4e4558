// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'part-to-part': { good: Value; rest: number | Quantity }
  'equal-kinds': { kinds: Value; of: Quantity | Range | Term }
  complement: { of: Quantity | Range | Term }
  'one-of-two': { of: Quantity | Range | Term }
  'one-over-all': { of: Quantity | Range | Term }
  'uneven-parts': null
  additive: { hits: Value; tried: Value }
  rest: null
  'wrong-whole': { hits: Value; rest: number | Quantity }
  'same-as-before': null
  'missing.one-part': null
  'missing.opposite': { of: Quantity | Range | Term }
  'missing.multiplies-back': null
  'missing.fixed-total': { of: Quantity | Range | Term }
  'missing.final-count': { before: number | Quantity }
  'picks.adds-outcomes': { a: Value; b: Value }
  'picks.one-stage': null
  'picks.adds-chances': null
  'picks.one-over-all': null
  'picks.one-order': null
  'picks.once-or-more': null
}

export const say = defineMessages<Messages>('bugs/chance', { en, es })

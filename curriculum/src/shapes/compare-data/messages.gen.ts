// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  degrees: null
  open: null
  'only-one': null
  adds: null
  cautious: null
  overlap: null
  look: null
  'hint-change': null
  'hint-first': { one: Quantity | Range | Term; a: Value }
  hint: null
  'hint-ranges': { one: Quantity | Range | Term; other: Quantity | Range | Term }
  'so-changes': { a: Value; b: Value }
  'so-subtract': { larger: Value; smaller: Value; gap: Value }
  'so-open': null
}

export const say = defineMessages<Messages>('shapes/compare-data', { en, es })

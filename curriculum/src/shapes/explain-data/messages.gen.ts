// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  build: null
  claim: null
  evidence: null
  reasoning: null
  open: { one: Quantity | Range | Term; other: Quantity | Range | Term }
  'turned-why': null
  'beside-why': null
  check: null
  cautious: null
  'cautious-course': null
  overlap: null
  scatter: null
  average: null
  'average-why': null
  never: null
  'never-why': null
  'beside-cause': null
  'best-run': null
  'last-run': null
  exact: null
  'exact-why': null
  hint: null
  'hint-find': { one: Quantity | Range | Term; other: Quantity | Range | Term }
}

export const say = defineMessages<Messages>('shapes/explain-data', { en, es })

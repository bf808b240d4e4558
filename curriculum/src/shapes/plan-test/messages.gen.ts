// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  ask: null
  'more-runs': null
  'check-run': null
  'check-run-of': { thing: Quantity | Range | Term }
  conclude: null
  'why-overlap': null
  'why-odd': null
  'why-apart': null
  hint: null
  'hint-ranges': null
  range: { thing: Value; runs: Value }
  'so-odd': null
  'so-overlap': null
  'so-apart': null
  'so-act': { act: Value }
}

export const say = defineMessages<Messages>('shapes/plan-test', { en, es })

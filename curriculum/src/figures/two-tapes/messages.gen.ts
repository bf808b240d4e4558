// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  of: { of: Quantity | Range | Term }
  description: { one: Quantity; other: Quantity }
  'boxes.plain': { one: Value; a: Value; other: Value; b: Value }
  'boxes.total': { one: Value; a: Value; total: Value; other: Value; b: Value }
}

export const say = defineMessages<Messages>('figures/two-tapes', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Money, Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'step.rest': { whole: number | Money | Quantity; part: number | Money | Quantity; rest: number | Money | Quantity }
  'step.as-it-is': { name: Value; part: Value; rest: Value }
  'step.times': { times: Value; name: Value; before: number | Money | Quantity; part: number | Money | Quantity; beside: number | Money | Quantity; rest: number | Money | Quantity }
  'so.same': null
  'so.one': { part: Value; name: Value; less: Value }
  'so.more': { rest: Value; name: Value; more: Quantity | Range | Term }
  'nudge.whole': { rest: Quantity | Range | Term }
  'nudge.both': { part: Quantity | Range | Term; rest: Quantity | Range | Term }
  hint: { part: Quantity | Range | Term }
  check: { part: Quantity | Range | Term; rest: Quantity | Range | Term }
}

export const say = defineMessages<Messages>('solutions/make-equal', { en, es })

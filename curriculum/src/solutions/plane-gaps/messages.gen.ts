// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  told: { p: Value; q: Value }
  nudge: null
  hint: null
  level: { same: Value }
  upright: { same: Value }
  across: { from: Value; to: Value; low: number | Quantity; high: number | Quantity }
  sum: { low: Value; high: Value; length: Value }
  same: { from: Value; to: Value }
  difference: { one: Value; other: Value; length: Value }
}

export const say = defineMessages<Messages>('solutions/plane-gaps', { en, es })

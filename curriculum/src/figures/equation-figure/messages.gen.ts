// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  boxes: { count: number | Quantity; label: Value }
  weights: { count: number | Quantity; label: Value }
  tape: { list: Value; total: Value }
  balance: { left: Value; right: Value }
}

export const say = defineMessages<Messages>('figures/equation-figure', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  line: { from: Value; to: Value; labels: Value; spaces: Value; points: Value }
  point: { label: Value; spaces: number | Quantity; left: Value }
  on: { label: Value; at: Value }
}

export const say = defineMessages<Messages>('figures/number-scale', { en, es })

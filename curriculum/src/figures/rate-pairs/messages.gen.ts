// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  title: { xs: Quantity | Range | Term; ys: Quantity | Range | Term }
  head: { unit: Quantity | Range | Term }
}

export const say = defineMessages<Messages>('figures/rate-pairs', { en, es })

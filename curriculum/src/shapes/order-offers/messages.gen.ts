// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  asks: null
  offer: { p: Value; r: Value; t: Value }
  first: null
  last: null
  rates: null
  amounts: null
  reversed: null
  nudge: null
  hint: null
  step: { offer: Value; equation: Value }
  so: { list: Value }
}

export const say = defineMessages<Messages>('shapes/order-offers', { en, es })

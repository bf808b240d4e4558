// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'asks-pairs': { y: Value; x: Value }
  asks: { y: Value; x: Value }
  card: { card: Value }
  first: null
  last: null
  amounts: { y: Value; x: Value }
  reversed: null
  nudge: { y: Value; x: Value }
  hint: { y: Value; x: Value }
  find: { y: Value; x: Value }
  step: { card: Value; rate: Value }
  'hint-pairs': { y: Value; x: Value }
}

export const say = defineMessages<Messages>('shapes/order-constants', { en, es })

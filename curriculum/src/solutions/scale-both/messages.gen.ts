// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Money, Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  nudge: null
  'hint.up': { known: number | Money | Quantity; given: number | Money | Quantity; beside: number | Money | Quantity }
  'hint.down': { known: number | Money | Quantity; given: number | Money | Quantity; beside: number | Money | Quantity }
  'hint.simpler': { known: number | Money | Quantity; beside: number | Money | Quantity; factor: Value }
  'hint.one': { known: Quantity; beside: number | Money | Quantity }
  'up.find': { known: number | Money | Quantity; times: Value; given: number | Money | Quantity }
  'up.use': { beside: number | Money | Quantity; times: Value; right: number | Money | Quantity }
  'down.find': { known: number | Money | Quantity; times: Value; given: number | Money | Quantity }
  'down.use': { beside: number | Money | Quantity; times: Value; right: number | Money | Quantity }
  'simpler.find': { factor: Value; known: number | Money | Quantity; small: Value; beside: number | Money | Quantity; low: Value }
  'simpler.use': { small: Value; times: Value; given: number | Money | Quantity; low: Value; right: number | Money | Quantity }
  'one.find': { known: Quantity; beside: number | Money | Quantity; each: Value }
  'one.use': { given: number | Money | Quantity; each: Value; right: number | Money | Quantity }
  so: { given: Value; right: Value }
  'chain.divide': { by: Value }
  'chain.multiply': { by: Value }
}

export const say = defineMessages<Messages>('solutions/scale-both', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  asks: { product: Value; split: Value }
  product: null
  value: null
  once: { by: Value }
  'one-part': null
  sign: null
  adds: { by: Value }
  'nudge.plus': { whole: Value; near: Value; small: Value }
  'nudge.minus': { whole: Value; near: Value }
  hint: { by: Value; near: Value; small: Value }
  parts: { by: Value; near: Value; one: Value; small: Value; other: Value }
  'so.plus': { whole: Value; one: Value; other: Value; all: Value }
  'so.minus': { whole: Value; small: Value; near: Value; one: Value; other: Value; all: Value }
  'claim.context': { product: Value; split: Value }
  'claim.said': { product: Value; got: Value }
  'claim.truth': { product: Value; all: Value }
  'claim.nudge': { near: Value }
  'claim.once': { who: Value }
  'claim.part': { who: Value }
  'claim.sign': { who: Value }
}

export const say = defineMessages<Messages>('shapes/split-products', { en, es })

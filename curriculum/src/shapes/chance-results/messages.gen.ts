// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'device.coin': null
  'device.cube': null
  'device.spinner': null
  'device.cards': null
  asks: null
  yes: null
  no: null
  'result.coin': { k: Value; n: Value }
  'result.cube': { k: Value; n: Value }
  'result.spinner': { k: Value; n: Value }
  'result.cards': { k: Value; n: Value }
  'slip.few': { n: Value }
  'slip.near': { n: Value }
  'slip.far': { n: Value }
  nudge: { parts: Value }
  hint: null
  rule: null
  fits: { card: Value; expected: Value; n: Value }
  not: { card: Value; expected: Value; n: Value }
}

export const say = defineMessages<Messages>('shapes/chance-results', { en, es })

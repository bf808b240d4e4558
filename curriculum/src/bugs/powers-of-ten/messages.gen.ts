// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'direction.times': null
  'direction.over': null
  'direction.number': null
  appends: null
  times: { n: Value; power: Value }
  factor: null
  'zeros.result': { a: Value }
  'zeros.exponent': { a: Value }
  'one-off': null
  digits: null
  first: null
  same: null
}

export const say = defineMessages<Messages>('bugs/powers-of-ten', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'as-amount': { r: Value }
  once: null
  'once-back': null
  place: { r: Value }
  months: null
  alone: null
  yearly: null
  whole: null
  'as-amount-time': { r: Value }
  'commission.rest': null
  'commission.base-too': null
  'commission.of-pay': null
  'commission.alone': null
  'commission.with-base': null
  'commission.part': null
}

export const say = defineMessages<Messages>('bugs/interest', { en, es })

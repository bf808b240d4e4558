// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'one-row': null
  'other-column': null
  adds: null
  'adds-gap': null
  turned: null
  'only-row': null
  'last-row': null
  'only-factor': null
  hint: null
  'hint-row': { from: Value }
  'hint-across': null
  'hint-across-row': { from: Value }
  'hint-back': null
  'so-proportional': null
  'so-row': { from: Value; row: Value; measure: Value }
  'so-times': { amount: Value; from: Value; times: Value }
  'so-value': { times: Value; row: Value; value: Value; measure: Value }
  'so-columns': { from: Value; ours: Value; measure: Value; theirs: Value }
  'so-factor': { theirs: Value; ours: Value; factor: Value }
  'so-across': { given: Value; factor: Value; value: Value; measure: Value }
  'so-amount': { times: Value; from: Value; value: Value }
}

export const say = defineMessages<Messages>('shapes/scale-rows', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  trials: null
  trial: null
  option: { trial: Value }
  value: { value: Value }
  same: { factor: Value }
  'ask-pair': { factor: Value }
  'ask-complete': { factor: Value }
  hint: null
  'hint-pair': { factor: Value }
  'hint-complete': null
  unchanged: null
  two: null
  differ: { factors: Value }
  'not-asked': { factors: Value }
  'so-pair': { a: Value; b: Value; factor: Value }
  'so-complete': { factor: Value }
  'so-cause': null
}

export const say = defineMessages<Messages>('shapes/fair-test', { en, es })

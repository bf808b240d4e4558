// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'first-term': { other: Value }
  added: null
  sign: { other: Value }
  unlike: { letter: Value }
  'missing.reversed': null
  'missing.added': null
  'missing.first-term': null
  once: { factor: Value }
  'product-sign': null
  order: { factor: Value }
  'factored.first': null
  'factored.sign': null
  'factored.multiplied': null
}

export const say = defineMessages<Messages>('bugs/linear-pairs', { en, es })

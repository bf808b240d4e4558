// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  multiplied: null
  added: null
  divided: null
  reversed: null
  'other.product': null
  'other.quotient': null
  'other.power': null
  minus: null
  stops: null
  undo: null
  check: null
  number: { n: Value; base: Value }
  ignored: { n: Value }
  'value.times': null
  'value.negative': null
  'value.reciprocal': null
  'value.outside': null
  'value.inside': null
  'value.odd': null
  'value.zero': null
  'value.base': null
  'value.part': null
}

export const say = defineMessages<Messages>('bugs/exponents', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'reading.side': { side: string }
  'reading.itself': null
  'reading.away': { left: Value }
  'reading.one': { spaces: Value; worth: Value }
  'reading.ticks': null
  'opposite.itself': null
  'opposite.reciprocal': null
  'opposite.negative': null
  'opposite.plus': null
  'opposite.whole': null
  'opposite.side': null
  'opposite.zero': null
  'zero.sign': { way: string }
  'zero.value': { zero: Value }
  'zero.back': { number: Value }
  'zero.only': { zero: Value }
}

export const say = defineMessages<Messages>('bugs/positions', { en, es })

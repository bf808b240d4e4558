// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'nudge.add': null
  'nudge.subtract': null
  'hint.add': { first: Value; size: Value; way: string }
  'hint.subtract': { value: Value; opposite: Value; first: Value }
  'hint.three': { sum: Value }
  'sizes.same': { way: string; worked: Value }
  'sizes.opposite': { worked: Value }
  rewritten: { equation: Value }
  step: { from: Value; value: Value; way: string; worked: Value }
  'work.opposite': null
  'work.first': null
  'work.last': null
}

export const say = defineMessages<Messages>('solutions/signed-sum', { en, es })

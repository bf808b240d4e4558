// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  nudge: { one: Value; other: Value }
  'hint.mixed': null
  'hint.whole': null
  'hint.parts': null
  improper: { equation: Value }
  whole: { product: Value; raw: Value }
  multiply: { equation: Value }
  simplify: { equation: Value }
  check: { product: Value }
  'move.set-up': null
  'move.improper': null
  'move.multiply': null
  'move.across': null
  'move.simplify': null
}

export const say = defineMessages<Messages>('solutions/fraction-product', { en, es })

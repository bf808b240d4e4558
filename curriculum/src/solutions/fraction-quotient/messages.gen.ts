// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  nudge: { other: Value; one: Value }
  'hint.mixed': { other: Value }
  'hint.parts': { other: Value }
  improper: { equation: Value }
  reciprocal: { other: Value; reciprocal: Value }
  multiply: { equation: Value }
  simplify: { equation: Value }
  so: { equation: Value }
  'move.improper': null
  'move.reciprocal': null
  'move.multiply': null
  'move.simplify': null
}

export const say = defineMessages<Messages>('solutions/fraction-quotient', { en, es })

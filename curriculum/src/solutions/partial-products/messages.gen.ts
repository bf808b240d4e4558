// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  nudge: { a: Value; b: Value }
  'hint.parts': { a: Value; list: Value }
  'hint.one': { b: Value }
  estimate: { equation: Value }
  part: { equation: Value }
  sum: { equation: Value }
}

export const say = defineMessages<Messages>('solutions/partial-products', { en, es })

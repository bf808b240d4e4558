// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'whole.quotient': { n: Value; unit: Value }
  'whole.divisor': null
  'other-way': { other: Value; one: Value }
  'multiplies.quotient': null
  'multiplies.divisor': null
}

export const say = defineMessages<Messages>('bugs/unit-quotients', { en, es })

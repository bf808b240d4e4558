// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  additive: { rest: Value }
  'part-to-rest': { rest: Value }
  rest: null
  percent: { hits: Value; n: Value }
  'not-scaled': null
  'one-of-two': null
  'mean-of-parts': null
  'mean-only': null
  'no-division': null
  median: null
  'axis-ends': null
  'greatest-only': null
  'ends-middle': null
  'one-dot': null
  'equal-groups': null
  others: null
  'percent-only': null
  'matched-only': null
  subtracts: null
}

export const say = defineMessages<Messages>('bugs/samples', { en, es })

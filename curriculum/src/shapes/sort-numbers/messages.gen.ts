// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'asks.plain': { first: Value }
  'asks.side': { first: Value }
  'asks.both': { first: Value; second: Value }
  true: null
  false: null
  both: null
  only: { inequality: Value }
  'slip.plain': null
  'slip.side': { letter: Value }
  'slip.both': null
  'nudge.plain': null
  'nudge.side': { letter: Value }
  'nudge.both': null
  hint: null
  edge: { edge: Value; inequality: Value; is: string }
  list: { inequality: Value; list: Value }
  so: { list: Value }
}

export const say = defineMessages<Messages>('shapes/sort-numbers', { en, es })

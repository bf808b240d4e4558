// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  first: null
  second: null
  shown: { who: Value }
  box: { box: Value }
  total: null
  'asks.both': { who: Value }
  'asks.more': { who: Value }
  'nudge.box': null
  'nudge.total': null
  'hint.both': null
  'hint.more': null
  one: { total: Value; a: Value; box: Value }
  count: { equation: Value }
  so: { count: Value; box: Value; value: Value }
}

export const say = defineMessages<Messages>('shapes/tape-sums', { en, es })

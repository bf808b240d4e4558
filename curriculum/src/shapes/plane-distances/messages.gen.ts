// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  pair: { p: Value; q: Value }
  point: { p: Value }
  'asks.pairs': null
  'asks.axis': { axis: string }
  first: null
  last: null
  turned: null
  'slip.pairs.one': null
  'slip.pairs.two': null
  'slip.axis.one': null
  'slip.axis.two': null
  'nudge.pairs': null
  'nudge.axis': null
  'hint.pairs': null
  'hint.axis': { axis: string }
  step: { text: Value; n: Value }
  so: { list: Value }
}

export const say = defineMessages<Messages>('shapes/plane-distances', { en, es })

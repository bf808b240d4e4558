// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  shown: null
  'asks.part': null
  'asks.side': null
  'asks.rest': null
  'nudge.part': null
  'nudge.side': null
  'nudge.rest': null
  'hint.part': null
  'hint.side': null
  'hint.rest': null
  sides: { w: Value; h: Value }
  multiply: { equation: Value }
  known: { h: Value; area: Value }
  found: { w: Value; equation: Value }
  all: { equation: Value }
  shaded: { equation: Value }
  subtract: { equation: Value }
}

export const say = defineMessages<Messages>('shapes/area-parts', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  shown: { all: Value; one: Value }
  'asks.one': null
  'asks.all': null
  'asks.some': { asked: Value }
  'label.part': null
  'label.whole': null
  figure: { known: Value; amount: Value; all: Value }
  stops: null
  'divides-all': { all: Value }
  'in-each': { known: Value }
  times: null
  nudge: { known: Value }
  'hint.one': { known: Value }
  'hint.more': { known: Value; asked: Value }
  box: { known: Value; equation: Value }
  'so.one': { box: Value }
  'so.more': { asked: Value; equation: Value }
  'so.divide': { equation: Value }
}

export const say = defineMessages<Messages>('shapes/part-of-tape', { en, es })

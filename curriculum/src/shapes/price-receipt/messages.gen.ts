// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'thing.shirt': null
  'thing.ball': null
  'thing.lamp': null
  'thing.game': null
  'thing.bag': null
  'thing.clock': null
  'thing.book': null
  'thing.hat': null
  'bought.shirt': null
  'bought.ball': null
  'bought.lamp': null
  'bought.game': null
  'bought.bag': null
  'bought.clock': null
  'bought.book': null
  'bought.hat': null
  'told.two': { who: Value }
  'told.one': { who: Value; thing: Value }
  asks: null
  line: null
  percent: null
  amount: null
  regular: null
  discount: null
  sale: null
  subtotal: null
  tax: null
  total: null
  cell: { name: Value; row: Value }
  mixed: null
  direction: null
  stops: null
  whole: null
  nudge: null
  'hint.two': null
  'hint.sale': null
  'hint.percents': null
  sum: { one: Value; two: Value; sum: Value }
  less: { p: Value; part: Value; one: Value; off: Value; before: Value }
  plus: { q: Value; part: Value; before: Value; tax: Value; total: Value }
  figure: null
  heard: null
}

export const say = defineMessages<Messages>('shapes/price-receipt', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'screen.told': null
  'screen.asks': null
  'screen.sign': null
  'screen.places': null
  'screen.nudge': null
  'screen.hint': null
  'screen.means': null
  'screen.step': { shown: Value; power: Value; n: Value }
  'screen.billion': { first: Value }
  'screen.million': { first: Value }
  'screen.thousand': { first: Value }
  'screen.thousandth': { first: Value }
  'screen.millionth': { first: Value }
  'screen.billionth': { first: Value }
  'order.number': { n: Value }
  'order.is': { text: Value; n: Value }
  'order.asks.measures': { least: Value; most: Value }
  'order.asks.forms': { least: Value; most: Value }
  'order.least': null
  'order.most': null
  'order.naive.measures': null
  'order.naive.forms': null
  'order.reversed': { least: Value }
  'order.nudge.measures': null
  'order.nudge.forms': null
  'order.hint': null
  'order.why.measures': null
  'order.why.forms': null
}

export const say = defineMessages<Messages>('shapes/powers-of-ten', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'sums.asks.open': { sum: Value }
  'sums.asks.given': { sum: Value; factor: Value }
  'sums.term': { each: Value }
  'sums.factor': null
  'sums.undivided': { each: Value }
  'sums.subtracted': { factor: Value }
  'sums.lower': null
  'sums.higher': null
  'sums.nudge.open': null
  'sums.nudge.given': { factor: Value }
  'sums.hint': null
  'sums.common': { factor: Value }
  'sums.divide': { each: Value; factor: Value; part: Value }
  'sums.so': { equation: Value }
  'match.asks': null
  'match.one-term': null
  'match.look': null
  'match.nudge': null
  'match.hint': null
  'match.why': null
}

export const say = defineMessages<Messages>('shapes/factor-sums', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'match.asks': null
  'match.sum': { letter: Value }
  'match.power': { letter: Value }
  'match.turned': { letter: Value }
  'match.alone': { letter: Value }
  'match.minus': { letter: Value }
  'match.other': { two: Value; five: Value }
  'match.nudge': null
  'match.hint': { two: Value }
  'match.so.sum': { one: Value; other: Value; product: Value; power: Value }
  'match.so.turned': { one: Value; other: Value }
  'match.so.last': { one: Value; other: Value }
  'match.so.alone': { one: Value; other: Value }
  'sort.asks': { source: Value }
  'sort.same': { source: Value }
  'sort.other': null
  'sort.missed': { card: Value }
  'sort.wrong.once': { card: Value; test: Value }
  'sort.wrong.added': { card: Value; test: Value }
  'sort.wrong.unlike': { card: Value; test: Value }
  'sort.wrong.sign': { card: Value; test: Value }
  'sort.wrong.power': { card: Value; test: Value }
  'sort.wrong.factored': { card: Value; test: Value }
  'sort.nudge': null
  'sort.hint': null
  'sort.simple': { source: Value; simple: Value }
  'sort.so': { list: Value }
}

export const say = defineMessages<Messages>('shapes/equivalents', { en, es })

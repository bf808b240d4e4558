// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  label: null
  people: null
  answer: null
  percent: null
  missing: null
  'asks.percent': { name: Value }
  'asks.count': { name: Value }
  'asks.total': { r: Value; name: Value }
  count: { a: Value }
  others: null
  rest: { name: Value }
  'nudge.percent': null
  'nudge.count': { name: Value }
  'nudge.total': { r: Value; name: Value }
  'hint.percent': { a: Value }
  'hint.count': { p: Value; a: Value }
  'hint.total': { left: Value; a: Value; b: Value }
  sum: { a: Value; b: Value; c: Value; total: Value }
  divide: { name: Value; a: Value; total: Value; part: Value; p: Value }
  'as-count': null
  'all-of-them': null
  adds: { p: Value; a: Value }
  whole: { p: Value; a: Value; one: Value; total: Value }
  'so-count': { q: Value; total: Value; part: Value; b: Value }
  'one-answer': { name: Value }
  'known-only': { name: Value }
  'of-known': { r: Value; known: Value }
  left: { r: Value; left: Value; a: Value; b: Value; known: Value }
}

export const say = defineMessages<Messages>('shapes/survey-percents', { en, es })

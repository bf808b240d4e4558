// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'link-over': null
  'too-many-links': { most: Value }
  'no-such-link': null
  'too-many-opened': null
  'first-day-missing': null
  'last-day-missing': null
  'first-day-in-future': null
  'last-day-before-first': null
  'period-too-long': null
  'strength-mastered': { level: Value; answers: number | Quantity }
  'strength-close': { level: Value; answers: number | Quantity }
  'strength-mastered-rise': { level: Value; answers: number | Quantity; before: Value; after: Value }
  'strength-close-rise': { level: Value; answers: number | Quantity; before: Value; after: Value }
  'strength-rise': { before: Value; after: Value; answers: number | Quantity }
}

export const say = defineMessages<Messages>('progress', { en, es })

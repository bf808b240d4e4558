// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'upside-down.speed': null
  'upside-down.time': null
  multiplies: null
  additive: null
  'one-million': null
  'one-side': null
  'no-division': { age: Value }
  'wrong-unit': null
}

export const say = defineMessages<Messages>('bugs/sea-floor', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'first-value': { x: Value }
  'one-back': { x: Value }
  rate: { x: Value }
  direction: null
  gap: { x: Value }
  'one-fact': null
  'no-start': null
  since: { x: Value }
}

export const say = defineMessages<Messages>('bugs/linear-change', { en, es })

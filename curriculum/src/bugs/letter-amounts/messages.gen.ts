// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'swapped.rate': { q: Value }
  'swapped.groups': { q: Value }
  sign: null
  'counts-all': { q: Value }
  'counts-once': { q: Value }
  unlike: { two: Value }
  lone: { letter: Value }
  several: { q: Value }
}

export const say = defineMessages<Messages>('bugs/letter-amounts', { en, es })

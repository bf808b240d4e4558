// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  divided: null
  multiplied: null
  added: { n: Value }
  subtracted: null
  'upside-down': null
  'like-length': { scale: Value }
  'drawn-only': null
  'no-half': null
  'added-scale': { scale: Value }
  'larger-drawing': null
}

export const say = defineMessages<Messages>('bugs/scale-drawings', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  answer: { parts: Value }
  place: { thing: Value; category: Value }
  first: null
  last: null
  term: null
}

export const say = defineMessages<Messages>('banks', { en, es })

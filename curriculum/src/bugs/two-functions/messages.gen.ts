// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  starts: null
  rates: null
  step: { step: Value }
  squares: { step: Value }
  first: { first: Value }
  adds: null
  drops: null
  one: null
}

export const say = defineMessages<Messages>('bugs/two-functions', { en, es })

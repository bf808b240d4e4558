// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  n: null
  e: null
  s: null
  w: null
  'sun-at': { degrees: Value }
  description: { list: Value }
  'spoken-tip': { letter: Value; degrees: Value }
  'spoken-sun': { degrees: Value }
}

export const say = defineMessages<Messages>('figures/compass-figure', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'across-meet': null
  'across-grow': null
  'one-only': null
  other: null
  swapped: null
  mixed: null
  sign: null
}

export const say = defineMessages<Messages>('bugs/two-plans', { en, es })

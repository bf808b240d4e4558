// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'one-stretch': null
  'end-for-length': null
  'change-for-time': null
  'rise-only': null
  'one-point': null
  squares: null
  height: null
}

export const say = defineMessages<Messages>('bugs/graph-stories', { en, es })

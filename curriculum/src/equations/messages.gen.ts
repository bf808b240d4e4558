// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  solution: null
  'point.swapped': null
  'point.sign': null
  'point.once': null
  'point.combines': null
  'point.one-side': null
}

export const say = defineMessages<Messages>('equations', { en, es })

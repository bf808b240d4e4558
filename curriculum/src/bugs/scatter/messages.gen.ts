// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'drops-start': null
  'swaps-start': null
  'wrong-sign': null
  'puts-in': null
  'stops-at-change': null
  'prediction-only': null
  'from-start': null
  'read.first': null
  'read.point': null
  'read.turned': null
  'read.rise-only': null
  'read.squares': null
}

export const say = defineMessages<Messages>('bugs/scatter', { en, es })

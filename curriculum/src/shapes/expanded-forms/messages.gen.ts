// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  asks: null
  nudge: null
  'hint.places': null
  'hint.zeros': null
  'hint.trades': null
  'slip.places': null
  'slip.zeros': null
  'slip.trades': null
  'slip.other': null
  'why.places': null
  'why.zeros': null
  'why.trades': null
}

export const say = defineMessages<Messages>('shapes/expanded-forms', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'slip.cone': null
  'slip.cylinder': null
  'slip.doubles': null
  'slip.diameter': null
  'slip.square': null
  'slip.factor': null
  'slip.part': null
  'slip.whole': null
  'back.once': null
  'back.stops': null
  'back.halves': null
  'back.thirds': null
}

export const say = defineMessages<Messages>('bugs/round-solids', { en, es })

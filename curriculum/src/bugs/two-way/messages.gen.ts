// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'wrong-total.row': null
  'wrong-total.column': null
  'wrong-total.all': null
  'grand-total': null
  count: null
  'missing.adds': null
  'missing.wrong-total': null
  'missing.stops': null
  'missing.percent': null
  'missing.all': null
  'missing.one-total': null
  'predict.percent': null
  'predict.adds': null
}

export const say = defineMessages<Messages>('bugs/two-way', { en, es })

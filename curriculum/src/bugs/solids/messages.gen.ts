// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'adds-edges': null
  'one-layer': null
  surface: null
  'subtracts-edges': null
  'divides-once': null
  'same-height': null
  'volume-given': null
  visible: null
  hidden: null
  bottom: null
  there: null
  full: null
  'one-part': null
  'joined-edges': null
  'one-edge': null
  'divides-by-edge': null
}

export const say = defineMessages<Messages>('bugs/solids', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  boundary: null
  outside: null
  'other-group': null
  'whole-range': null
  extremes: null
  whiskers: null
  centers: null
  'difference-for-mean': null
  'difference-only': null
  'one-deviation': null
  'spread-only': null
  'one-center': null
  turned: null
  'whisker-ends': null
  'as-units': null
  'wrong-way': null
  'medians-used': null
  'means-used': null
  'not-in-order': null
  'no-division': null
  greatest: null
  'range-used': null
}

export const say = defineMessages<Messages>('bugs/comparing', { en, es })

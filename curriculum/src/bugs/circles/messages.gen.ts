// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'mixed.radius': null
  'mixed.diameter': null
  'area-for-around': null
  'around-for-area': null
  'leaves-out-pi': null
  'curve-only': null
  'whole-circle': null
  'back.diameter': null
  'back.halves': null
  'back.square-only': null
  'back.radius-only': null
  'back.doubles': null
  'part.window': null
  'part.ring': null
  'part.hole': null
  'squares-difference': null
  'one-part': null
}

export const say = defineMessages<Messages>('bugs/circles', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'no-half': { base: string }
  slanted: null
  'base-alone': null
  surface: null
  'one-base': null
  'one-piece': null
  'whole-height': null
  'sides-alone': null
  'one-of-each': null
  volume: null
  'all-faces': null
  'volume-alone': null
  'area-alone': null
  'back.subtracts': null
  'back.multiplies': null
  'back.no-half': null
  'back.divides-once': null
  'back.area': null
}

export const say = defineMessages<Messages>('bugs/right-prisms', { en, es })

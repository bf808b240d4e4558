// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'way.left': null
  'way.right': null
  'way.up': null
  'way.down': null
  'side.left': null
  'side.right': null
  'side.up': null
  'side.down': null
  map: null
  place: { number: Value; side: Value }
  description: { north: Value; south: Value; places: Value }
  hidden: { one: Value; other: Value; places: Value }
}

export const say = defineMessages<Messages>('figures/magnet-map', { en, es })

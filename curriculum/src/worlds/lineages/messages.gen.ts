// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'scene.tooth': null
  'scene.rib': null
  'scene.leg': null
  'scene.coil': null
  'trait.tooth': null
  'trait.rib': null
  'trait.leg': null
  'trait.coil': null
  title: null
  age: null
  'head.tooth': null
  'head.rib': null
  'head.leg': null
  'head.coil': null
}

export const say = defineMessages<Messages>('worlds/lineages', { en, es })

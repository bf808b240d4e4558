// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'thing.apple': null
  'thing.brick': null
  'thing.scarf': null
  'thing.leaf': null
  'thing.frog': null
  'thing.marker': null
  'thing.berry': null
  'thing.cap': null
  'thing.pen': null
  'thing.lemon': null
  'thing.duck': null
  'thing.paper': null
  'thing.egg': null
  'thing.tire': null
  'thing.coal': null
  'light.red': null
  'light.green': null
  'light.blue': null
}

export const say = defineMessages<Messages>('worlds/light', { en, es })

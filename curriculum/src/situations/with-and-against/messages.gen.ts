// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'boat.told': { miles: Value; fast: Value; slow: Value }
  'boat.letters': { x: Value; y: Value }
  'ferry.told': { miles: Value; fast: Value; slow: Value }
  'ferry.letters': { x: Value; y: Value }
  'canoe.told': { miles: Value; fast: Value; slow: Value }
  'canoe.letters': { x: Value; y: Value }
  'plane.told': { miles: Value; fast: Value; slow: Value }
  'plane.letters': { x: Value; y: Value }
  'cyclist.told': { miles: Value; fast: Value; slow: Value }
  'cyclist.letters': { x: Value; y: Value }
  'drone.told': { miles: Value; fast: Value; slow: Value }
  'drone.letters': { x: Value; y: Value }
}

export const say = defineMessages<Messages>('situations/with-and-against', { en, es })

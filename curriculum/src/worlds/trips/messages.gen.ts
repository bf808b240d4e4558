// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'axis.time': null
  'axis.position': { measure: Value }
  'axis.speed': { measure: Value }
  'title.position': null
  'title.speed': null
  graph: { what: Value; points: Value }
  point: { letter: Value; time: Value; value: Value }
  steps: { what: Value; parts: Value }
  step: { from: Value; to: Value; speed: Value }
  'mover.walker': null
  'mover.runner': null
  'mover.dog': null
  'mover.bike': null
  'mover.boat': null
  'mover.drone': null
  'mover.robot': null
  'mover.train': null
  'mover.turtle': null
  'about.walker': null
  'about.runner': null
  'about.dog': null
  'about.bike': null
  'about.boat': null
  'about.drone': null
  'about.robot': null
  'about.train': null
  'about.turtle': null
  'motion.rest': null
  'motion.away': { speed: Value; measure: Value }
  'motion.back': { speed: Value; measure: Value }
  'track.name': { letter: Value }
  'track.interval': null
  'track.description': { tracks: Value }
  'track.row': { name: Value; positions: Value }
}

export const say = defineMessages<Messages>('worlds/trips', { en, es })

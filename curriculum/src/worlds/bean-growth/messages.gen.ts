// Written by `npm run content:types` from en.json and es.json: edit those.
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'lab.scene': null
  'lab.water.head': null
  'lab.water.name': null
  'lab.air.head': null
  'lab.air.name': null
  'lab.air.little': null
  'lab.air.plain': null
  'lab.air.extra': null
  'lab.ground.head': null
  'lab.ground.name': null
  'lab.ground.soil': null
  'lab.ground.sand': null
  'lab.ground.cotton': null
  'lab.gain': null
  'lab.ask-more': null
}

export const say = defineMessages<Messages>('worlds/bean-growth', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'name.layer': { id: Value }
  'name.surface': { id: Value }
  'name.fault': { id: Value }
  'name.dike': { id: Value }
  'name.tilt': null
  'happens.layer': { id: Value }
  'happens.surface': { id: Value }
  'happens.fault': { id: Value }
  'happens.dike': { id: Value }
  'happens.tilt': null
  'note.dike': null
  'note.fault': null
  'note.surface': null
  stack: { list: Value }
  then: { first: Value; rest: Value }
  tilted: { surface: Value; through: Value }
  'fault.to-top': { id: Value; through: Value }
  'fault.to-surface': { id: Value; through: Value; surface: Value }
  'dike.to-top': { id: Value; through: Value }
  'dike.to-surface': { id: Value; through: Value; surface: Value }
}

export const say = defineMessages<Messages>('worlds/strata', { en, es })

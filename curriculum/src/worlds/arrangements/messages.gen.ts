// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  ask: null
  'place.more': null
  'place.less': null
  'place.same': null
  'backpack.name': null
  'backpack.closer': null
  'backpack.farther': null
  'backpack.still': null
  'ball.name': null
  'ball.closer': null
  'ball.farther': null
  'ball.still': null
  'satellite.name': null
  'satellite.closer': null
  'satellite.farther': null
  'satellite.still': null
  'unlike-poles.name': null
  'unlike-poles.closer': null
  'unlike-poles.farther': null
  'unlike-poles.still': null
  'magnet-and-nail.name': null
  'magnet-and-nail.closer': null
  'magnet-and-nail.farther': null
  'magnet-and-nail.still': null
  'unlike-charges.name': null
  'unlike-charges.closer': null
  'unlike-charges.farther': null
  'unlike-charges.still': null
  'like-poles.name': null
  'like-poles.closer': null
  'like-poles.farther': null
  'like-poles.still': null
  'like-charges.name': null
  'like-charges.closer': null
  'like-charges.farther': null
  'like-charges.still': null
  'rings.name': null
  'rings.closer': null
  'rings.farther': null
  'rings.still': null
  'nothing-moved': null
  'they-repel': null
  'they-attract': null
  hint: null
  'hint-attract': null
  'hint-both': null
  why: null
  'so.still': { system: Value }
  'so.attract-closer': { system: Value }
  'so.attract-farther': { system: Value }
  'so.repel-closer': { system: Value }
  'so.repel-farther': { system: Value }
}

export const say = defineMessages<Messages>('worlds/arrangements', { en, es })

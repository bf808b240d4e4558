// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'scene.carts': null
  'scene.sleds': null
  'scene.balls': null
  'scene.boats': null
  'scene.wagons': null
  'scene.skaters': null
  moving: { mass: Value; speed: Value }
  times: { mass: Value; speed: Value }
  'mass.half': null
  'mass.same': null
  'mass.double': null
  'mass.triple': null
  'speed.same': null
  'speed.double': null
  'speed.triple': null
}

export const say = defineMessages<Messages>('situations/moving-things', { en, es })

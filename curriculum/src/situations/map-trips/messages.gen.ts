// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  scale: { scale: Value }
  'town.map': null
  'town.two': { a: Value; b: Value }
  'town.three': { a: Value; b: Value; c: Value }
  'town.far': null
  'town.trip': { who: Value }
  'town.adds': null
  'park.map': null
  'park.two': { a: Value; b: Value }
  'park.three': { a: Value; b: Value; c: Value }
  'park.far': null
  'park.trip': { who: Value }
  'park.adds': null
  'zoo.map': null
  'zoo.two': { a: Value; b: Value }
  'zoo.three': { a: Value; b: Value; c: Value }
  'zoo.far': null
  'zoo.trip': { who: Value }
  'zoo.adds': null
  'island.map': null
  'island.two': { a: Value; b: Value }
  'island.three': { a: Value; b: Value; c: Value }
  'island.far': null
  'island.trip': { who: Value }
  'island.adds': null
  'farm.map': null
  'farm.two': { a: Value; b: Value }
  'farm.three': { a: Value; b: Value; c: Value }
  'farm.far': null
  'farm.trip': { who: Value }
  'farm.adds': null
  'camp.map': null
  'camp.two': { a: Value; b: Value }
  'camp.three': { a: Value; b: Value; c: Value }
  'camp.far': null
  'camp.trip': { who: Value }
  'camp.adds': null
  'robot.map': null
  'robot.two': { a: Value; b: Value }
  'robot.three': { a: Value; b: Value; c: Value }
  'robot.far': null
  'robot.trip': null
  'robot.adds': null
  'boat.map': null
  'boat.two': { a: Value; b: Value }
  'boat.three': { a: Value; b: Value; c: Value }
  'boat.far': null
  'boat.trip': { who: Value }
  'boat.adds': null
  'state.map': null
  'state.two': { a: Value; b: Value }
  'state.three': { a: Value; b: Value; c: Value }
  'state.far': null
  'state.trip': { who: Value }
  'state.adds': null
  'garden.map': null
  'garden.two': { a: Value; b: Value }
  'garden.three': { a: Value; b: Value; c: Value }
  'garden.far': null
  'garden.trip': { who: Value }
  'garden.adds': null
}

export const say = defineMessages<Messages>('situations/map-trips', { en, es })

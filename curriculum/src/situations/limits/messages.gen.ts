// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'bus.told': { n: Value }
  'bus.unknown': null
  'package.told': { n: Value }
  'package.unknown': null
  'ship.told': { n: Value }
  'ship.unknown': null
  'dog.told': { n: Value }
  'dog.unknown': null
  'game.told': { who: Value; n: Value }
  'game.unknown': null
  'tablet.told': { n: Value }
  'tablet.unknown': null
  'movie.told': { who: Value; n: Value }
  'movie.unknown': { who: Value }
  'tower.told': { n: Value; who: Value }
  'tower.unknown': null
  'coaster.told': { n: Value }
  'coaster.unknown': null
  'elevator.told': { n: Value }
  'elevator.unknown': null
  'library.told': { n: Value }
  'library.unknown': null
  'volunteer.told': { who: Value; n: Value }
  'volunteer.unknown': { who: Value }
  'road.told': { n: Value }
  'road.unknown': null
  'tour.told': { n: Value }
  'tour.unknown': null
  'backpack.told': { who: Value; n: Value }
  'backpack.unknown': null
  'shipping.told': { n: Value }
  'shipping.unknown': null
  'freezer.told': { n: Value }
  'freezer.unknown': null
  'sensor.told': { n: Value }
  'sensor.unknown': null
  'diver.told': { n: Value }
  'diver.unknown': null
  'bridge.told': { n: Value }
  'bridge.unknown': null
  'class.told': { n: Value }
  'class.unknown': null
  'pool.told': { n: Value }
  'pool.unknown': null
  'fish.told': { n: Value }
  'fish.unknown': { who: Value }
  'luggage.told': { n: Value }
  'luggage.unknown': null
}

export const say = defineMessages<Messages>('situations/limits', { en, es })

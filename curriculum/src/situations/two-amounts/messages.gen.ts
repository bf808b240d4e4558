// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  letters: { x: Value; first: Value; y: Value; second: Value }
  'relation.more': { plus: Value; first: Value; second: Value }
  'relation.times': { first: Value; times: Value; second: Value }
  'relation.more-times': { first: Value; plus: Value; times: Value; second: Value }
  'relation.fewer-times': { first: Value; plus: Value; times: Value; second: Value }
  'shelter.told': { n: Value }
  'shelter.first': null
  'shelter.second': null
  'band.told': { n: Value }
  'band.first': null
  'band.second': null
  'garden.told': { who: Value; n: Value }
  'garden.first': null
  'garden.second': null
  'parking.told': { n: Value }
  'parking.first': null
  'parking.second': null
  'farm.told': { n: Value }
  'farm.first': null
  'farm.second': null
  'bakery.told': { n: Value }
  'bakery.first': null
  'bakery.second': null
  'trees.told': { n: Value }
  'trees.first': null
  'trees.second': null
  'season.told': { n: Value }
  'season.first': null
  'season.second': null
  'necklace.told': { who: Value; n: Value }
  'necklace.first': null
  'necklace.second': null
  'tiles.told': { n: Value }
  'tiles.first': null
  'tiles.second': null
}

export const say = defineMessages<Messages>('situations/two-amounts', { en, es })

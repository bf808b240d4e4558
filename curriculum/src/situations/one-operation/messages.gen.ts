// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'stickers.told': { who: Value; by: Value; result: Value }
  'stickers.unknown': { who: Value }
  'sunflower.told': { by: Value; result: Value }
  'sunflower.unknown': null
  'savings.told': { who: Value; by: Value; result: Value }
  'savings.unknown': { who: Value }
  'playlist.told': { who: Value; by: Value; result: Value }
  'playlist.unknown': null
  'apples.told': { result: Value; by: Value }
  'apples.unknown': null
  'tickets.told': { who: Value; result: Value; by: Value }
  'tickets.unknown': null
  'biking.told': { who: Value; by: Value; result: Value }
  'biking.unknown': { who: Value }
  'chairs.told': { result: Value; by: Value }
  'chairs.unknown': null
  'books.told': { who: Value; by: Value; result: Value }
  'books.unknown': { who: Value }
  'barrel.told': { by: Value; result: Value }
  'barrel.unknown': null
  'game.told': { who: Value; by: Value; result: Value }
  'game.unknown': { who: Value }
  'night.told': { by: Value; result: Value }
  'night.unknown': null
  'crayons.told': { by: Value; result: Value }
  'crayons.unknown': null
  'ribbon.told': { who: Value; by: Value; result: Value }
  'ribbon.unknown': null
  'boat.told': { by: Value; result: Value }
  'boat.unknown': null
  'teams.told': { by: Value; result: Value }
  'teams.unknown': null
  'points.told': { who: Value; result: Value; by: Value; friend: Value }
  'points.unknown': { friend: Value }
  'shells.told': { who: Value; result: Value; by: Value; friend: Value }
  'shells.unknown': { friend: Value }
  'puppy.told': { result: Value; by: Value }
  'puppy.unknown': null
  'book-price.told': { result: Value; by: Value }
  'book-price.unknown': null
  'age.told': { who: Value; result: Value; by: Value; friend: Value }
  'age.unknown': { friend: Value }
  'tree.told': { result: Value; by: Value }
  'tree.unknown': null
  'walk.told': { who: Value; result: Value; by: Value }
  'walk.unknown': null
  'planting.told': { result: Value; by: Value }
  'planting.unknown': null
}

export const say = defineMessages<Messages>('situations/one-operation', { en, es })

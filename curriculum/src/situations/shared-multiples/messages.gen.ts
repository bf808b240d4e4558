// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'bags.told': { who: Value; a: Value; b: Value }
  'bags.main': { who: Value }
  'bags.each': { who: Value }
  'bouquets.told': { a: Value; b: Value }
  'bouquets.main': null
  'bouquets.each': null
  'teams.told': { a: Value; b: Value }
  'teams.main': null
  'teams.each': null
  'plates.told': { who: Value; a: Value; b: Value }
  'plates.main': { who: Value }
  'plates.each': { who: Value }
  'ribbons.told': { who: Value; a: Value; b: Value }
  'ribbons.main': null
  'ribbons.each': null
  'shelves.told': { a: Value; b: Value }
  'shelves.main': null
  'shelves.each': null
  'rows.told': { who: Value; a: Value; b: Value }
  'rows.main': null
  'rows.each': { who: Value }
  'buses.told': { a: Value; b: Value }
  'buses.main': null
  'buses.each': null
  'lights.told': { a: Value; b: Value }
  'lights.main': null
  'lights.each': null
  'packs.told': { a: Value; b: Value; who: Value }
  'packs.main': { who: Value }
  'packs.each': { who: Value }
  'plants.told': { who: Value; a: Value; b: Value }
  'plants.main': { who: Value }
  'plants.each': null
  'drums.told': { a: Value; b: Value }
  'drums.main': null
  'drums.each': null
  'towers.told': { who: Value; a: Value; b: Value }
  'towers.main': null
  'towers.each': null
  'visits.told': { who: Value; a: Value; b: Value }
  'visits.main': { who: Value }
  'visits.each': { who: Value }
}

export const say = defineMessages<Messages>('situations/shared-multiples', { en, es })

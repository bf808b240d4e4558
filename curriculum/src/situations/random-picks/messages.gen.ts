// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'hero.a': null
  'hero.heading': null
  'hero.of': { at: string }
  'place.a': null
  'place.heading': null
  'place.of': { at: string }
  'weather.a': null
  'weather.heading': null
  'weather.of': { at: string }
  'pet.a': null
  'pet.heading': null
  'pet.of': { at: string }
  'treasure.a': null
  'treasure.heading': null
  'treasure.of': { at: string }
  'vehicle.a': null
  'vehicle.heading': null
  'vehicle.of': { at: string }
  pair: { one: Value; other: Value }
  title: null
  tree: { first: Value; second: Value }
  'told.lists': { first: Value; second: Value; list: Value; others: Value }
  'told.tree': { first: Value; second: Value }
  'told.twice': { first: Value; list: Value }
  'asks.count': null
  'asks.pair': { pair: Value }
  'asks.with': { name: Value }
  'asks.once': { name: Value }
  'asks.at-least': { name: Value }
  'asks.same': null
}

export const say = defineMessages<Messages>('situations/random-picks', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'gym.told': { a: Value; p: Value; b: Value; q: Value }
  'gym.unknown': null
  'gym.asks': null
  'bikes.told': { a: Value; p: Value; b: Value; q: Value }
  'bikes.unknown': null
  'bikes.asks': null
  'taxi.told': { a: Value; p: Value; b: Value; q: Value }
  'taxi.unknown': null
  'taxi.asks': null
  'shirts.told': { a: Value; p: Value; b: Value; q: Value }
  'shirts.unknown': null
  'shirts.asks': null
  'savings.told': { who: Value; a: Value; p: Value; friend: Value; b: Value; q: Value }
  'savings.unknown': null
  'savings.asks': null
  'plants.told': { a: Value; p: Value; b: Value; q: Value }
  'plants.unknown': null
  'plants.asks': null
  'pages.told': { who: Value; a: Value; p: Value; friend: Value; b: Value; q: Value }
  'pages.unknown': null
  'pages.asks': null
  'stamps.told': { who: Value; a: Value; p: Value; friend: Value; b: Value; q: Value }
  'stamps.unknown': null
  'stamps.asks': null
  'tanks.told': { a: Value; p: Value; b: Value; q: Value }
  'tanks.unknown': null
  'tanks.asks': null
  'spending.told': { who: Value; a: Value; p: Value; friend: Value; b: Value; q: Value }
  'spending.unknown': null
  'spending.asks': null
  'hikers.told': { who: Value; a: Value; p: Value; friend: Value; b: Value; q: Value }
  'hikers.unknown': null
  'hikers.asks': null
  'shelves.told': { a: Value; p: Value; b: Value; q: Value }
  'shelves.unknown': null
  'shelves.asks': null
}

export const say = defineMessages<Messages>('situations/two-plans', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'theater.told': { p: Value; q: Value; n: Value; total: Value }
  'theater.asks': null
  'theater.first': null
  'theater.second': null
  'theater.orders': { a: Value; b: Value; t: Value; c: Value; d: Value; u: Value }
  'theater.price': null
  'theater.price-first': null
  'theater.price-second': null
  'shots.told': { who: Value; n: Value; total: Value; p: Value; q: Value }
  'shots.asks': { p: Value; who: Value }
  'shots.first': { p: Value }
  'shots.second': { q: Value }
  'vans.told': { n: Value; total: Value; p: Value; q: Value }
  'vans.asks': null
  'vans.first': null
  'vans.second': null
  'notebooks.told': { who: Value; p: Value; q: Value; n: Value; total: Value }
  'notebooks.asks': { who: Value }
  'notebooks.first': null
  'notebooks.second': null
  'notebooks.orders': { who: Value; t: Value; a: Value; b: Value; u: Value; c: Value; d: Value }
  'notebooks.price': null
  'notebooks.price-first': null
  'notebooks.price-second': null
  'quiz.told': { n: Value; total: Value; p: Value; q: Value }
  'quiz.asks': null
  'quiz.first': null
  'quiz.second': null
  'plants.told': { who: Value; p: Value; q: Value; n: Value; total: Value }
  'plants.asks': { who: Value }
  'plants.first': null
  'plants.second': null
  'plants.orders': { who: Value; t: Value; a: Value; b: Value; u: Value; c: Value; d: Value }
  'plants.price': null
  'plants.price-first': null
  'plants.price-second': null
  'boats.told': { p: Value; q: Value; n: Value; total: Value }
  'boats.asks': null
  'boats.first': null
  'boats.second': null
  'boats.orders': { a: Value; b: Value; t: Value; c: Value; d: Value; u: Value }
  'boats.price': null
  'boats.price-first': null
  'boats.price-second': null
  'tables.told': { n: Value; total: Value; p: Value; q: Value }
  'tables.asks': null
  'tables.first': null
  'tables.second': null
  'pizzas.told': { n: Value; total: Value; p: Value; q: Value }
  'pizzas.asks': null
  'pizzas.first': null
  'pizzas.second': null
  'pizzas.orders': { a: Value; b: Value; t: Value; c: Value; d: Value; u: Value }
  'pizzas.price': null
  'pizzas.price-first': null
  'pizzas.price-second': null
}

export const say = defineMessages<Messages>('situations/two-kinds', { en, es })

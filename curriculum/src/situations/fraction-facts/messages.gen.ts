// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'ride.facts': { whole: Value; who: Value; one: Value; other: Value }
  'ride.both': { who: Value }
  'ride.more': { who: Value }
  'ride.left': null
  'ride.rest': null
  'ride.longer': { who: Value; one: Value; other: Value }
  'ride.shorter': { who: Value; one: Value; other: Value }
  'ride.gap': { who: Value; whole: Value; one: Value }
  'clay.facts': { who: Value; whole: Value; one: Value; other: Value }
  'clay.both': null
  'clay.more': null
  'clay.left': { who: Value }
  'clay.rest': { who: Value }
  'clay.longer': { one: Value; other: Value; who: Value }
  'clay.shorter': { one: Value; other: Value; who: Value }
  'clay.gap': { who: Value; whole: Value; one: Value }
  'yarn.facts': { who: Value; whole: Value; one: Value; other: Value }
  'yarn.both': null
  'yarn.more': null
  'yarn.left': { who: Value }
  'yarn.rest': { who: Value }
  'yarn.longer': { one: Value; other: Value; who: Value }
  'yarn.shorter': { one: Value; other: Value; who: Value }
  'yarn.gap': { who: Value; whole: Value; one: Value }
  'soil.facts': { whole: Value; who: Value; one: Value; other: Value }
  'soil.both': null
  'soil.more': null
  'soil.left': { who: Value }
  'soil.rest': { who: Value }
  'soil.longer': { who: Value; one: Value; other: Value }
  'soil.shorter': { who: Value; one: Value; other: Value }
  'soil.gap': { who: Value; whole: Value; one: Value }
  'wire.facts': { whole: Value; who: Value; one: Value; other: Value }
  'wire.both': null
  'wire.more': null
  'wire.left': { who: Value }
  'wire.rest': { who: Value }
  'wire.longer': { who: Value; one: Value; other: Value }
  'wire.shorter': { who: Value; one: Value; other: Value }
  'wire.gap': { who: Value; whole: Value; one: Value }
  'homework.facts': { who: Value; whole: Value; one: Value; other: Value }
  'homework.both': null
  'homework.more': null
  'homework.left': { who: Value }
  'homework.rest': { who: Value }
  'homework.longer': { who: Value; one: Value; other: Value }
  'homework.shorter': { who: Value; one: Value; other: Value }
  'homework.gap': { who: Value; whole: Value; one: Value }
  'milk.facts': { whole: Value; who: Value; one: Value; other: Value }
  'milk.both': null
  'milk.more': null
  'milk.left': { who: Value }
  'milk.rest': { who: Value }
  'milk.longer': { who: Value; one: Value; other: Value }
  'milk.shorter': { who: Value; one: Value; other: Value }
  'milk.gap': { who: Value; whole: Value; one: Value }
  'road.facts': { whole: Value; who: Value; one: Value; other: Value }
  'road.both': { who: Value }
  'road.more': { who: Value }
  'road.left': null
  'road.rest': null
  'road.longer': { who: Value; one: Value; other: Value }
  'road.shorter': { who: Value; one: Value; other: Value }
  'road.gap': { who: Value; whole: Value; one: Value }
}

export const say = defineMessages<Messages>('situations/fraction-facts', { en, es })

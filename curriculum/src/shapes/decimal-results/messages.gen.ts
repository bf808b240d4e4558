// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'gymnasts.told': null
  'gymnasts.title': null
  'gymnasts.who': null
  'gymnasts.value': null
  'gymnasts.best': null
  'gymnasts.second': null
  'gymnasts.last': null
  'sleds.told': null
  'sleds.title': null
  'sleds.who': null
  'sleds.value': null
  'sleds.best': null
  'sleds.second': null
  'sleds.last': null
  'batteries.told': null
  'batteries.title': null
  'batteries.who': null
  'batteries.value': null
  'batteries.best': null
  'batteries.second': null
  'batteries.last': null
  'trees.told': null
  'trees.title': null
  'trees.who': null
  'trees.value': null
  'trees.best': null
  'trees.second': null
  'trees.last': null
  'rings.told': null
  'rings.title': null
  'rings.who': null
  'rings.value': null
  'rings.best': null
  'rings.second': null
  'rings.last': null
  'jumpers.told': null
  'jumpers.title': null
  'jumpers.who': null
  'jumpers.value': null
  'jumpers.best': null
  'jumpers.second': null
  'jumpers.last': null
  'swimmers.told': null
  'swimmers.title': null
  'swimmers.who': null
  'swimmers.value': null
  'swimmers.best': null
  'swimmers.second': null
  'swimmers.last': null
  'towns.told': null
  'towns.title': null
  'towns.who': null
  'towns.value': null
  'towns.best': null
  'towns.second': null
  'towns.last': null
  round: { place: Value }
  count: { n: Value; place: Value }
  smallest: { places: Value; n: Value }
  largest: { places: Value; n: Value }
  turned: null
  longer: null
  next: null
  up: { place: Value }
  down: { place: Value }
  place: { place: Value }
  starts: { n: Value }
  halves: null
  lower: null
  higher: null
  half: null
  'half-up': null
  far: null
  nudge: null
  'hint.ends': null
  'hint.round': null
  'hint.range': null
  'why.best': { list: Value }
  'why.second': { list: Value }
  'why.last': { list: Value }
  'why.round': { number: Value; low: Value; high: Value; to: Value }
  'why.count': { n: Value; list: Value }
  'why.smallest': { n: Value; end: Value }
  'why.largest': { half: Value; end: Value }
}

export const say = defineMessages<Messages>('shapes/decimal-results', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'animals.clams': null
  'animals.snails': null
  'animals.corals': null
  'animals.urchins': null
  'animals.ammonites': null
  'label.clams': null
  'label.snails': null
  'label.corals': null
  'label.urchins': null
  'label.ammonites': null
  scene: { list: Value }
  title: { within: Value }
  time: null
  axis: null
  'claim.halved': { from: Value; to: Value; one: Value }
  'claim.gone': { one: Value; to: Value }
  'claim.fewer-at-top': { one: Value; to: Value; from: Value }
  'claim.lost-more': { from: Value; to: Value; one: Value; other: Value }
  'claim.cause': { one: Value }
  'claim.years': null
  'claim.food': { one: Value }
  'evidence.step': { from: Value; a: Value; one: Value; to: Value; b: Value }
  'evidence.top': { to: Value; b: Value; one: Value }
  'evidence.ends': { from: Value; a: Value; one: Value; to: Value; b: Value }
  'evidence.lost': { one: Value; a: Value; b: Value; other: Value; c: Value; d: Value }
  'evidence.untold': null
}

export const say = defineMessages<Messages>('worlds/fossil-counts', { en, es })

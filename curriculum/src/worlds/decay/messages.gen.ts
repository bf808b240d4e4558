// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'a.warmForest': null
  'a.coolForest': null
  'a.desert': null
  'a.shelf': null
  'place.warmForest': null
  'place.coolForest': null
  'place.desert': null
  'place.shelf': null
  'label.warmForest': null
  'label.coolForest': null
  'label.desert': null
  'label.shelf': null
  scene: { places: Value }
  title: { within: Value }
  time: null
  axis: null
  'claim.half': { time: Value; one: Value }
  'claim.early': { one: Value; span: Value }
  'claim.stayed': { one: Value }
  'claim.left': { time: Value; one: Value; other: Value }
  'claim.fungi': { one: Value }
  'claim.insects': { one: Value }
  'claim.other-leaves': { one: Value }
  'evidence.half': { one: Value; left: Value; time: Value }
  'evidence.early': { early: Value; one: Value; span: Value; late: Value }
  'evidence.stayed': { one: Value; left: Value }
  'evidence.left': { time: Value; ours: Value; one: Value; theirs: Value; other: Value }
  'evidence.untold': null
}

export const say = defineMessages<Messages>('worlds/decay', { en, es })

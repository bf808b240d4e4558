// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'label.sprouts': null
  'label.leaves': null
  'label.crickets': null
  'label.mushrooms': null
  'label.dryPeas': null
  'label.boiledPeas': null
  'inside.sprouts': null
  'inside.leaves': null
  'inside.crickets': null
  'inside.mushrooms': null
  'inside.dryPeas': null
  'inside.boiledPeas': null
  scene: { things: Value }
  title: { within: Value }
  axis: null
  'claim.gives-off': { one: Value }
  'claim.faster': { one: Value; other: Value }
  'claim.higher': { time: Value; one: Value; other: Value }
  'claim.warmer': { one: Value }
  'claim.later': { one: Value }
  'claim.before': { one: Value }
  'evidence.rose': { one: Value; first: Value; last: Value }
  'evidence.stayed': { one: Value; first: Value; last: Value }
  'evidence.rises': { one: Value; ours: Value; other: Value; theirs: Value }
  'evidence.last': { time: Value; one: Value; ours: Value; other: Value; theirs: Value }
  'evidence.untold': null
  'check.rose': null
  'check.stayed': null
  'check.pair': null
}

export const say = defineMessages<Messages>('worlds/breathing-jars', { en, es })

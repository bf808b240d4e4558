// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  cart: null
  scene: null
  title: { within: Value }
  axis: null
  'time-axis': null
  point: { value: Value; time: Value }
  'check.no-net': null
  'check.direction': null
  'check.larger': null
  hint: null
  'claim.no-net': { from: Value; to: Value }
  'claim.along': { from: Value; to: Value }
  'claim.against': { from: Value; to: Value }
  'claim.larger': { from: Value; to: Value; otherFrom: Value; otherTo: Value }
  'claim.mass': null
  'claim.friction': null
  'claim.later': null
  'evidence.speeds': { before: Value; from: Value; after: Value; to: Value }
  'evidence.changes': { from: Value; to: Value; change: Value; otherFrom: Value; otherTo: Value; otherChange: Value }
  'evidence.mass': null
  'evidence.friction': null
  'evidence.later': null
}

export const say = defineMessages<Messages>('worlds/motion', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'sequence.asks': null
  'sequence.first': null
  'sequence.next': null
  'sequence.step': { n: Value }
  'sequence.nudge': null
  'sequence.hint': null
  'sequence.hint-three': null
  'sequence.slid': null
  'sequence.turned': null
  'sequence.after': { move: Value; corners: Value }
  'sequence.so': null
  'dilate.asks': { corners: Value; center: Value; by: Value }
  'dilate.back': { images: Value; center: Value; by: Value }
  'dilate.turned': null
  'dilate.origin': null
  'dilate.added': null
  'dilate.nudge': null
  'dilate.hint': null
  'dilate.hint-back': null
  'dilate.from': { center: Value; by: Value }
  'dilate.corner': { from: Value; across: Value; up: Value; newAcross: Value; newUp: Value }
  'dilate.so': { corners: Value }
  'dilate.so-back': { corners: Value }
  'sort.asks-rectangles': null
  'sort.asks-triangles': null
  'sort.rectangles': { a: Value; b: Value; d: Value; e: Value }
  'sort.triangles': { a: Value; b: Value; c: Value; d: Value; e: Value; f: Value }
  'sort.yes': null
  'sort.no': null
  'sort.adds': null
  'sort.order': null
  'sort.divide': null
  'sort.nudge': null
  'sort.why-yes': { card: Value; factor: Value }
  'sort.why-no': { card: Value; one: Value; other: Value }
}

export const say = defineMessages<Messages>('shapes/similar-triangles', { en, es })

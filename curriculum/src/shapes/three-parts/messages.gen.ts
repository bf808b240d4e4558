// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  label: null
  'three.figure': { list: Value; first: Value; second: Value }
  'three.boxes': { n: number | Quantity; name: Value }
  'three.box': { box: Value }
  'three.each': { amount: Value; known: Value }
  'three.thirds': null
  'three.others': { name: Value }
  'three.adds': { known: number | Quantity }
  'three.nudge.whole': null
  'three.nudge.part': null
  'three.nudge.difference': null
  'three.hint': { known: number | Quantity; amount: Value }
  'three.count': { boxes: Value; amount: Value }
  'three.holds': { name: Value; known: number | Quantity; amount: Value }
  'three.gap': { more: Value; less: Value; known: number | Quantity; amount: Value }
  'three.given': { box: Value }
  'three.share': { amount: Value; known: Value; box: Value }
  'three.so': { wanted: number | Quantity; box: Value; key: Value }
  'three.shows': null
}

export const say = defineMessages<Messages>('shapes/three-parts', { en, es })

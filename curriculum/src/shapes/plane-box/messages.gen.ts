// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  corners: { list: Value }
  'side.asks': { ends: Value }
  'side.nudge': { ends: Value }
  'side.hint': null
  'side.level': { ends: Value }
  'side.upright': { ends: Value }
  length: null
  units: null
  answer: { n: number | Quantity }
  'fourth.asks': { list: Value }
  'fourth.swapped': null
  'fourth.sign': null
  'fourth.nudge': null
  'fourth.hint': null
  'fourth.first': { x: Value; y: Value }
  'fourth.so': { point: Value }
  'around.asks': { list: Value }
  'around.label': null
  'around.nudge': null
  'around.hint': null
  'around.width': null
  'around.height': null
  'around.so': { width: Value; height: Value; key: Value }
}

export const say = defineMessages<Messages>('shapes/plane-box', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'order.asks': null
  'order.graph': null
  'order.equation': { equation: Value }
  'order.point': { point: Value }
  'order.words': { y: Value; x: Value }
  'order.first': null
  'order.last': null
  'order.heard': { x: Value; y: Value }
  'order.seen': null
  'order.turned': null
  'order.nudge': null
  'order.hint': null
  'order.so': { card: Value; rate: Value }
}

export const say = defineMessages<Messages>('shapes/order-relations', { en, es })

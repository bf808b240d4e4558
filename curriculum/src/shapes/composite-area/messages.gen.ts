// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  asks: null
  'nudge.joined': null
  'nudge.cut': null
  'hint.joined': null
  'hint.total': null
  'hint.cut': null
  'hint.corner': null
  rectangle: { width: Value; height: Value; whole: Value }
  'find.corner': { width: Value; upper: Value; side: Value; height: Value; right: Value; reach: Value }
  'find.total': { total: Value; along: Value; reach: Value }
  triangle: { side: Value; reach: Value; part: Value }
  together: { whole: Value; part: Value; key: Value }
  left: { whole: Value; part: Value; key: Value }
}

export const say = defineMessages<Messages>('shapes/composite-area', { en, es })

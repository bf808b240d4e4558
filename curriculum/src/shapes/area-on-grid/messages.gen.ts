// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'told.garden': null
  'told.quilt': null
  'told.sandbox': null
  'told.stage': null
  asks: null
  nudge: null
  count: { base: Value; height: Value }
  'tilted.nudge': null
  'tilted.hint': null
  'tilted.box': { width: Value; height: Value; box: Value }
  'tilted.corners': { width: Value; right: Value; one: Value; across: Value; down: Value; two: Value; upper: Value; height: Value; three: Value }
  'tilted.so': { cut: Value; box: Value; key: Value }
}

export const say = defineMessages<Messages>('shapes/area-on-grid', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'substitute.nudge': null
  'substitute.hint': { side: Value; equation: Value }
  'substitute.put': { side: Value; put: Value }
  'remove.nudge': null
  'remove.hint': null
  'multiply-hint': null
  multiply: { by: Value; equation: Value }
  add: { equation: Value }
  subtract: { equation: Value }
  divide: { work: Value }
  x: { x: Value }
  'other-letter': { x: Value; equation: Value; y: Value }
  check: { point: Value }
}

export const say = defineMessages<Messages>('solutions/system', { en, es })

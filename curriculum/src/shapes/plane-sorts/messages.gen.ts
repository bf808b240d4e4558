// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'pairs.asks': null
  'pairs.x': null
  'pairs.y': null
  'pairs.both': null
  'pairs.none': null
  'pairs.pair': { one: Value; other: Value }
  'pairs.swapped': null
  'pairs.two-signs': null
  'pairs.mirror': null
  'pairs.nudge': null
  'pairs.hint': null
  'pairs.rule': null
  'pairs.so': { is: Value; pair: Value }
  'quadrant.asks': null
  'quadrant.letters': { point: Value; roman: Value }
  'quadrant.axis': null
  'quadrant.name': { roman: Value }
  'quadrant.card': { point: Value }
  'quadrant.swapped': null
  'quadrant.look': null
  'quadrant.nudge.whole': null
  'quadrant.nudge.axes': null
  'quadrant.nudge.letters': null
  'quadrant.hint': null
  'quadrant.rule': null
  'quadrant.so': { is: Value; point: Value }
}

export const say = defineMessages<Messages>('shapes/plane-sorts', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  root: null
  'frame.asks.diagonal': null
  'frame.asks.long': { d: Value }
  'frame.asks.short': { d: Value }
  'frame.asks.angle': { d: Value }
  'frame.label.diagonal': null
  'frame.label.off': null
  'frame.label.angle': null
  'frame.unit': { of: Quantity | Range | Term }
  'frame.answer': { of: Value }
  'frame.slip.adds': null
  'frame.slip.stops': null
  'frame.slip.sides': null
  'frame.nudge': null
  'frame.hint.diagonal': null
  'frame.hint.off': null
  'frame.hint.angle': null
  'frame.squares': { a: Value; b: Value; sum: Value }
  'frame.root': { right: Value; sum: Value }
  'frame.off': { key: Value }
  'frame.angle': { d: Value; dd: Value; sum: Value; key: Value }
  'corner.asks': { a: Value; b: Value; c: Value }
  'corner.at': { label: Value }
  'corner.none': null
  'corner.slip.looks': null
  'corner.slip.missed': null
  'corner.nudge': null
  'corner.hint': null
  'corner.squares': { ab: Value; bc: Value; ca: Value }
  'corner.right': { one: Value; other: Value; most: Value }
  'corner.not': { one: Value; other: Value; sum: Value; most: Value }
}

export const say = defineMessages<Messages>('shapes/square-corners', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'plot.asks': { one: Value; other: Value }
  'plot.nudge': null
  'plot.hint.whole': null
  'plot.hint.scale': { step: Value }
  'plot.hint.half': null
  'plot.step': { point: Value; side: string; across: Value; way: string; up: Value }
  'read.asks.map': { place: Quantity | Range | Term }
  'read.asks.point': null
  'read.label': null
  'read.nudge': null
  'read.hint.whole': null
  'read.hint.scale': { step: Value }
  'read.hint.half': null
  'read.step': { side: string; across: Value; way: string; up: Value }
  'read.so': { point: Value }
}

export const say = defineMessages<Messages>('shapes/plane-spots', { en, es })

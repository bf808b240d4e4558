// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  'gap.told': { p: Value; q: Value }
  'gap.asks': null
  'gap.nudge.drawn': null
  'gap.nudge.told': null
  'gap.hint.level': null
  'gap.hint.upright': null
  'gap.first.level': { p: Value; q: Value }
  'gap.first.upright': { p: Value; q: Value }
  'gap.so': { high: Value; low: Value; length: number | Quantity }
  'graph.shows': null
  'graph.nudge.at': { x: Value }
  'graph.nudge.change': { x: Value; later: Value }
  'graph.hint.at': { step: Value }
  'graph.hint.change': { step: Value }
  'graph.first.at': { x: Value; squares: number | Quantity }
  'graph.first.change': { x: Value; start: Value; later: Value; end: Value }
  'graph.so.at': { step: Value; squares: Value; key: Value }
  'graph.so.change': { high: Value; low: Value; key: Value }
}

export const say = defineMessages<Messages>('solutions/grids', { en, es })

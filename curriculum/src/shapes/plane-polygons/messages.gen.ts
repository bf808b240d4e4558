// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  figure: { list: Value }
  squares: null
  'step.width': { from: Value; to: Value; width: Value }
  'step.height': { from: Value; to: Value; height: Value }
  'step.whole': { width: Value; height: Value; area: Value }
  'step.half': { width: Value; height: Value; area: Value }
  'step.ell': { width: Value; height: Value; box: Value; across: Value; up: Value; piece: Value; area: Value }
  'slip.no-half': null
  'slip.box': null
  'slip.points': null
  'slip.sizes': null
  'slip.adds': null
  'area.drawn': null
  'area.corners': { list: Value }
  'area.asks': null
  'area.label': null
  'area.answer': { n: Value }
  'area.nudge.one': null
  'area.nudge.ell': null
  'area.hint.whole': null
  'area.hint.half': null
  'area.hint.ell': null
  'order.asks': null
  'order.rectangle': { list: Value }
  'order.triangle': { list: Value }
  'order.parallelogram': { list: Value }
  'order.name.rectangle': null
  'order.name.triangle': null
  'order.name.parallelogram': null
  'order.first': null
  'order.last': null
  'order.reversed': null
  'order.no-half': null
  'order.nudge': null
  'order.hint': null
  'order.so.whole': { text: Value; width: Value; height: Value; area: Value }
  'order.so.half': { text: Value; width: Value; height: Value; area: Value }
  'claim.said': { n: Value }
  'claim.truth': { n: Value }
  'claim.half': { who: Value }
  'claim.box': { who: Value }
  'claim.points': { who: Value }
  'claim.sizes': { who: Value }
  'claim.adds': { who: Value }
}

export const say = defineMessages<Messages>('shapes/plane-polygons', { en, es })

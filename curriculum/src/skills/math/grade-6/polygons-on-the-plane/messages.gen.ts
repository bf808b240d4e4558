// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Money, Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.coordinate-plane': null
  'why.area-of-polygons': null
  'lesson.sides': null
  'lesson.area': null
  'lesson.corner': null
  'lesson.ell': null
  'lesson.word.vertex.word': null
  'lesson.word.vertex.meaning': null
  'lesson.word.perimeter.word': null
  'lesson.word.perimeter.meaning': null
  'lesson.word.area.word': null
  'lesson.word.area.meaning': null
  'fence.drawn': null
  'fence.corners': { list: Value }
  'fence.asks': null
  'fence.gate': { gate: Value }
  'fence.label': null
  'fence.unit': null
  'fence.answer': { n: Value }
  'fence.notch': null
  'fence.half': null
  'fence.points': null
  'fence.no-gate': null
  'fence.nudge': null
  'fence.hint': null
  'fence.level': { a: Value; b: Value; c: Value; sum: Value }
  'fence.upright': { a: Value; b: Value; c: Value; sum: Value }
  'fence.so': { one: Value; other: Value; around: Value }
  'fence.less': { around: Value; gate: Value; key: Value }
  'corner.told.1': { list: Value }
  'corner.told.2': { list: Value }
  'corner.told.3': { list: Value; area: Value }
  'corner.asks.1': null
  'corner.asks.2': null
  'corner.asks.3': null
  'corner.label': null
  'corner.rectangle': null
  'corner.swapped': null
  'corner.direction': null
  'corner.other-axis': null
  'corner.no-half': null
  'corner.below': null
  'corner.height': null
  'corner.nudge.1': null
  'corner.nudge.2': null
  'corner.nudge.3': null
  'corner.hint.1': null
  'corner.hint.2': null
  'corner.hint.3': { width: Value; area: Value }
  'corner.so.move': { shift: number | Quantity }
  'corner.so.mirror': { point: Value }
  'corner.so.point': { point: Value }
  'corner.so.area': { full: Value; width: Value; height: Value }
  'corner.so.up': { height: Value; low: Value; top: Value; point: Value }
  'build.side': { list: Value }
  'build.asks.1': { told: Value; side: string }
  'build.asks.2': { told: Value; side: string }
  'build.asks.3': { told: Value; side: string }
  'build.direction': null
  'build.points': null
  'build.half': null
  'build.value': null
  'build.nudge.1': null
  'build.nudge.2': null
  'build.nudge.3': null
  'build.hint.1': { told: Value }
  'build.hint.2': { told: Value }
  'build.hint.3': { told: Value }
  'build.width': { left: Value; right: Value; width: Value }
  'build.divide': { told: Value; width: Value; height: Value }
  'build.around': { told: Value; half: Value; width: Value; height: Value }
  'build.so': { height: Value; side: string; c: Value; d: Value }
  'place.through.center': null
  'place.through.path': null
  'place.asks.along': { of: Value }
  'place.asks.both': { of: Value }
  'place.asks.middle': null
  'place.asks.twice': null
  'place.asks.center': null
  'place.asks.path': null
  'place.slip.turned': null
  'place.slip.points': null
  'place.slip.axis': null
  'place.slip.other-axis': null
  'place.slip.sizes': null
  'place.slip.reversed': null
  'place.slip.halves': null
  'place.slip.side': null
  'place.slip.fourth': null
  'place.slip.across': null
  'place.slip.corner': null
  'place.nudge.along': { of: Value }
  'place.nudge.both': { of: Value }
  'place.nudge.middle': null
  'place.nudge.twice': null
  'place.nudge.center': null
  'place.nudge.path': null
  'place.hint.along': null
  'place.hint.both': null
  'place.hint.middle': null
  'place.hint.twice': null
  'place.hint.center': null
  'place.hint.path': null
  'place.so.scale': { each: number | Money | Quantity; of: number | Money | Quantity; units: Value }
  'place.so.go': { n: number | Quantity; way: string }
  'place.so.both': { units: Value; one: Value; other: Value }
  'place.so.first': null
  'place.so.second': null
  'place.so.half': { length: Value; half: Value }
  'place.so.thirds': { length: Value; part: Value; two: Value }
  'place.so.halves': { a: Value; half: Value; b: Value; other: Value }
  'place.so.then': { n: number | Quantity; way: string; m: number | Quantity; across: string }
  'place.so.path': { a: Value; b: Value; sum: Value; half: Value }
  'place.so.rest': { width: Value; half: Value; rest: number | Quantity; across: string }
  'place.so.at': { point: Value }
}

export const say = defineMessages<Messages>('polygons-on-the-plane', { en, es })

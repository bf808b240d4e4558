// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.plot-points': null
  'why.absolute-value': null
  'lesson.plane': null
  'lesson.quadrants': null
  'lesson.reflect': null
  'lesson.distance': null
  'lesson.word.quadrant.word': null
  'lesson.word.quadrant.meaning': null
  'lesson.word.origin.word': null
  'lesson.word.origin.meaning': null
  'lesson.word.reflection.word': null
  'lesson.word.reflection.meaning': null
  'lesson.word.ordered-pair.word': null
  'lesson.word.ordered-pair.meaning': null
  'read.label': null
  'reflect.asks': { point: Value; mirror: string }
  'reflect.back': { mirror: string; point: Value }
  'reflect.apart': { point: Value; mirror: string }
  'reflect.undo': null
  'reflect.nudge': null
  'reflect.hint.x': null
  'reflect.hint.y': null
  'reflect.hint.both': null
  'reflect.rule.x': null
  'reflect.rule.y': null
  'reflect.rule.both': null
  'reflect.so': { point: Value; image: Value }
  'reflect.distance': { size: number | Quantity; mirror: string }
  'reflect.twice': { size: Value; key: Value }
  'far.asks': null
  'far.label': null
  'far.units': null
  'far.answer': { n: number | Quantity }
  'back.asks': { p: Value; length: Value; axis: Value }
  'back.label': null
  'back.direction': null
  'back.end': null
  'back.sign': null
  'back.swapped': null
  'back.nudge': null
  'back.hint': { axis: Value; size: number | Quantity; length: Value }
  'back.first': { axis: Value; size: number | Quantity }
  'back.then': { length: Value; size: Value; rest: number | Quantity }
  'back.so': { q: Value }
  'claim.said': { n: number | Quantity }
  'claim.map': { of: Value }
  'claim.truth': { n: number | Quantity }
  'claim.map-truth': { of: Value }
  'claim.subtracts': { who: Value }
  'claim.adds': { who: Value }
  'claim.end': { who: Value }
  'claim.lines': { who: Value }
  'claim.units': { who: Value }
}

export const say = defineMessages<Messages>('coordinate-plane', { en, es })

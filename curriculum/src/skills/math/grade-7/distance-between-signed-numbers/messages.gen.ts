// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.signed-numbers': null
  'why.absolute-value': null
  'lesson.what': null
  'lesson.how': { p: Value }
  'lesson.bars': { equation: Value }
  'lesson.opposite': { equation: Value }
  'lesson.word.distance.word': null
  'lesson.word.distance.meaning': null
  'lesson.word.absolute-value.word': null
  'lesson.word.absolute-value.meaning': null
  'lesson.word.opposite.word': null
  'lesson.word.opposite.meaning': null
  'label.distance': null
  'label.number': null
  'line.asks': null
  'line.mirror': null
  'line.nudge': null
  'line.hint.asks': null
  'line.hint.mirror': null
  'line.step': { step: Value }
  'line.read': { p: Value; q: Value }
  'story.nudge.distance': null
  'story.nudge.number': null
  'story.hint.distance': null
  'story.hint.number': null
  'distance.asks': { p: Value; q: Value }
  'distance.less': { x: Value; p: Value; d: Value }
  'distance.greater': { x: Value; p: Value; d: Value }
  'distance.nudge.distance': null
  'distance.nudge.number': null
  'distance.hint.distance': null
  'distance.hint.number': null
  'order.asks': null
  'order.pair': { p: Value; q: Value }
  'order.first': null
  'order.last': null
  'order.sizes': null
  'order.reversed': null
  'order.sums': null
  'order.nudge': null
  'order.hint': null
  'order.step': { pair: Value; equation: Value }
  'match.asks': null
  'match.source': { p: Value; q: Value }
  'match.sign': null
  'match.slip': null
  'match.nudge': null
  'match.hint': null
  'match.why': null
  'match.so': { p: Value; q: Value; equation: Value }
  'claim.context': { p: Value; q: Value }
  'claim.said': { d: Value }
  'claim.truth': { d: Value }
  'claim.without': { who: Value }
  'claim.adds': { who: Value }
  'claim.negative': { who: Value }
  'claim.one': { who: Value }
}

export const say = defineMessages<Messages>('distance-between-signed-numbers', { en, es })

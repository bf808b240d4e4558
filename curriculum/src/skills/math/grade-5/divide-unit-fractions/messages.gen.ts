// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.multiply-fractions': null
  'lesson.pieces': { third: Value; quotient: Value }
  'lesson.share': { third: Value; quotient: Value }
  'lesson.check': { product: Value }
  'lesson.figure': null
  'lesson.word.unit-fraction.word': null
  'lesson.word.unit-fraction.meaning': null
  'lesson.word.dividend.word': null
  'lesson.word.dividend.meaning': null
  'lesson.word.divisor.word': null
  'lesson.word.divisor.meaning': null
  'lesson.word.quotient.word': null
  'lesson.word.quotient.meaning': null
  'read.jumps': { who: Value; size: Value }
  'read.share': { size: Value; who: Value; n: Value }
  'read.shares': { who: Value }
  'read.line': { to: Value; pieces: Value }
  'read.point': { pieces: Value }
  'compute.quotient': { equation: Value }
  'compute.divisor': { equation: Value }
  'story.divides': { unit: Value }
  'story.count': { unit: Value }
  'story.back.nudge': null
  'story.back.hint': { n: Value; unit: Value }
  'story.back.so': { count: Value; n: Value; whole: Value }
  'which.asks': null
  'which.slip.pieces': null
  'which.slip.share': null
  'which.slip.part': null
  'which.nudge': null
  'which.hint': null
  'which.so.pieces': { calculation: Value }
  'which.so.share': { calculation: Value }
  'which.so.part': { calculation: Value }
  'rewrite.asks': null
  'rewrite.each': null
  'rewrite.other': null
  'rewrite.whole': null
  'rewrite.nudge': null
  'rewrite.hint': null
  'rewrite.why': null
  'order.asks': null
  'order.first': null
  'order.last': null
  'order.reversed': null
  'order.whole': null
  'order.nudge': null
  'order.hint': null
  'order.so': { equation: Value }
  'claim.said': { n: Value }
  'claim.truth': { n: Value }
  'claim.whole': { who: Value }
  'claim.turned': { who: Value }
  'claim.other': { who: Value }
  'claim.times': { who: Value }
}

export const say = defineMessages<Messages>('divide-unit-fractions', { en, es })

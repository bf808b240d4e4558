// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.divide-unit-fractions': null
  'why.multiply-fractions': null
  'lesson.fits': { quotient: Value; size: Value }
  'lesson.more': null
  'lesson.how': { size: Value; reciprocal: Value; equation: Value }
  'lesson.figure': null
  'lesson.word.dividend.word': null
  'lesson.word.dividend.meaning': null
  'lesson.word.divisor.word': null
  'lesson.word.divisor.meaning': null
  'lesson.word.quotient.word': null
  'lesson.word.quotient.meaning': null
  'lesson.word.reciprocal.word': null
  'lesson.word.reciprocal.meaning': null
  'compute.asks': { quotient: Value }
  'count.shown': { who: Value; size: Value }
  'count.asks': null
  'count.part': null
  'count.line': { to: Value; pieces: Value; first: Value; end: Value }
  'count.nudge': null
  'count.hint': { pieces: Value }
  'count.spaces': { pieces: Value; first: Value; end: Value }
  'count.so': { quotient: Value }
  'story.exact': null
  'story.nudge.pieces': null
  'story.nudge.whole': null
  'story.plan.pieces': null
  'story.plan.whole': null
  'which.asks': null
  'which.twice': null
  'which.slip.pieces': null
  'which.slip.whole': null
  'which.slip.part': null
  'which.slip.left': null
  'which.slip.other': null
  'which.nudge': null
  'which.hint': null
  'which.so.pieces': { calculation: Value }
  'which.so.whole': { calculation: Value }
  'which.so.part': { calculation: Value }
  'which.so.left': { calculation: Value }
  'order.asks': null
  'order.first': null
  'order.last': null
  'order.reversed': null
  'order.divisor': { n: Value }
  'order.product': { n: Value }
  'order.nudge': { n: Value }
  'order.hint': null
  'order.why': { n: Value }
  'order.so': { equation: Value }
  'mistake.context': { who: Value }
  'mistake.check': null
  'mistake.truth': { equation: Value }
}

export const say = defineMessages<Messages>('divide-fractions', { en, es })

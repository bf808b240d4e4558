// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.multiply-fractions': null
  'why.subtract-mixed-numbers': null
  'lesson.area': { product: Value }
  'lesson.parts': { sum: Value }
  'lesson.one': { equation: Value }
  'lesson.check': null
  'lesson.word.mixed-number.word': null
  'lesson.word.mixed-number.meaning': null
  'lesson.word.factor.word': null
  'lesson.word.factor.meaning': null
  'lesson.word.product.word': null
  'lesson.word.product.meaning': null
  'lesson.word.partial-product.word': null
  'lesson.word.partial-product.meaning': null
  'lesson.word.area.word': null
  'lesson.word.area.meaning': null
  'strip.nudge.area': null
  'strip.nudge.strip': null
  'strip.hint': null
  'strip.plan': null
  'strip.length': { equation: Value }
  'strip.width': null
  'recipe.need': { who: Value; factor: Value; item: Value }
  'recipe.has': { who: Value; have: Value; item: Value }
  'recipe.more': { who: Value; factor: Value; item: Value }
  'recipe.nudge': null
  'recipe.two': null
  'recipe.plan': null
  'recipe.subtract': { equation: Value }
  'order.asks': null
  'order.least': null
  'order.most': null
  'order.reversed': null
  'order.numerators': null
  'order.one-factor': null
  'order.nudge.one': null
  'order.nudge.mixed': null
  'order.nudge.below': null
  'order.hint.one': null
  'order.hint.mixed': null
  'order.hint.below': null
  'order.why.one': null
  'order.why.mixed': null
  'order.why.below': null
  'order.step': { equation: Value }
  'claim.said': { area: Value }
  'claim.nudge': null
  'claim.apart': { who: Value }
  'claim.whole': { who: Value }
  'claim.misses': { who: Value }
  'claim.adds': { who: Value }
}

export const say = defineMessages<Messages>('multiply-mixed-numbers', { en, es })

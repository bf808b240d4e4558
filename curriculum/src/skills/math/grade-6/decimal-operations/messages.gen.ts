// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.decimal-place-value': null
  'lesson.align': null
  'lesson.times': { product: Value }
  'lesson.over': { quotient: Value }
  'lesson.estimate': null
  'lesson.figure': null
  'lesson.word.sum.word': null
  'lesson.word.sum.meaning': null
  'lesson.word.difference.word': null
  'lesson.word.difference.meaning': null
  'lesson.word.product.word': null
  'lesson.word.product.meaning': null
  'lesson.word.quotient.word': null
  'lesson.word.quotient.meaning': null
  'lesson.word.estimate.word': null
  'lesson.word.estimate.meaning': null
  'compute.asks': { expression: Value }
  'compute.back': { equation: Value }
  'compute.label': null
  'compute.undo.plus': null
  'compute.undo.minus': null
  'compute.undo.times': null
  'compute.undo.over': null
  'point.asks.times': { expression: Value; digits: Value }
  'point.asks.over': { expression: Value; digits: Value }
  'point.nudge': null
  'point.hint': null
  'point.less.times': null
  'point.less.over': null
  'point.near': { a: Value; low: Value; b: Value; high: Value }
  'claim.said': { n: Value }
  'claim.truth': { n: Value }
  'claim.aligns': { who: Value }
  'claim.apart': { who: Value }
  'claim.digits': { who: Value }
  'claim.longer': { who: Value }
  'claim.one': { who: Value }
  'claim.off': { who: Value }
}

export const say = defineMessages<Messages>('decimal-operations', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.decimal-place-value': null
  'why.add-fractions': null
  'why.multiply-fractions': null
  'lesson.sum': { equation: Value }
  'lesson.product': { equation: Value }
  'lesson.share': { equation: Value }
  'lesson.fits': { equation: Value }
  'lesson.word.tenth.word': null
  'lesson.word.tenth.meaning': null
  'lesson.word.hundredth.word': null
  'lesson.word.hundredth.meaning': null
  'lesson.word.sum.word': null
  'lesson.word.sum.meaning': null
  'lesson.word.difference.word': null
  'lesson.word.difference.meaning': null
  'lesson.word.product.word': null
  'lesson.word.product.meaning': null
  'lesson.word.quotient.word': null
  'lesson.word.quotient.meaning': null
  label: null
  'grids.asks.plus': null
  'grids.asks.minus': null
  'grids.asks.times': null
  'grids.figure.plus': { x: Value; y: Value }
  'grids.figure.minus': { x: Value; y: Value }
  'grids.figure.times': { n: Value; x: Value }
  'grids.nudge': null
  'grids.hint.plus': null
  'grids.hint.minus': null
  'grids.hint.times': null
  'grids.square': null
  'compute.asks': { expression: Value }
  'compute.back': { equation: Value }
  'compute.undo.plus': null
  'compute.undo.minus': null
  'area.asks.square': { a: Value; b: Value; expression: Value }
  'area.asks.widths': { expression: Value }
  'area.asks.areas': { expression: Value }
  'area.one-part': null
  'area.one-width': null
  'area.nudge.square': null
  'area.nudge.widths': null
  'area.nudge.areas': null
  'area.hint.square': null
  'area.hint.widths': null
  'area.hint.areas': null
  'area.small': { counted: Value }
  'area.each.widths': { one: Value; other: Value }
  'area.each.areas': { one: Value; other: Value }
  'area.sum': { equation: Value }
  'area.so': { equation: Value }
  'match.asks': null
  'match.digits': null
  'match.tenths': null
  'match.half-way': null
  'match.slip': null
  'match.nudge': null
  'match.hint.digits': null
  'match.hint.tenths': null
  'match.hint.half-way': null
  'match.why.digits': null
  'match.why.tenths': null
  'match.why.half-way': null
  'claim.said': { n: Value }
  'claim.truth': { n: Value }
  'claim.aligns': { who: Value }
  'claim.apart': { who: Value }
  'claim.digits': { who: Value }
  'claim.longer': { who: Value }
  'claim.one': { who: Value }
  'claim.off': { who: Value }
  'claim.other': { who: Value }
}

export const say = defineMessages<Messages>('decimal-arithmetic', { en, es })

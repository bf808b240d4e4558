// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.add-fractions': null
  'lesson.part': { product: Value; one: Value; other: Value }
  'lesson.square': { cells: Value; result: Value }
  'lesson.how': { equation: Value }
  'lesson.size': null
  'lesson.word.factor.word': null
  'lesson.word.factor.meaning': null
  'lesson.word.product.word': null
  'lesson.word.product.meaning': null
  'lesson.word.numerator.word': null
  'lesson.word.numerator.meaning': null
  'lesson.word.denominator.word': null
  'lesson.word.denominator.meaning': null
  'lesson.word.mixed-number.word': null
  'lesson.word.mixed-number.meaning': null
  'compute.asks': { product: Value }
  'area.striped': null
  'area.fraction': null
  'area.cells': null
  'area.cut': null
  'area.asks': null
  'area.nudge.striped': null
  'area.nudge.cells': null
  'area.nudge.cut': null
  'area.sides': null
  'area.part': { one: Value; other: Value }
  'area.size': { one: Value; other: Value }
  'area.count-cells': { count: Value; all: Value }
  'parts.product': null
  'parts.number': null
  'parts.problem': null
  'parts.one': null
  'parts.column.product': null
  'parts.column.number': null
  'parts.nudge': null
  'parts.hint.product': null
  'parts.hint.number': null
  'parts.so.product': { divide: Value; multiply: Value }
  'parts.so.number': { divide: Value; multiply: Value }
  'compare.asks': { n: Value }
  'compare.less': { n: Value }
  'compare.equal': { n: Value }
  'compare.more': { n: Value }
  'compare.grows': { factor: Value }
  'compare.shrinks': { factor: Value }
  'compare.slip': { n: Value }
  'compare.nudge': { n: Value }
  'compare.hint': null
  'compare.so.less': { factor: Value; n: Value }
  'compare.so.equal': { factor: Value; n: Value }
  'compare.so.more': { factor: Value; n: Value }
  'story.nudge.part': null
  'story.nudge.times': null
  'story.nudge.rest': null
  'story.plan.part': null
  'story.plan.times': null
  'story.plan.rest': null
  'story.left': { equation: Value }
  'mistake.context': { who: Value }
  'mistake.check': null
  'mistake.truth': { equation: Value }
}

export const say = defineMessages<Messages>('multiply-fractions', { en, es })

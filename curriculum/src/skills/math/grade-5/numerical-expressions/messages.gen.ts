// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'lesson.what': { sum: Value; product: Value }
  'lesson.order': null
  'lesson.read': { sum: Value; inside: Value }
  'lesson.figure': null
  'lesson.word.expression.word': null
  'lesson.word.expression.meaning': null
  'lesson.word.parentheses.word': null
  'lesson.word.parentheses.meaning': null
  'lesson.word.brackets.word': null
  'lesson.word.brackets.meaning': null
  'lesson.word.sum.word': null
  'lesson.word.sum.meaning': null
  'lesson.word.product.word': null
  'lesson.word.product.meaning': null
  'lesson.word.quotient.word': null
  'lesson.word.quotient.meaning': null
  'evaluate.asks': { expression: Value }
  'evaluate.label': null
  'place.asks.value': null
  'place.asks.free': null
  'place.ignores': null
  'place.left': null
  'place.nudge.value': null
  'place.nudge.free': null
  'place.hint.value': null
  'place.hint.free': null
  'place.slip': null
  'place.why.value': null
  'place.why.free': null
  'compare.asks': { base: Value }
  'compare.less': null
  'compare.equal': null
  'compare.greater': null
  'compare.nudge': null
  'compare.hint.around': null
  'compare.hint.times': null
  'compare.hint.minus': null
  'compare.slip': null
  'compare.so.times': { expression: Value }
  'compare.so.divided': { expression: Value }
  'compare.so.more': { expression: Value }
  'compare.so.fewer': { expression: Value }
  'compare.so.swap': { expression: Value }
  'compare.so.same': { expression: Value }
  'compare.so.once': { expression: Value }
  'compare.so.taken': { expression: Value }
  'compare.so.back': { expression: Value }
  'compare.so.group': { expression: Value }
  'compare.so.ungroup': { expression: Value }
  'mistake.context': { who: Value }
  'mistake.check': null
  'mistake.truth': { value: Value }
}

export const say = defineMessages<Messages>('numerical-expressions', { en, es })

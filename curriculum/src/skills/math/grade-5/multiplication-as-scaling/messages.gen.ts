// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.multiply-fractions': null
  'lesson.scale': { factor: Value }
  'lesson.more': null
  'lesson.one': { equation: Value }
  'lesson.compare': { less: Value; more: Value }
  'lesson.tape': { name: Value }
  'lesson.word.factor.word': null
  'lesson.word.factor.meaning': null
  'lesson.word.product.word': null
  'lesson.word.product.meaning': null
  'lesson.word.scale.word': null
  'lesson.word.scale.meaning': null
  'lesson.word.numerator.word': null
  'lesson.word.numerator.meaning': null
  'lesson.word.denominator.word': null
  'lesson.word.denominator.meaning': null
  label: null
  'match.asks': { n: Value }
  'match.size.half': { n: Value }
  'match.size.less': { n: Value }
  'match.size.same': { n: Value }
  'match.size.more': { n: Value }
  'match.size.double': { n: Value }
  'match.grows': null
  'match.shrinks': null
  'match.slip': null
  'match.nudge': null
  'match.hint': null
  'match.hint-half': null
  'match.why.half': { f: Value; product: Value }
  'match.why.less': { f: Value; product: Value }
  'match.why.same': { f: Value; product: Value }
  'match.why.more': { f: Value; product: Value }
  'match.why.double': { f: Value; product: Value }
  'order.asks': null
  'order.least': null
  'order.greatest': null
  'order.turned': null
  'order.numerators': null
  'order.early': null
  'order.nudge': null
  'order.hint': null
  'order.why.factor': { less: Value; more: Value; small: Value; large: Value }
  'order.why.number': { less: Value; more: Value; small: Value; large: Value }
  'open.told': { statement: Value }
  'open.asks.least': null
  'open.asks.greatest': null
  'open.asks.between': null
  'open.equal': null
  'open.ends': null
  'open.grows': null
  'open.all': null
  'open.number': null
  'open.nudge': { number: Value }
  'open.hint.least': { below: Value }
  'open.hint.greatest': { below: Value }
  'open.hint.between': { below: Value }
  'open.one': { whole: Value }
  'open.why.least': { below: Value; n: Value }
  'open.why.greatest': { below: Value; n: Value }
  'open.why.between': { from: Value; to: Value; n: Value }
}

export const say = defineMessages<Messages>('multiplication-as-scaling', { en, es })

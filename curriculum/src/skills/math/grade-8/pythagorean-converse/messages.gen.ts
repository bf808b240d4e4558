// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.pythagorean-theorem': null
  'why.distance-between-points': null
  'lesson.what': { formula: Value }
  'lesson.how': null
  'lesson.kinds': null
  'lesson.use': null
  'lesson.word.converse.word': null
  'lesson.word.converse.meaning': null
  'lesson.word.hypotenuse.word': null
  'lesson.word.hypotenuse.meaning': null
  'lesson.word.acute.word': null
  'lesson.word.acute.meaning': null
  'lesson.word.obtuse.word': null
  'lesson.word.obtuse.meaning': null
  root: null
  'kinds.asks': null
  'kinds.card': { sides: Value }
  'kinds.acute': null
  'kinds.right': null
  'kinds.obtuse': null
  'kinds.slip.sides': null
  'kinds.slip.work': null
  'kinds.slip.turned': null
  'kinds.nudge': null
  'kinds.hint': null
  'kinds.hint-root': { root: Value }
  'kinds.so': { card: Value; sum: Value; most: Value; place: Value }
  'third.asks.hypotenuse': { one: Value; other: Value }
  'third.asks.leg': { one: Value; other: Value }
  'third.whole': null
  'third.inside': { root: Value; n: Value }
  'third.label.whole': null
  'third.label.inside': null
  'third.slip.adds': null
  'third.slip.subtracts': null
  'third.slip.doubles': null
  'third.slip.turned-hypotenuse': null
  'third.slip.turned-leg': null
  'third.nudge': null
  'third.hint.hypotenuse': null
  'third.hint.leg': null
  'third.work.hypotenuse': { work: Value }
  'third.work.leg': { work: Value }
  'third.so-whole': { side: Value; inside: Value }
  'third.so-inside': { root: Value; inside: Value }
  'bound.told': { one: Value; other: Value }
  'bound.asks.obtuse': null
  'bound.asks.acute': null
  'bound.asks.count': null
  'bound.label.side': null
  'bound.label.count': null
  'bound.slip.flat': null
  'bound.slip.other': null
  'bound.slip.all': null
  'bound.slip.squares': null
  'bound.nudge': null
  'bound.hint': { sum: Value }
  'bound.sum': { a: Value; b: Value; sum: Value }
  'bound.between': { low: Value; lows: Value; sum: Value; high: Value; highs: Value }
  'bound.so.obtuse': { high: Value }
  'bound.so.acute': { low: Value }
  'bound.so.count': { high: Value; one: Value; other: Value; all: Value; key: Value }
}

export const say = defineMessages<Messages>('pythagorean-converse', { en, es })

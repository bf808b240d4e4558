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
  'fit.asks.1': null
  'fit.asks.2': null
  'fit.asks.3': null
  'fit.yes': null
  'fit.no': null
  'fit.suitcase.told': { a: Value; b: Value }
  'fit.suitcase.card': { n: Value }
  'fit.drawer.told': { a: Value; b: Value }
  'fit.drawer.card': { n: Value }
  'fit.truck.told': { a: Value; b: Value }
  'fit.truck.card': { n: Value }
  'fit.window.told': { a: Value; b: Value }
  'fit.window.card': { n: Value }
  'fit.closet.told': { n: Value }
  'fit.closet.card': { a: Value; b: Value }
  'fit.sheet.told': { n: Value }
  'fit.sheet.card': { a: Value; b: Value }
  'fit.elevator.told': { n: Value }
  'fit.elevator.card': { a: Value; b: Value }
  'fit.carton.told': { a: Value; b: Value; c: Value }
  'fit.carton.card': { n: Value }
  'fit.trunk.told': { a: Value; b: Value; c: Value }
  'fit.trunk.card': { n: Value }
  'fit.locker.told': { a: Value; b: Value; c: Value }
  'fit.locker.card': { n: Value }
  'fit.nudge.1': null
  'fit.nudge.2': null
  'fit.nudge.3': null
  'fit.hint.1': null
  'fit.hint.2': null
  'fit.hint.3': null
  'fit.slip.edge': null
  'fit.slip.flat': null
  'fit.slip.adds': null
  'fit.why.1': null
  'fit.why.2': null
  'fit.why.3': null
  'fit.flat': { a: Value; b: Value; sum: Value }
  'fit.up': { flat: Value; c: Value; sum: Value }
  'fit.so.yes': { card: Value; n: Value; square: Value; a: Value; b: Value; sum: Value }
  'fit.so.no': { card: Value; n: Value; square: Value; a: Value; b: Value; sum: Value }
  'fit.box.yes': { card: Value; n: Value; square: Value; sum: Value }
  'fit.box.no': { card: Value; n: Value; square: Value; sum: Value }
}

export const say = defineMessages<Messages>('pythagorean-converse', { en, es })

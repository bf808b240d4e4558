// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.decimal-arithmetic': null
  'why.two-digit-divisors': null
  'why.powers-of-ten': null
  'lesson.share': { equation: Value }
  'lesson.fits': { equation: Value }
  'lesson.same': { equation: Value }
  'lesson.check': { near: Value; equation: Value }
  'lesson.figure': null
  'lesson.word.dividend.word': null
  'lesson.word.dividend.meaning': null
  'lesson.word.divisor.word': null
  'lesson.word.divisor.meaning': null
  'lesson.word.quotient.word': null
  'lesson.word.quotient.meaning': null
  'lesson.word.tenth.word': null
  'lesson.word.tenth.meaning': null
  'lesson.word.hundredth.word': null
  'lesson.word.hundredth.meaning': null
  label: null
  so: { equation: Value }
  'fact.asks': { fact: Value; asked: Value }
  'fact.smaller': null
  'fact.one': null
  'fact.same': null
  'fact.turned': null
  'fact.large': null
  'fact.small': null
  'fact.nudge': null
  'fact.hint.above': null
  'fact.hint.below': null
  'fact.hint.both': null
  'fact.above': { from: Value; to: Value; ten: Value }
  'fact.below': { from: Value; to: Value; ten: Value }
  'fact.alike': null
  'same.asks': null
  'same.one': null
  'same.digits': null
  'same.slip': null
  'same.nudge': null
  'same.hint.point': null
  'same.hint.times': null
  'same.why.point': null
  'same.why.times': null
  'size.asks': null
  'size.less': null
  'size.more': null
  'size.ones': null
  'size.tens': null
  'size.small': null
  'size.turned': null
  'size.nudge': null
  'size.hint': null
  'size.hint-one': null
  'size.why': { expression: Value; near: Value }
  'size.why-even': { near: Value }
}

export const say = defineMessages<Messages>('divide-decimals', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.numerical-expressions': null
  'lesson.factor': null
  'lesson.multiple': null
  'lesson.sum': null
  'lesson.story': null
  'lesson.figure': null
  'lesson.word.factor.word': null
  'lesson.word.factor.meaning': null
  'lesson.word.multiple.word': null
  'lesson.word.multiple.meaning': null
  'lesson.word.gcf.word': null
  'lesson.word.gcf.meaning': null
  'lesson.word.lcm.word': null
  'lesson.word.lcm.meaning': null
  'lesson.word.distributive.word': null
  'lesson.word.distributive.meaning': null
  'greatest.asks': { list: Value }
  'greatest.label': null
  'greatest.nudge': null
  'greatest.hint': null
  'least.asks': { list: Value }
  'least.above': { list: Value; above: Value }
  'least.label': null
  'least.nudge': null
  'least.hint': null
  'least.next': { above: Value }
  'least.so': { common: Value; above: Value; key: Value }
  'order.asks': null
  'order.gcf': { a: Value; b: Value }
  'order.lcm': { a: Value; b: Value }
  'order.first': null
  'order.last': null
  'order.mixed': null
  'order.turned': null
  'order.product': null
  'order.nudge': null
  'order.hint': null
  'order.step': { text: Value; n: Value }
  'order.so': { list: Value }
  'claim.said': { n: Value }
  'claim.truth': { n: Value }
  'claim.multiple': { who: Value }
  'claim.greatest': { who: Value }
  'claim.smaller': { who: Value }
  'claim.factor': { who: Value }
  'claim.product': { who: Value }
  'claim.larger': { who: Value }
}

export const say = defineMessages<Messages>('factors-and-multiples', { en, es })

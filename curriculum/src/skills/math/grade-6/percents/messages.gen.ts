// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.equivalent-ratios': null
  'why.decimal-operations': null
  'lesson.what': null
  'lesson.part': { equation: Value }
  'lesson.whole': { one: Value; all: Value }
  'lesson.check': null
  'lesson.word.percent.word': null
  'lesson.word.percent.meaning': null
  'lesson.word.whole.word': null
  'lesson.word.whole.meaning': null
  'lesson.word.part.word': null
  'lesson.word.part.meaning': null
  label: null
  'bare.part': { percent: Value; whole: Value }
  'bare.whole': { part: Value; percent: Value }
  'bare.percent': { part: Value; whole: Value }
  'line.percent': null
  'line.points': null
  'line.minutes': null
  'line.pages': null
  'line.seats': null
  'line.students': null
  'line.dollars': null
  'line.asks.part': null
  'line.asks.whole': null
  'line.asks.percent': null
  'line.adds': null
  'line.one-step': { step: Value }
  'line.amount': null
  'line.top': null
  'line.nudge': null
  'line.hint': { percent: Value; count: Value; step: Value }
  'line.hint-times': { percent: Value }
  'line.times': { percent: Value; count: Value }
  'line.step': { percent: Value; count: Value; step: Value; amount: Value; one: Value }
  'line.so': { percent: Value; count: Value; step: Value; one: Value; amount: Value }
  'line.so-percent': { amount: Value; count: Value; one: Value; step: Value; percent: Value }
  'forms.asks': null
  'forms.place': { percent: Value }
  'forms.denominator': { percent: Value }
  'forms.other': null
  'forms.nudge': null
  'forms.hint': null
  'forms.why': { n: Value; percent: Value }
  'order.asks': null
  'order.card': { percent: Value; n: Value }
  'order.back': { n: Value; percent: Value }
  'order.first': null
  'order.last': null
  'order.percents': null
  'order.amounts': null
  'order.reversed': null
  'order.nudge': null
  'order.hint': null
  'order.so-card': { percent: Value; n: Value; value: Value }
  'order.so-back': { n: Value; percent: Value; value: Value }
  'claim.asks.part': { percent: Value; whole: Value }
  'claim.asks.whole': { part: Value; percent: Value }
  'claim.asks.all': { percent: Value; rest: Value }
  'claim.said': { n: Value }
  'claim.truth': { n: Value }
  'claim.denominator': { who: Value }
  'claim.rest': { who: Value }
  'claim.place': { who: Value }
  'claim.whole': { who: Value }
  'claim.known': { who: Value }
  'claim.amount': { who: Value }
}

export const say = defineMessages<Messages>('percents', { en, es })

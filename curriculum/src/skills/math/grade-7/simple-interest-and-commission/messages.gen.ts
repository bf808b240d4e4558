// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.taxes-tips-and-discounts': null
  'lesson.what': null
  'lesson.time': { equation: Value }
  'lesson.months': null
  'lesson.commission': { equation: Value }
  'lesson.title': null
  'lesson.word.principal.word': null
  'lesson.word.principal.meaning': null
  'lesson.word.interest.word': null
  'lesson.word.interest.meaning': null
  'lesson.word.simple-interest.word': null
  'lesson.word.simple-interest.meaning': null
  'lesson.word.commission.word': null
  'lesson.word.commission.meaning': null
  'label.dollars': null
  'label.years': null
  'label.percent': null
  years: null
  money: { value: Value }
  'interest.nudge': null
  'interest.hint.years': null
  'interest.hint.months': null
  'back.per-year': { equation: Value }
  'back.nudge.time': null
  'back.nudge.rate': null
  'back.nudge.principal': null
  'back.hint.time': null
  'back.hint.rate': null
  'back.hint.principal': null
  'back.so.time': { equation: Value }
  'back.so.rate': { equation: Value; r: Value }
  'back.so.principal': { r: Value; equation: Value }
  'commission.nudge.commission': null
  'commission.nudge.pay': null
  'commission.nudge.sales': null
  'commission.hint.commission': null
  'commission.hint.pay': null
  'commission.hint.sales': null
  'commission.step.decimal': { c: Value; part: Value }
  'commission.step.share': { equation: Value }
  'commission.step.pay': { equation: Value }
  'commission.step.rest': { equation: Value }
  'commission.step.sales': { c: Value; equation: Value }
  'table.asks': null
  'table.some': null
  'table.years': null
  'table.interest': null
  'table.amount': null
  'table.once': null
  'table.percent': { r: Value }
  'table.alone': null
  'table.nudge': null
  'table.hint.some': null
  'table.hint.first': null
  'table.each': { year: Value }
  'table.row': { n: number | Quantity; interest: Value; amount: Value }
  'claim.said': { value: Value }
  'claim.truth': { value: Value }
  'claim.percent': { who: Value }
  'claim.once': { who: Value }
  'claim.place': { who: Value }
  'claim.months': { who: Value }
}

export const say = defineMessages<Messages>('simple-interest-and-commission', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Money, Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.percents': null
  'why.double-number-lines': null
  'lesson.tape': null
  'lesson.parts': null
  'lesson.which': null
  'lesson.pay': null
  'lesson.box': null
  'lesson.whole': null
  'lesson.figure': null
  'lesson.word.benchmark.word': null
  'lesson.word.benchmark.meaning': null
  'lesson.word.discount.word': null
  'lesson.word.discount.meaning': null
  'lesson.word.tip.word': null
  'lesson.word.tip.meaning': null
  'bill.label.tip': null
  'bill.label.sale': null
  'bill.label.pay': null
  'bill.as-amount': null
  'bill.rest.tip': null
  'bill.rest.sale': null
  'bill.place': { percent: Value }
  'bill.stops.tip': null
  'bill.stops.sale': null
  'bill.stops.whole': null
  'bill.direction.tip': null
  'bill.direction.sale': null
  'bill.wrong-whole.tip': null
  'bill.wrong-whole.sale': null
  'bill.nudge.part': null
  'bill.nudge.total': null
  'bill.nudge.back': null
  'bill.hint.part': { price: Value; percent: Value }
  'bill.hint.back': { percent: Value; part: Value }
  'bill.part': { percent: Value; price: number | Money | Quantity; decimal: Value; part: number | Money | Quantity }
  'bill.one': { percent: Value; part: number | Money | Quantity; one: number | Money | Quantity; price: Value }
  'bill.so.tip': { part: Value }
  'bill.so.sale': { part: Value }
  'bill.add.tip': { price: Value; part: Value; total: Value }
  'bill.add.sale': { price: Value; part: Value; total: Value }
  'match.asks': null
  'match.part': { percent: Value; whole: Value }
  'match.whole': { part: Value; percent: Value }
  'match.percent': { part: Value; whole: Value }
  'match.of': null
  'match.rest': { percent: Value }
  'match.nudge': null
  'match.hint.known': { whole: Value }
  'match.hint.rest': { percent: Value }
  'match.so.part': { whole: Value; equation: Value }
  'match.so.whole': { part: Value; equation: Value }
  'match.so.percent': { part: Value; whole: Value; equation: Value }
  'match.so.all': { rest: Value; percent: Value; left: Value; equation: Value }
}

export const say = defineMessages<Messages>('percent-problems', { en, es })

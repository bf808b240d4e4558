// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.percent-change': null
  'why.linear-expressions': null
  'lesson.what': null
  'lesson.chain': { sale: Value; total: Value }
  'lesson.same': null
  'lesson.interest': { year: Value; all: Value }
  'lesson.word.discount.word': null
  'lesson.word.discount.meaning': null
  'lesson.word.markup.word': null
  'lesson.word.markup.meaning': null
  'lesson.word.sales-tax.word': null
  'lesson.word.sales-tax.meaning': null
  'lesson.word.tip.word': null
  'lesson.word.tip.meaning': null
  'lesson.word.commission.word': null
  'lesson.word.commission.meaning': null
  'lesson.word.simple-interest.word': null
  'lesson.word.simple-interest.meaning': null
  'label.dollars': null
  'label.percent': null
  'label.years': null
  years: null
  'expression.asks': { letter: Value }
  'expression.label': null
  'expression.nudge': null
  'expression.hint': { letter: Value }
  'expression.why': null
  'expression.both': null
  'expression.so': { expression: Value }
}

export const say = defineMessages<Messages>('taxes-tips-and-discounts', { en, es })

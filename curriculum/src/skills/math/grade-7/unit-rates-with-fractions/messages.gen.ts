// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.unit-rates': null
  'why.divide-fractions': null
  'lesson.what': null
  'lesson.how': { complex: Value }
  'lesson.divide': { equation: Value }
  'lesson.use': null
  'lesson.word.unit-rate.word': null
  'lesson.word.unit-rate.meaning': null
  'lesson.word.complex-fraction.word': null
  'lesson.word.complex-fraction.meaning': null
  'lesson.word.reciprocal.word': null
  'lesson.word.reciprocal.meaning': null
  'rate.asks': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'rate.label': null
  'rate.per': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'table.asks': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'complex.asks': null
  'complex.one': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'complex.other': { xs: Quantity | Range | Term; ys: Quantity | Range | Term }
  'complex.double': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'complex.turned': null
  'complex.multiplied': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'complex.doubled': { xs: Quantity | Range | Term }
  'complex.nudge': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'complex.hint': null
  'complex.so.one': { ys: Quantity | Range | Term; xs: Quantity | Range | Term; complex: Value }
  'complex.so.other': { xs: Quantity | Range | Term; ys: Quantity | Range | Term; complex: Value }
  'complex.so.double': { xs: Quantity | Range | Term; complex: Value }
  'paces.step': { card: Value; value: Value; xs: Quantity | Range | Term }
  'order.asks': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'order.first': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'order.last': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'order.reversed': null
  'order.one': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'order.nudge': null
  'order.hint': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'order.find': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'order.so': { list: Value }
  'claim.said': { value: Value; xs: Quantity | Range | Term }
  'claim.upside-down': { who: Value; ys: Quantity | Range | Term }
  'claim.multiplies': { who: Value }
  'claim.part': { who: Value; xs: Quantity | Range | Term }
  'claim.truth': { answer: Value }
}

export const say = defineMessages<Messages>('unit-rates-with-fractions', { en, es })

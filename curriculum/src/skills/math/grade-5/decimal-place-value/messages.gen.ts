// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'lesson.places': null
  'lesson.compare': null
  'lesson.round': null
  'lesson.figure': null
  'lesson.word.tenth.word': null
  'lesson.word.tenth.meaning': null
  'lesson.word.hundredth.word': null
  'lesson.word.hundredth.meaning': null
  'lesson.word.thousandth.word': null
  'lesson.word.thousandth.meaning': null
  'lesson.word.place-value.word': null
  'lesson.word.place-value.meaning': null
  'lesson.word.rounding.word': null
  'lesson.word.rounding.meaning': null
  'digit.value': { digit: Value; number: Value }
  'digit.times': { digit: Value; number: Value }
  'digit.shift': { digit: Value; place: Value; count: number | Quantity; side: string }
  'digit.label': null
  'digit.unit': null
  'digit.nudge.value': null
  'digit.nudge.other': null
  'digit.hint.value': null
  'digit.hint.times': null
  'digit.hint.shift': null
  'digit.place': { digit: Value; place: Value }
  'digit.so': { digit: Value; value: Value }
  'digit.each': null
  'digit.times-so': { count: number | Quantity; factor: Value }
  'digit.shift-so': { from: Value; to: Value }
  'expanded.count': { count: Value; place: Value }
  'expanded.sum': { sum: Value }
  'expanded.trade': { list: Value }
  'expanded.rest': { number: Value; ones: Value; count: Value; first: Value; second: Value }
  'expanded.label': null
  'expanded.nudge.sum': null
  'expanded.nudge.trade': null
  'expanded.nudge.rest': null
  'expanded.hint.sum': { place: Value }
  'expanded.hint.trade': { place: Value }
  'expanded.hint.rest': { place: Value }
  'expanded.worth': { count: Value; place: Value; value: Value }
  'expanded.so': { number: Value }
  'expanded.all': { number: Value; count: Value; place: Value }
  'expanded.left': { count: Value; place: Value }
  'compare.named': { count: Value; place: Value }
  'compare.asks': null
  'compare.least': null
  'compare.greatest': null
  'compare.longer': null
  'compare.shorter': null
  'compare.reversed': null
  'compare.nudge': null
  'compare.hint': null
  'compare.why': null
  'compare.so': { list: Value }
  'round.round': { number: Value; place: Value }
  'round.smallest': { place: Value; number: Value }
  'round.largest': { place: Value; number: Value }
  'round.label': null
  'round.nudge': null
  'round.hint': { place: Value }
  'round.halfway': null
  'round.half.smallest': null
  'round.half.largest': null
  'round.between': { number: Value; low: Value; high: Value }
  'round.so': { to: Value; number: Value }
  'round.half-so': { number: Value; to: Value }
  'round.middle': { middle: Value; number: Value }
  'round.end.smallest': { answer: Value }
  'round.end.largest': { answer: Value }
  'line.asks': null
  'line.figure': { low: Value; high: Value; ticks: Value; point: Value }
  'line.label': null
  'line.nudge': null
  'line.hint': null
  'line.step': { low: Value; high: Value; ticks: Value; step: Value }
  'line.so': { count: Value; number: Value }
  'sort.ones': null
  'sort.tenths': null
  'sort.hundredths': null
  'sort.to': { number: Value }
  'sort.closer': { number: Value; low: Value; high: Value }
  'sort.halfway': { number: Value; low: Value; high: Value }
  'sort.slip': null
  'sort.nudge': null
  'sort.hint': null
  'sort.so': { number: Value; to: Value }
}

export const say = defineMessages<Messages>('decimal-place-value', { en, es })

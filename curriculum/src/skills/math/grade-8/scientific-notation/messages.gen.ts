// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.exponent-rules': null
  'why.decimal-place-value': null
  'why.signed-numbers': null
  'lesson.what': null
  'lesson.exponent': { large: Value; small: Value }
  'lesson.work': null
  'lesson.figure.title': null
  'lesson.figure.what': null
  'lesson.figure.meters': null
  'lesson.figure.said': null
  'lesson.word.scientific-notation.word': null
  'lesson.word.scientific-notation.meaning': null
  'lesson.word.power-of-ten.word': null
  'lesson.word.power-of-ten.meaning': null
  'lesson.word.exponent.word': null
  'lesson.word.exponent.meaning': null
  'lesson.word.standard-form.word': null
  'lesson.word.standard-form.meaning': null
  'write.asks': null
  'write.rewrite': { n: Value }
  'write.label': null
  'write.nudge': null
  'write.hint.large': { first: Value }
  'write.hint.small': { first: Value }
  'write.hint.given': { from: Value }
  'write.point': { leading: Value; first: Value }
  'write.why.large': { places: number | Quantity; exponent: Value }
  'write.why.small': { places: number | Quantity; exponent: Value }
  'write.why.given': { places: number | Quantity; exponent: Value }
  'write.so': { key: Value }
  'times.label': null
  'times.unit': null
  'times.nudge': null
  'times.hint': { a: Value; b: Value; powers: Value }
  'times.firsts': { a: Value; b: Value; quotient: Value }
  'times.powers': { gap: Value; power: Value }
  'times.so': { quotient: Value; power: Value; times: Value }
  'times.two': { one: Value; other: Value }
  'times.estimate.times': null
  'times.estimate.fit': null
  'times.about': { times: Value }
  'times.round': { a: Value; b: Value; powers: Value }
  'times.about-firsts': { a: Value; b: Value; quotient: Value }
  'times.about-so': { times: Value }
  'calculate.plain': { problem: Value }
  'calculate.asks': null
  'calculate.nudge.product': null
  'calculate.nudge.sum': null
  'calculate.hint.times': null
  'calculate.hint.over': null
  'calculate.hint.plus': null
  'calculate.hint.minus': null
  'mistake.works': { who: Value }
  'mistake.check': null
  'mistake.truth': { result: Value }
}

export const say = defineMessages<Messages>('scientific-notation', { en, es })

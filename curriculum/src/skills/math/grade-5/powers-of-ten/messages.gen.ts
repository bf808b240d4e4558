// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.decimal-place-value': null
  'lesson.power': { equation: Value }
  'lesson.times': { equation: Value }
  'lesson.over': { equation: Value }
  'lesson.zeros': { equation: Value }
  'lesson.table': null
  'lesson.word.power.word': null
  'lesson.word.power.meaning': null
  'lesson.word.exponent.word': null
  'lesson.word.exponent.meaning': null
  'lesson.word.base.word': null
  'lesson.word.base.meaning': null
  'lesson.word.factor.word': null
  'lesson.word.factor.meaning': null
  label: null
  'compute.asks': { expression: Value }
  'missing.asks': { equation: Value }
  'missing.label': null
  'missing.nudge': null
  'missing.hint': null
  'missing.so': { n: Value }
  'story.exponent': null
  'table.asks': null
  'table.expression': null
  'table.value': null
  'table.nudge': null
  'table.hint.right': null
  'table.hint.left': null
  'table.why.right': null
  'table.why.left': null
  'table.so': { equation: Value }
  'say.asks': null
  'say.true': null
  'say.false': null
  'say.answer': { is: Value; text: Value }
  'say.all': { list: Value }
  'say.zeros': { expression: Value; n: Value }
  'say.factors': { power: Value; n: Value }
  'say.value': { equation: Value }
  'say.moves.right': { expression: Value; n: Value }
  'say.moves.left': { expression: Value; n: Value }
  'say.digit.right': { expression: Value; factor: Value; a: Value }
  'say.digit.left': { expression: Value; factor: Value; a: Value }
  'say.look.zeros': null
  'say.look.factors': null
  'say.look.value': null
  'say.look.size': null
  'say.look.moves': null
  'say.look.digit': null
  'say.look.same': null
  'say.nudge': null
  'say.hint': null
  'so.zeros': { equation: Value; n: Value }
  'so.factors': { power: Value; n: Value }
  'so.value': { equation: Value }
  'so.moves.right': { n: Value; equation: Value }
  'so.moves.left': { n: Value; equation: Value }
  'so.digit.right': { n: Value; equation: Value }
  'so.digit.left': { n: Value; equation: Value }
  'so.same': { equation: Value; other: Value }
  'order.asks': null
  'order.first': null
  'order.last': null
  'order.numbers': null
  'order.exponents': null
  'order.reversed': null
  'order.nudge': null
  'order.hint': null
  'order.why': null
  'claim.said': { n: Value }
  'claim.truth': { n: Value }
  'claim.direction': { who: Value }
  'claim.times': { who: Value }
  'claim.zeros': { who: Value }
  'claim.off': { who: Value }
}

export const say = defineMessages<Messages>('powers-of-ten', { en, es })

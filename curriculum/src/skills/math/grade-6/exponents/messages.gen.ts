// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.numerical-expressions': null
  'lesson.what': { power: Value; equation: Value }
  'lesson.not': { power: Value; product: Value }
  'lesson.order': { equation: Value }
  'lesson.parts': { equation: Value }
  'lesson.word.base.word': null
  'lesson.word.base.meaning': null
  'lesson.word.exponent.word': null
  'lesson.word.exponent.meaning': null
  'lesson.word.power.word': null
  'lesson.word.power.meaning': null
  'lesson.word.squared.word': null
  'lesson.word.squared.meaning': null
  label: null
  'value.asks': { expression: Value }
  'value.nudge.power': null
  'value.nudge.times': null
  'value.nudge.plus': null
  'value.nudge.group': null
  'value.nudge.fraction': null
  'value.nudge.decimal': null
  'value.hint.power': { n: Value }
  'value.hint.times': { n: Value }
  'value.hint.plus': { n: Value }
  'value.hint.group': { n: Value }
  'value.hint.fraction': { n: Value }
  'value.hint.decimal': { n: Value }
  'value.inside': { equation: Value }
  'value.factors': { n: Value; equation: Value }
  'value.then': { equation: Value }
  'value.order': { product: Value; n: Value }
  'value.so': { equation: Value }
  'slip.times': { n: Value }
  'slip.swaps': { base: Value }
  'slip.product-first': null
  'slip.adds-first': null
  'slip.spreads': null
  'slip.one-part': null
  'slip.point': null
  'gap.asks': { equation: Value }
  'gap.label': null
  'gap.times.factors': null
  'gap.times.exponent': { base: Value }
  'gap.times.base': null
  'gap.signs.factors': null
  'gap.signs.exponent': null
  'gap.swaps.factors': null
  'gap.swaps.base': null
  'gap.nudge.factors': null
  'gap.nudge.exponent': null
  'gap.nudge.base': null
  'gap.hint.factors': null
  'gap.hint.exponent': { base: Value }
  'gap.hint.base': { n: Value }
  'gap.why.factors': { n: Value; base: Value }
  'gap.why.exponent': { n: Value; base: Value; equation: Value }
  'gap.why.base': { n: Value; base: Value; equation: Value }
  'gap.so': { equation: Value }
  'mistake.context': { who: Value }
  'mistake.check': null
  'mistake.power': null
  'mistake.inside': null
  'mistake.rest': null
  'mistake.truth': null
  'order.asks': null
  'order.first': null
  'order.last': null
  'order.times': null
  'order.bases': null
  'order.reversed': null
  'order.nudge': null
  'order.hint': null
  'order.so': { equation: Value }
  'match.asks': null
  'match.times': null
  'match.spreads': null
  'match.slip': null
  'match.nudge': null
  'match.hint': null
  'match.why': null
  'story.times': null
  'story.divides': null
  'story.step': null
  'story.start': { start: Value }
  'story.adds': { factor: Value }
  'story.nudge.one': null
  'story.nudge.many': null
  'story.nudge.back': null
  'story.hint.one': { factor: Value }
  'story.hint.many': { start: Value; factor: Value }
  'story.hint.back': { start: Value; factor: Value }
  'story.first.one': { steps: Value; factor: Value }
  'story.first.many': { product: Value }
  'story.first.back': { start: Value; total: Value; power: Value }
  'story.so.one': { product: Value }
  'story.so.many': { start: Value; power: Value; total: Value }
  'story.so.back': { product: Value; steps: Value }
  'table.title': null
  'table.step': null
  'table.count': null
  'table.described': { steps: Value; numbers: Value; asked: Value }
  'table.label': null
  'table.asks': null
  'table.adds': null
  'table.skips': null
  'table.times': null
  'table.subtracts': null
  'table.zero': null
  'table.nudge': null
  'table.hint': null
  'table.back': null
  'table.factor': { other: Value; one: Value; factor: Value }
  'table.first': { one: Value; factor: Value; key: Value }
  'table.so': { last: Value; times: number | Quantity; factor: Value; key: Value }
}

export const say = defineMessages<Messages>('exponents', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.numerical-expressions': null
  'why.exponents': null
  'lesson.what': { x: Value; term: Value }
  'lesson.order': null
  'lesson.power': { one: Value; all: Value }
  'lesson.formula': null
  'lesson.word.evaluate.word': null
  'lesson.word.evaluate.meaning': null
  'lesson.word.variable.word': null
  'lesson.word.variable.meaning': null
  'lesson.word.coefficient.word': null
  'lesson.word.coefficient.meaning': null
  'lesson.word.formula.word': null
  'lesson.word.formula.meaning': null
  'table-title': null
  'slip.glued': null
  'slip.order': null
  'slip.product-first': null
  'slip.once': null
  'slip.double': null
  'slip.spread': null
  'slip.one-part': null
  'do.square': { n: Value }
  'do.cube': { n: Value }
  'do.multiply': { by: Value }
  'do.divide': { by: Value }
  'do.add': { by: Value }
  'do.subtract': { by: Value }
  'doing.square': null
  'doing.cube': null
  'doing.multiply': { by: Value }
  'doing.divide': { by: Value }
  'doing.add': { by: Value }
  'doing.subtract': { by: Value }
  'table.value': null
  'table.a': null
  'table.b': null
  'table.asks.one': { expression: Value }
  'table.asks.two': { a: Value; b: Value }
  'table.whole-base': null
  'table.nudge.1': null
  'table.nudge.2': null
  'table.nudge.3': null
  'table.hint.1': { p: Value }
  'table.hint.2': { p: Value }
  'table.hint.3': { letter: Value; p: Value }
  'table.so-two': { given: Value; a: Value; b: Value }
  'table.so-both': { a: Value; b: Value; put: Value }
  'table.so-first': { given: Value; steps: Value; got: Value }
  'table.so-rest': { list: Value }
  'order.asks': { given: Value }
  'order.term': { term: Value }
  'order.first': null
  'order.last': null
  'order.look': null
  'order.small': null
  'order.swap': null
  'order.nudge': { given: Value }
  'order.hint.1': null
  'order.hint.2': null
  'order.hint.3': null
  'order.so': { given: Value }
  'order.value': { value: Value }
  'plan.asks': { expression: Value; given: Value }
  'plan.first': { given: Value }
  'plan.then': null
  'plan.last': null
  'plan.value': null
  'plan.step': { n: Value }
  'plan.value-label': null
  'plan.number': { n: Value }
  'plan.other': null
  'plan.extra': { by: Value }
  'plan.nudge': null
  'plan.hint.power': null
  'plan.hint.plain': null
  'plan.does': { step: Value; got: Value }
  'missing.told': { expression: Value; given: Value; value: Value }
  'missing.asks.number': null
  'missing.asks.later': { next: Value }
  'missing.label.number': null
  'missing.label.later': null
  'missing.is-k': null
  'missing.adds': null
  'missing.same': null
  'missing.part': null
  'missing.whole': null
  'missing.scales': null
  'missing.nudge': { given: Value }
  'missing.hint.number': null
  'missing.hint.later': null
  'missing.put': { put: Value }
  'missing.so-group': { sum: Value; value: Value; k: Value }
  'missing.so-minus': { value: Value; c: Value; before: Value; factor: Value; k: Value }
  'missing.so-plus': { value: Value; c: Value; before: Value; factor: Value; k: Value }
  'missing.so-later': { next: Value; put: Value }
  'claim.context': { expression: Value; given: Value }
  'claim.said': { got: Value }
  'claim.truth': { key: Value }
  'claim.nudge': null
  'claim.glued': { who: Value }
  'claim.order': { who: Value }
  'claim.product-first': { who: Value }
  'claim.once': { who: Value }
  'claim.double': { who: Value }
  'claim.spread': { who: Value }
  'formula.told.seats': { first: Value; source: Value }
  'formula.told.border': { first: Value; source: Value }
  'formula.told.legs': { first: Value; second: Value; source: Value }
  'formula.told.points': { first: Value; second: Value; source: Value }
  'formula.told.fence': { first: Value; second: Value; source: Value }
  'formula.told.warm': { first: Value; source: Value }
  'formula.told.fall': { first: Value; source: Value }
  'formula.told.frame': { first: Value; second: Value; source: Value }
  'formula.told.box': { first: Value; second: Value; source: Value }
  'formula.told.stop': { first: Value; source: Value }
  'formula.told.hands': { first: Value; source: Value }
  'formula.told.diagonals': { first: Value; source: Value }
  'formula.told.cans': { first: Value; source: Value }
  'formula.asks.seats': { a: Value }
  'formula.asks.border': { a: Value }
  'formula.asks.legs': { a: Value; b: Value }
  'formula.asks.points': { a: Value; b: Value }
  'formula.asks.fence': { a: Value; b: Value }
  'formula.asks.warm': { a: Value }
  'formula.asks.fall': { a: Value }
  'formula.asks.frame': { a: Value; b: Value }
  'formula.asks.box': { a: Value; b: Value }
  'formula.asks.stop': { a: Value }
  'formula.asks.hands': { a: Value }
  'formula.asks.diagonals': { a: Value }
  'formula.asks.cans': { a: Value }
  'formula.more.fall': { a: Value; b: Value }
  'formula.more.stop': { a: Value; b: Value }
  'formula.more.hands': { a: Value; b: Value }
  'formula.more.diagonals': { a: Value; b: Value }
  'formula.more.cans': { a: Value; b: Value }
  'formula.label.seats': null
  'formula.label.border': null
  'formula.label.legs': null
  'formula.label.points': null
  'formula.label.fence': null
  'formula.label.warm': null
  'formula.label.fall': null
  'formula.label.frame': null
  'formula.label.box': null
  'formula.label.stop': null
  'formula.label.hands': null
  'formula.label.diagonals': null
  'formula.label.cans': null
  'formula.unit.seats': null
  'formula.unit.border': null
  'formula.unit.legs': null
  'formula.unit.points': null
  'formula.unit.fence': null
  'formula.unit.warm': null
  'formula.unit.fall': null
  'formula.unit.frame': null
  'formula.unit.box': null
  'formula.unit.stop': null
  'formula.unit.hands': null
  'formula.unit.diagonals': null
  'formula.unit.cans': null
  'formula.answer': { key: Value; unit: Value }
  'formula.slip.order': null
  'formula.slip.plain': null
  'formula.slip.glued': null
  'formula.slip.part': null
  'formula.slip.once': null
  'formula.slip.product-first': null
  'formula.slip.double': null
  'formula.slip.squares': null
  'formula.slip.difference': null
  'formula.slip.stops': null
  'formula.slip.adds': null
  'formula.nudge.one': { letter: Value }
  'formula.nudge.two': { letter: Value }
  'formula.hint.1': { source: Value }
  'formula.hint.2': { source: Value }
  'formula.hint.3': { source: Value }
  'formula.hint.group': { source: Value }
  'formula.value': { given: Value; put: Value }
  'formula.put.one': { a: Value }
  'formula.put.two': { a: Value; b: Value }
  'formula.work': { put: Value }
  'formula.so': { key: Value; unit: Value }
  'formula.so-more': { sum: Value; key: Value; unit: Value }
}

export const say = defineMessages<Messages>('evaluate-expressions', { en, es })

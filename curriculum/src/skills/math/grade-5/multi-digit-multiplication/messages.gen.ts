// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.numerical-expressions': null
  'lesson.parts': { equation: Value }
  'lesson.figure': null
  'lesson.lines': { ones: Value; tens: Value; sum: Value }
  'lesson.estimate': { equation: Value }
  'lesson.description': null
  'lesson.word.factor.word': null
  'lesson.word.factor.meaning': null
  'lesson.word.product.word': null
  'lesson.word.product.meaning': null
  'lesson.word.partial-product.word': null
  'lesson.word.partial-product.meaning': null
  'lesson.word.regroup.word': null
  'lesson.word.regroup.meaning': null
  'lesson.word.estimate.word': null
  'lesson.word.estimate.meaning': null
  label: null
  'area.asks.cell': { product: Value }
  'area.asks.product': { product: Value }
  'area.asks.side': { product: Value }
  'area.figure.cells': { columns: Value; rows: Value; cells: Value }
  'area.figure.blank': { columns: Value; rows: Value }
  'area.unknown': null
  'area.place': null
  'area.place-side': null
  'area.adds': null
  'area.area': null
  'area.nudge.cell': null
  'area.nudge.product': null
  'area.nudge.side': null
  'area.hint.cell': null
  'area.hint.product': null
  'area.hint.side': null
  'area.why.cell': { width: Value; height: Value }
  'area.why.side': { area: Value; width: Value }
  'area.so': { equation: Value }
  'multiply.asks': { product: Value }
  'table.asks.lines': { product: Value }
  'table.asks.known': { product: Value }
  'table.product': null
  'table.value': null
  'table.tens': { tens: Value }
  'table.extra': { extra: number | Quantity; a: Value }
  'table.other': { a: Value; b: Value }
  'table.nudge.lines': null
  'table.nudge.known': null
  'table.hint.lines': { a: Value }
  'table.hint.known': { a: Value }
  'table.why.lines': { a: Value }
  'table.why.known': { a: Value }
  'hidden.asks': { equation: Value }
  'hidden.label': null
  'hidden.last': null
  'hidden.regroup': null
  'hidden.near': null
  'hidden.nudge.one': null
  'hidden.nudge.two': null
  'hidden.nudge.inside': null
  'hidden.hint.one': null
  'hidden.hint.two': null
  'hidden.hint.inside': null
  'hidden.why.one': null
  'hidden.why.two': null
  'hidden.why.inside': null
  'hidden.so': { digit: Value; equation: Value }
  'order.asks': null
  'order.first': null
  'order.last': null
  'order.one': null
  'order.adds': null
  'order.reversed': null
  'order.nudge': null
  'order.hint': null
  'order.why': null
  'order.so': { product: Value; value: Value }
  'story.first': null
  'story.steps': null
  'story.then': { equation: Value }
  'mistake.context': { who: Value }
  'mistake.check': null
  'mistake.split': { b: Value; list: Value }
  'mistake.multiply': { a: Value }
  'mistake.add': null
  'mistake.truth': { equation: Value }
}

export const say = defineMessages<Messages>('multi-digit-multiplication', { en, es })

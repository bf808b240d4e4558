// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.slope': null
  'why.proportional-graphs': null
  'lesson.slope': { equation: Value }
  'lesson.equation': { equation: Value }
  'lesson.forms': null
  'lesson.steeper': null
  'lesson.word.unit-rate.word': null
  'lesson.word.unit-rate.meaning': null
  'lesson.word.slope.word': null
  'lesson.word.slope.meaning': null
  'lesson.word.steeper.word': null
  'lesson.word.steeper.meaning': null
  'lesson.word.proportional.word': null
  'lesson.word.proportional.meaning': null
  per: { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  unit: { ys: Quantity | Range | Term }
  'shown.graph': null
  'shown.table': null
  'other.equation': { equation: Value; across: Value; xs: Quantity | Range | Term; up: Value; ys: Quantity | Range | Term }
  'other.rate.equation': { rate: Value; per: Value }
  'other.rate.words': { equation: Value; per: Value }
  'slope.told.graph': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'slope.told.table': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'slope.asks': null
  'slope.label': null
  'slope.answer': { rate: Value; per: Value }
  'slope.nudge': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'slope.think.graph': null
  'slope.think.table': null
  'slope.hint': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'slope.read.graph': { x: Value; y: Value }
  'slope.read.table': { x: Value; y: Value }
  'slope.divide': { equation: Value; ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'slip.upside-down': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'slip.subtracts': null
  'slip.squares': null
  'slip.amount': null
  'slip.one-quantity': null
  'slip.stops.gap': null
  'slip.stops.rate': null
  'claim.said': { rate: Value; per: Value }
  'claim.upside': { who: Value; xs: Quantity | Range | Term; ys: Quantity | Range | Term }
  'claim.subtracts': { who: Value }
  'claim.squares': { who: Value }
  'difference.asks.one': null
  'difference.asks.many': { n: Value }
  'difference.label': null
  'difference.nudge': null
  'difference.hint.one': null
  'difference.hint.many': null
  'difference.so': { equation: Value }
  'difference.times': { equation: Value }
  'card.equation': { equation: Value }
  'card.unit': { rate: Value; per: Value }
  'card.pair': { x: Value; y: Value }
  'card.point': { start: Value; point: Value }
  'order.told': { xs: Quantity | Range | Term; ys: Quantity | Range | Term }
  'order.asks': null
  'order.least': null
  'order.most': null
  'order.slip.one': null
  'order.slip.reversed': null
  'order.nudge': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'order.think': null
  'order.hint': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'order.find': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'order.step': { text: Value; rate: Value; per: Value }
  'order.stays': { rate: Value; per: Value }
  'sort.told': null
  'sort.asks': null
  'sort.less': null
  'sort.same': null
  'sort.more': null
  'sort.slip.equation': null
  'sort.slip.pair': null
  'sort.slip.point': null
  'sort.nudge': null
  'sort.find': { x: Value; y: Value; rate: Value; per: Value }
  'draw.equation': { equation: Value; across: Value; xs: Quantity | Range | Term; up: Value; ys: Quantity | Range | Term }
  'draw.given': null
  'draw.asks.this': null
  'draw.asks.other': null
  'draw.nudge.1': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'draw.nudge.2': null
  'draw.nudge.3': { xs: Quantity | Range | Term; ys: Quantity | Range | Term }
  'draw.think': null
  'draw.hint': null
  'draw.start': { start: Value }
  'draw.so': { point: Value }
  'draw.slip.start': null
  'draw.slip.amount': null
  'draw.slip.way': null
  'draw.slip.squares': null
  'explain.asks': null
  'explain.number': { n: Value }
  'explain.a': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'explain.b': null
  'explain.so': null
  'explain.less': null
  'explain.more': null
  'explain.than': null
  'explain.value': { n: Value }
  'explain.units': { ys: Quantity | Range | Term }
  'explain.label.a': null
  'explain.label.b': null
  'explain.label.side': null
  'explain.label.value': null
  'explain.hint': null
  'explain.slip.side': null
  'explain.slip.value': null
  'explain.line-a': null
  'explain.line-b': null
  'explain.end.more': null
  'explain.end.less': null
  'pair.almonds': null
  'pair.fabric': null
  'pair.job': null
  'pair.cyclist': null
  'pair.hiker': null
  'pair.hose': null
  'pair.printer': null
  'pair.bottles': null
  'pair.car': null
  'pair.map': null
  'pair.elevator': null
  'pair.garden': null
  'second.almonds': { y: Value; x: Value }
  'second.fabric': { y: Value; x: Value }
  'second.job': { y: Value; x: Value }
  'second.cyclist': { y: Value; x: Value }
  'second.hiker': { y: Value; x: Value }
  'second.hose': { y: Value; x: Value }
  'second.printer': { y: Value; x: Value }
  'second.bottles': { y: Value; x: Value }
  'second.car': { y: Value; x: Value }
  'second.map': { y: Value; x: Value }
  'second.elevator': { y: Value; x: Value }
  'second.garden': { y: Value; x: Value }
  letters: { across: Value; xs: Quantity | Range | Term; up: Value; ys: Quantity | Range | Term }
}

export const say = defineMessages<Messages>('compare-proportional-relationships', { en, es })

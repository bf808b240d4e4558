// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.equivalent-ratios': null
  'why.unit-rates': null
  'lesson.what': null
  'lesson.how': null
  'lesson.use': null
  'lesson.word.proportional.word': null
  'lesson.word.proportional.meaning': null
  'lesson.word.constant.word': null
  'lesson.word.constant.meaning': null
  'lesson.word.origin.word': null
  'lesson.word.origin.meaning': null
  per: { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'constant.asks': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'constant.label': null
  'constant.answer': { rate: Value; ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'fill.asks': null
  'fill.nudge.rate': { xs: Quantity | Range | Term }
  'fill.nudge.row': { xs: Quantity | Range | Term }
  'fill.hint.rate': { rate: Value }
  'fill.hint.row': { y: Value; x: Value }
  'fill.first.rate': { rate: Value; xs: Quantity | Range | Term }
  'fill.first.row': { y: Value; x: Value; rate: Value }
  'fill.both': null
  'fill.step.forward': { x: Value; rate: Value; y: Value }
  'fill.step.back': { y: Value; rate: Value; x: Value }
  'cards.asks.1': { x: Value; y: Value }
  'cards.asks.2': { x: Value; y: Value }
  'cards.asks.3': null
  'cards.yes': null
  'cards.no': null
  'cards.text': { text: Value }
  'cards.nudge.1': { y: Value; x: Value }
  'cards.nudge.2': { y: Value; x: Value }
  'cards.nudge.3': null
  'cards.hint.divide': { y: Value; x: Value }
  'cards.hint.both': { y: Value; x: Value }
  'cards.hint.double': null
  'cards.rule.numbers': { y: Value; x: Value }
  'cards.rule.story': null
  'cards.is': { text: Value }
  'cards.is-not': { text: Value }
  'cards.answer': { good: Value; bad: Value }
  'draw.asks': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'draw.line-a': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'draw.asks-b': null
  'draw.nudge': { xs: Quantity | Range | Term }
  'draw.hint.rate': { xs: Quantity | Range | Term; rate: Value }
  'draw.hint.pair': { across: Value; up: Value }
  'draw.hint.other': { across: Value }
  'draw.nudge-b': null
  'draw.zero': { xs: Quantity | Range | Term; ys: Quantity | Range | Term }
  'draw.step.rate': { across: Value; rate: Value; up: Value }
  'draw.step.pair': { across: Value; up: Value }
  'draw.step.other': { across: Value; before: Value; up: Value }
  'draw.line': { across: Value; up: Value }
  'draw.answer': { across: Value; up: Value }
  'equation.let': { a: Value; xs: Quantity | Range | Term; b: Value; ys: Quantity | Range | Term }
  'equation.asks': { a: Value; b: Value }
  'equation.label': null
  'equation.hint.rate': { b: Value; a: Value }
  'equation.hint.pair': { y: Value; x: Value; b: Value; a: Value }
  'equation.nudge': { xs: Quantity | Range | Term }
  'equation.step.rate': { y: Value; xs: Quantity | Range | Term; rate: Value }
  'equation.step.pair': { second: Value; first: Value; y: Value; x: Value; rate: Value }
  'equation.so': { b: Value; a: Value; equation: Value }
  'equation.check': { a: Value; x: Value; b: Value; rate: Value; y: Value }
  'point.asks.tells': null
  'point.asks.one': { xs: Quantity | Range | Term }
  'point.asks.far': null
  'point.label': null
  'point.nudge.axes': null
  'point.nudge.one': { xs: Quantity | Range | Term }
  'point.nudge.far': null
  'point.hint.axes': { xs: Quantity | Range | Term; ys: Quantity | Range | Term }
  'point.hint.one': { x: Value; y: Value; xs: Quantity | Range | Term }
  'point.hint.far': { across: Value; up: Value }
  'point.step.across': { x: Value }
  'point.step.up': { y: Value }
  'point.step.one': { xs: Quantity | Range | Term }
  'point.step.share': { across: Value; up: Value; xs: Quantity | Range | Term; rate: Value }
  'point.step.constant': { up: Value; across: Value; rate: Value }
  'point.step.far': { far: Value; rate: Value; end: Value }
  'point.so': { rate: Value }
}

export const say = defineMessages<Messages>('proportional-relationships', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.classify-shapes': null
  'why.plot-points': null
  'lesson.inside': null
  'lesson.passes': null
  'lesson.use': null
  'lesson.back': null
  'lesson.word.parallelogram.word': null
  'lesson.word.parallelogram.meaning': null
  'lesson.word.rectangle.word': null
  'lesson.word.rectangle.meaning': null
  'lesson.word.rhombus.word': null
  'lesson.word.rhombus.meaning': null
  'lesson.word.square.word': null
  'lesson.word.square.meaning': null
  'sides.is': { shape: Quantity | Range | Term }
  'sides.one': { a: Value }
  'sides.two': { a: Value; b: Value }
  'sides.around': { all: Value }
  'sides.asks.around': null
  'sides.asks.any': null
  'sides.asks.side': null
  'sides.label': null
  'sides.figure': { shape: Quantity | Range | Term }
  'sides.nudge': { shape: Quantity | Range | Term }
  'sides.hint.equal': null
  'sides.hint.opposite': null
  'sides.why.equal': { shape: Quantity | Range | Term }
  'sides.why.opposite': { shape: Quantity | Range | Term }
  'sides.rest': { equation: Value }
  'sides.so': { equation: Value }
  'sides.answer': { length: Value }
  'slip.half.around': null
  'slip.half.side': null
  'slip.equal': null
  'slip.stops': null
  'slip.once': null
  'slip.three': null
  'claim.said': { got: Value }
  'claim.half': { who: Value }
  'claim.three': { who: Value }
  'claim.equal': { who: Value }
  'claim.stops': { who: Value }
  'claim.once': { who: Value }
  'clue.asks': null
  'clue.marks.square': { a: Value }
  'clue.marks.rectangle': { a: Value; b: Value }
  'clue.marks.rhombus': { a: Value }
  'clue.marks.parallelogram': { a: Value; b: Value }
  'clue.steps.square': { a: Value }
  'clue.steps.rectangle': { a: Value; b: Value }
  'clue.steps.rhombus': { a: Value }
  'clue.steps.parallelogram': { a: Value; b: Value }
  'clue.more-special': null
  'clue.extra': null
  'clue.nudge': null
  'clue.hint.marks': null
  'clue.hint.steps': null
  'clue.why.square': null
  'clue.why.rectangle': null
  'clue.why.rhombus': null
  'clue.why.parallelogram': null
  'corner.told': { shape: Quantity | Range | Term; list: Value }
  'corner.asks': null
  'corner.order': null
  'corner.swaps': null
  'corner.slant': null
  'corner.nudge': null
  'corner.hint': null
  'corner.why': { shape: Quantity | Range | Term }
  'corner.way': { side: string; across: number | Quantity; up: number | Quantity; d: Value }
  'sticks.told': { a: Value; b: Value; c: Value; d: Value }
  'sticks.asks': null
  'sticks.name.square': null
  'sticks.name.rhombus': null
  'sticks.name.rectangle': null
  'sticks.name.parallelogram': null
  'sticks.name.one-pair': null
  'sticks.slip.sides': null
  'sticks.slip.one-pair': null
  'sticks.missed': null
  'sticks.nudge': null
  'sticks.hint': null
  'sticks.why.pairs': null
  'sticks.why.three': null
  'sticks.why.four': null
  'sticks.so.pairs': null
  'sticks.so.three': null
  'sticks.so.four': null
  'card.right-parallelogram': null
  'card.four-equal': { a: Value }
  'card.one-side': { a: Value }
  'card.a-by-b': { a: Value; b: Value }
  'card.two-lengths': { a: Value; b: Value }
  'card.equal-neighbors': { a: Value }
  'card.one-pair': null
  'card.right-rhombus': null
  'card.no-right': null
  'card.four-right': null
  'must.asks': { shape: Quantity | Range | Term }
  'must.must': null
  'must.can': null
  'must.cannot': null
  'must.slip.must': { shape: Quantity | Range | Term }
  'must.slip.can': { shape: Quantity | Range | Term }
  'must.slip.cannot': { shape: Quantity | Range | Term }
  'must.nudge': { shape: Quantity | Range | Term }
  'must.hint.rectangle': null
  'must.hint.rhombus': null
  'must.hint.square': null
  'must.why.must': { shape: Quantity | Range | Term; card: Value }
  'must.why.can': { card: Value }
  'must.why.cannot': { shape: Quantity | Range | Term; card: Value }
  'label.name': { shape: Quantity | Range | Term }
  'task.bed': null
  'task.sandbox': null
  'task.patch': null
  'task.sign': null
  'task.field': null
  'task.stage': null
  'task.fact.parallelogram': { a: Value; b: Value; units: Quantity | Range | Term }
  'task.fact.rectangle': { a: Value; b: Value; units: Quantity | Range | Term }
  'task.fact.rhombus': { a: Value; units: Quantity | Range | Term }
  'task.fact.square': { a: Value; units: Quantity | Range | Term }
  'task.surely': null
  'task.names': null
  'task.around': { units: Quantity | Range | Term }
  'task.changed.angles': null
  'task.changed.sides': { a: Value; units: Quantity | Range | Term }
  'task.more': null
  'task.claim': { who: Value; one: Quantity | Range | Term; other: Quantity | Range | Term }
  'task.same': { units: Quantity | Range | Term }
  'task.kind': { kind: Quantity | Range | Term }
  'task.yes': null
  'task.no': null
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.general': null
  'task.slip.extra': null
  'task.slip.own': null
  'task.slip.missing': null
  'task.slip.sure': null
  'task.slip.half': null
  'task.slip.inside': { other: Quantity | Range | Term; one: Quantity | Range | Term }
  'task.slip.converse': { one: Quantity | Range | Term; other: Quantity | Range | Term }
  'task.slip.four': null
  'task.slip.first': null
  'task.slip.all': null
  'task.why.surely': null
  'task.why.names': { equation: Value }
  'task.why.around': { equation: Value }
  'task.why.changed': null
  'task.why.more': { equation: Value }
  'task.why.claim': null
  'task.why.same': { equation: Value }
}

export const say = defineMessages<Messages>('quadrilateral-families', { en, es })

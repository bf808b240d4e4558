// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.proportional-relationships': null
  'lesson.what': null
  'lesson.read': { equation: Value; plain: Value }
  'lesson.both': null
  'lesson.use': null
  'lesson.word.constant.word': null
  'lesson.word.constant.meaning': null
  'lesson.word.equation.word': null
  'lesson.word.equation.meaning': null
  'lesson.word.proportional.word': null
  'lesson.word.proportional.meaning': null
  let: { a: Value; xs: Quantity | Range | Term; b: Value; ys: Quantity | Range | Term; equation: Value }
  'read.asks': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'read.turned': { a: Value; b: Value; ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'read.label': null
  'read.per': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'read.answer': { value: Value; ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'read.nudge': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'read.hint.constant': { b: Value; a: Value }
  'read.hint.other': { a: Value; b: Value }
  'read.form': { b: Value; a: Value }
  'read.divide': { m: Value; equation: Value }
  'read.constant': { rate: Value; ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'read.turn': { rate: Value; value: Value; xs: Quantity | Range | Term; ys: Quantity | Range | Term }
  'use.asks.y': { b: Value; x: Value }
  'use.asks.x': { a: Value; y: Value }
  'use.asks.more': { b: Value; y: Value; end: Value; a: Value }
  'use.label': null
  'use.unit': { of: Quantity | Range | Term }
  'use.answer': { right: Value }
  'use.nudge': { a: Value; b: Value }
  'use.hint.y': { b: Value; a: Value; rate: Value }
  'use.hint.x': { b: Value; a: Value; rate: Value }
  'use.hint.more': { b: Value; a: Value; rate: Value }
  'use.step.grown': { b: Value; equation: Value }
  'use.step.y': { a: Value; equation: Value }
  'use.step.x': { b: Value; rate: Value; equation: Value }
  'use.step.more': { a: Value; rate: Value; equation: Value }
  'use.so': { right: Value }
  'match.asks': { x: Value; y: Value }
  'match.pairs': { pairs: Value }
  'match.swapped': null
  'match.sum': null
  'match.other': null
  'match.nudge': null
  'match.hint': { x: Value; y: Value }
  'match.step': { pairs: Value; equation: Value; so: Value }
  'write.let': { a: Value; xs: Quantity | Range | Term; b: Value; ys: Quantity | Range | Term }
  'write.let-other': { a: Value; xs: Quantity | Range | Term; b: Value; ys: Quantity | Range | Term }
  'write.label': null
  'write.first': null
  'write.nudge': { ys: Quantity | Range | Term; xs: Quantity | Range | Term }
  'write.hint.one': { b: Value; a: Value }
  'write.hint.other': null
  'write.step': { xs: Quantity | Range | Term; equation: Value }
  'write.times.two': { end: Value }
  'write.times.half': { end: Value }
  'write.so': { b: Value; a: Value; equation: Value }
}

export const say = defineMessages<Messages>('constant-of-proportionality', { en, es })

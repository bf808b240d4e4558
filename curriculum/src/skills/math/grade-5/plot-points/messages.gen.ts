// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.decimal-place-value': null
  'lesson.axes': null
  'lesson.pair': { one: Value; other: Value }
  'lesson.zero': null
  'lesson.scale': null
  'lesson.word.origin.word': null
  'lesson.word.origin.meaning': null
  'lesson.word.x-axis.word': null
  'lesson.word.x-axis.meaning': null
  'lesson.word.y-axis.word': null
  'lesson.word.y-axis.meaning': null
  'lesson.word.ordered-pair.word': null
  'lesson.word.ordered-pair.meaning': null
  'lesson.word.coordinates.word': null
  'lesson.word.coordinates.meaning': null
  'read.asks.map': { place: Quantity | Range | Term }
  'read.asks.scale': null
  'read.asks.meets': null
  'read.asks.moves': { across: number | Quantity; side: string; up: number | Quantity; way: string }
  'read.label': null
  'read.nudge.map': { place: Quantity | Range | Term }
  'read.nudge.scale': null
  'read.nudge.meets': null
  'read.nudge.moves': null
  'read.hint.map': null
  'read.hint.scale': null
  'read.hint.meets': null
  'read.hint.moves': { side: string; way: string }
  'read.first.map': { place: Quantity | Range | Term; x: Value; y: Value }
  'read.first.scale': { step: Value; x: Value; y: Value }
  'read.first.meets': { p: Value; q: Value }
  'read.first.moves': { p: Value; x: Value; y: Value }
  'read.so': { key: Value }
  'far.distance': null
  'far.units': null
  'far.answer': { n: number | Quantity }
  'graph.label': null
  'graph.tells': { letter: Value }
  'graph.swapped': null
  'graph.squares': null
  'graph.change': null
  'graph.nudge': null
  'graph.hint': { letter: Value }
  'graph.below': { letter: Value; x: Value }
  'graph.left': { y: Value; tells: Value }
  'sort.asks.axes': null
  'sort.asks.closer': null
  'sort.asks.inside': { left: Value; right: Value; low: Value; high: Value }
  'sort.axes.first': null
  'sort.axes.second': null
  'sort.axes.third': null
  'sort.closer.first': null
  'sort.closer.second': null
  'sort.closer.third': null
  'sort.inside.first': null
  'sort.inside.second': null
  'sort.inside.third': null
  'sort.swapped.axes': null
  'sort.swapped.closer': null
  'sort.swapped.inside': null
  'sort.look.axes': null
  'sort.look.closer': null
  'sort.look.inside': null
  'sort.nudge.axes': null
  'sort.nudge.closer': null
  'sort.nudge.inside': null
  'sort.so': { is: Value; point: Value }
  'sort.rule.axes': null
  'sort.rule.closer': null
  'sort.rule.inside': null
  'claim.said': { got: Value }
  'claim.truth': { truth: Value }
}

export const say = defineMessages<Messages>('plot-points', { en, es })

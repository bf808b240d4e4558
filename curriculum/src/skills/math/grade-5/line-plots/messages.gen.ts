// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.add-fractions': null
  'why.multiply-fractions': null
  'lesson.what': null
  'lesson.make': null
  'lesson.sum': null
  'lesson.share': null
  'lesson.word.line-plot.word': null
  'lesson.word.line-plot.meaning': null
  'lesson.word.measurement.word': null
  'lesson.word.measurement.meaning': null
  'lesson.word.axis.word': null
  'lesson.word.axis.meaning': null
  'lesson.word.equal-share.word': null
  'lesson.word.equal-share.meaning': null
  'lesson.word.difference.word': null
  'lesson.word.difference.meaning': null
  shows: null
  'make.asks.labeled': { units: Quantity | Range | Term; list: Value }
  'make.asks.pieces': { units: Quantity | Range | Term; list: Value; pieces: Value }
  'make.asks.missing': { known: Value; n: Value; units: Quantity | Range | Term; list: Value; total: Value }
  'make.nudge.labeled': null
  'make.nudge.pieces': { pieces: Value }
  'make.nudge.missing': null
  'make.hint.labeled': null
  'make.hint.pieces': { pieces: Value }
  'make.hint.missing': { pieces: Value }
  'make.first.labeled': null
  'make.first.pieces': { pieces: Value }
  'make.first.missing': { sum: Value; total: Value; hidden: Value }
  'make.order': { order: Value }
  'make.so': { n: Value }
  'sort.asks': null
  'sort.true': null
  'sort.false': null
  'sort.nudge': null
  'sort.hint': null
  'sort.answer': { is: Value; text: Value }
  'sort.all': { list: Value }
  'sort.why': { shown: Value; is: Value; text: Value }
  'claim.context': { told: Value; question: Value }
  'claim.said': { got: Value }
  'claim.number': { n: Value }
  'claim.truth': { truth: Value }
  'claim.once': { who: Value }
  'claim.boundary': { who: Value; size: Value }
  'claim.side': { who: Value }
  'claim.dots': { who: Value }
  'claim.greatest': { who: Value }
  'claim.axis': { who: Value }
  'claim.columns': { who: Value }
  'claim.ends': { who: Value }
  'task.amount.more': { things: Quantity | Range | Term; size: Value }
  'task.amount.group': { things: Quantity | Range | Term; size: Value; units: Quantity | Range | Term }
  'task.amount.total': { units: Quantity | Range | Term; things: Quantity | Range | Term }
  'task.amount.fits': { who: Value; room: Value }
  'task.amount.share': { who: Value; things: Quantity | Range | Term; units: Quantity | Range | Term }
  'task.amount.moved': { units: Quantity | Range | Term; who: Value; things: Quantity | Range | Term }
  'task.amount.above': { things: Quantity | Range | Term }
  'task.amount.fill': { who: Value; things: Quantity | Range | Term; units: Quantity | Range | Term }
  'task.distance.more': { things: Quantity | Range | Term; size: Value }
  'task.distance.group': { things: Quantity | Range | Term; size: Value; units: Quantity | Range | Term }
  'task.distance.total': { units: Quantity | Range | Term; things: Quantity | Range | Term }
  'task.distance.fits': { room: Value; who: Value }
  'task.distance.share': { who: Value; things: Quantity | Range | Term; units: Quantity | Range | Term }
  'task.distance.moved': { units: Quantity | Range | Term; things: Quantity | Range | Term }
  'task.distance.above': { things: Quantity | Range | Term }
  'task.distance.fill': { who: Value; things: Quantity | Range | Term; units: Quantity | Range | Term }
  'task.yes': null
  'task.no': null
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.boundary': null
  'task.slip.once': null
  'task.slip.side': null
  'task.slip.dots': null
  'task.slip.room': null
  'task.slip.columns': null
  'task.slip.ends': null
  'task.slip.early': null
  'task.slip.kept': null
  'task.slip.range': null
  'task.slip.had': null
  'task.slip.single': null
  'task.why.more': { equation: Value }
  'task.why.group': { equation: Value }
  'task.why.total': { equation: Value }
  'task.why.fits': { equation: Value }
  'task.why.share': { equation: Value }
  'task.why.moved': { equation: Value }
  'task.why.above': { equation: Value }
  'task.why.fill': { equation: Value }
}

export const say = defineMessages<Messages>('line-plots', { en, es })

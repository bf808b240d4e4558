// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.line-plots': null
  'lesson.displays': null
  'lesson.center': null
  'lesson.quarters': null
  'lesson.outlier': null
  'lesson.word.median.word': null
  'lesson.word.median.meaning': null
  'lesson.word.quartile.word': null
  'lesson.word.quartile.meaning': null
  'lesson.word.range.word': null
  'lesson.word.range.meaning': null
  'lesson.word.iqr.word': null
  'lesson.word.iqr.meaning': null
  'lesson.word.mad.word': null
  'lesson.word.mad.meaning': null
  'lesson.word.outlier-word.word': null
  'lesson.word.outlier-word.meaning': null
  'build.asks.dots': null
  'build.asks.bars': null
  'build.asks.box': null
  'build.leave-out': null
  'build.nudge.dots': null
  'build.nudge.bars': null
  'build.nudge.box': null
  'build.hint.dots': null
  'build.hint.bars': null
  'build.hint.box': null
  'build.order': { list: Value }
  'build.so.dots': { n: Value }
  'build.so.bars': { values: Value }
  'build.so.box': { values: Value }
  'read.shows.dots': null
  'read.shows.bars': null
  'read.asks.count.from': { limit: Value }
  'read.asks.count.below': { limit: Value }
  'read.asks.percent.from': { limit: Value }
  'read.asks.percent.below': { limit: Value }
  'read.label.count': null
  'read.label.percent': null
  'read.nudge': { limit: Value }
  'read.hint.count': null
  'read.hint.percent': null
  'read.add': { sum: Value; part: Value }
  'read.one': { part: Value }
  'read.check': { rest: Value; total: Value }
  'read.percent': { total: Value; part: Value; percent: Value }
  'box.shows': null
  'box.asks.range': null
  'box.asks.iqr': null
  'box.asks.percent': { low: Value; high: Value }
  'box.asks.count': { total: Value; low: Value; high: Value }
  'box.label.range': null
  'box.label.iqr': null
  'box.label.percent': null
  'box.label.count': null
  'box.nudge.range': null
  'box.nudge.iqr': null
  'box.nudge.percent': null
  'box.nudge.count': null
  'box.hint.range': null
  'box.hint.iqr': null
  'box.hint.percent': { low: Value; high: Value }
  'box.hint.count': { total: Value; low: Value; high: Value }
  'box.read-off.range': { low: Value; high: Value }
  'box.read-off.iqr': { low: Value; high: Value }
  'box.read-off.percent': null
  'box.read-off.count': { total: Value; quarter: Value }
  'box.so.range': { high: Value; low: Value; key: Value }
  'box.so.iqr': { high: Value; low: Value; key: Value }
  'box.so.percent': { low: Value; high: Value; parts: number | Quantity; key: Value }
  'box.so.count': { low: Value; high: Value; parts: number | Quantity; quarter: Value; key: Value }
  'measure.asks.median': null
  'measure.asks.mean': null
  'measure.asks.mad': null
  'measure.label.median': null
  'measure.label.mean': null
  'measure.label.mad': null
  'measure.nudge.median': null
  'measure.nudge.mean': null
  'measure.nudge.mad': null
  'measure.hint.median': null
  'measure.hint.mean': { n: Value }
  'measure.hint.mad': { mean: Value }
  'measure.first.median': { list: Value }
  'measure.first.mean': { sum: Value; total: Value }
  'measure.first.mad': { total: Value; n: Value; mean: Value; distances: Value }
  'measure.so.median': { middle: string; key: Value }
  'measure.so.mean': { total: Value; n: Value; key: Value }
  'measure.so.mad': { spread: Value; n: Value; key: Value }
  'missing.told.value': { list: Value; n: Value; mean: Value }
  'missing.told.next': { less: Value; before: Value; n: Value; mean: Value }
  'missing.told.groups': { less: Value; before: Value; other: Value; after: Value }
  'missing.asks.value': null
  'missing.asks.next': null
  'missing.asks.groups': { n: Value }
  'missing.label.value': null
  'missing.label.next': null
  'missing.label.groups': null
  'missing.nudge': null
  'missing.hint.value': { n: Value }
  'missing.hint.next': null
  'missing.hint.groups': { n: Value }
  'missing.sums.value': { n: Value; mean: Value; total: Value; known: Value }
  'missing.sums.next': { less: Value; before: Value; known: Value; n: Value; mean: Value; total: Value }
  'missing.sums.groups': { less: Value; before: Value; known: Value; other: Value; after: Value; added: Value }
  'missing.so.value': { total: Value; known: Value; key: Value }
  'missing.so.next': { total: Value; known: Value; key: Value }
  'missing.so.groups': { total: Value; n: Value; key: Value }
  'compare.told': null
  'compare.true': null
  'compare.false': null
  'compare.open': null
  'compare.nudge': null
  'compare.hint': null
  'compare.five': null
  'compare.all': { list: Value }
  'compare.answer': { is: Value; text: Value }
  'compare.not': null
  'task.bus.told': null
  'task.bus.title': null
  'task.bus.which': null
  'task.bus.row': { row: Value }
  'task.bus.varies': null
  'task.bus.one': null
  'task.bus.none': null
  'task.bus.steady': null
  'task.bus.sixth': { to: Value }
  'task.players.told': null
  'task.players.title': null
  'task.players.which': null
  'task.players.row': { row: Value }
  'task.players.varies': null
  'task.players.one': null
  'task.players.none': null
  'task.players.steady': null
  'task.players.sixth': { to: Value }
  'task.trays.told': null
  'task.trays.title': null
  'task.trays.which': null
  'task.trays.row': { row: Value }
  'task.trays.varies': null
  'task.trays.one': null
  'task.trays.none': null
  'task.trays.steady': null
  'task.trays.sixth': { to: Value }
  'task.batteries.told': null
  'task.batteries.title': null
  'task.batteries.which': null
  'task.batteries.row': { row: Value }
  'task.batteries.varies': null
  'task.batteries.one': null
  'task.batteries.none': null
  'task.batteries.steady': null
  'task.batteries.sixth': { to: Value }
  'task.runners.told': null
  'task.runners.title': null
  'task.runners.which': null
  'task.runners.row': { row: Value }
  'task.runners.varies': null
  'task.runners.one': null
  'task.runners.none': null
  'task.runners.steady': null
  'task.runners.sixth': { to: Value }
  'task.cafes.told': null
  'task.cafes.title': null
  'task.cafes.which': null
  'task.cafes.row': { row: Value }
  'task.cafes.varies': null
  'task.cafes.one': null
  'task.cafes.none': null
  'task.cafes.steady': null
  'task.cafes.sixth': { to: Value }
  'task.question': null
  'task.mean': null
  'task.range': null
  'task.other': null
  'task.mad': null
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.answer': null
  'task.slip.median': null
  'task.slip.sum': null
  'task.slip.spread': null
  'task.slip.order': null
  'task.slip.center': null
  'task.slip.greatest': null
  'task.slip.half': null
  'task.slip.close': null
  'task.slip.range': null
  'task.slip.distances': null
  'task.slip.wide': null
  'task.slip.means': null
  'task.slip.fills': null
  'task.slip.all': null
  'task.slip.five': null
  'task.why.question': { equation: Value }
  'task.why.mean': { equation: Value }
  'task.why.meaning': { equation: Value }
  'task.why.range': { equation: Value }
  'task.why.other': { equation: Value }
  'task.why.mad': { equation: Value }
  'task.why.steady': { equation: Value }
  'task.why.sixth': { equation: Value }
  'task.meaning.share': null
  'task.meaning.half': null
  'task.meaning.close': null
  'task.steady.a': null
  'task.steady.b': null
  'task.steady.either': null
  'task.tells': null
}

export const say = defineMessages<Messages>('data-displays', { en, es })

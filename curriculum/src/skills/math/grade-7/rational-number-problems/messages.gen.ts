// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.multiply-signed-numbers': null
  'why.fractions-to-decimals': null
  'why.decimal-operations': null
  'lesson.story': { equation: Value }
  'lesson.signs': null
  'lesson.forms': { fraction: Value; decimal: Value }
  'lesson.back': { equation: Value }
  'lesson.word.rational-number.word': null
  'lesson.word.rational-number.meaning': null
  'lesson.word.mean.word': null
  'lesson.word.mean.meaning': null
  'lesson.word.opposite.word': null
  'lesson.word.opposite.meaning': null
  'lesson.word.elevation.word': null
  'lesson.word.elevation.meaning': null
  'story.label': null
  'story.nudge.end': null
  'story.nudge.rate': null
  'story.nudge.start': null
  'story.nudge.times': null
  'story.hint.end': null
  'story.hint.rate': null
  'story.hint.start': null
  'story.hint.times': null
  'story.all': { equation: Value }
  'story.add': { equation: Value }
  'story.undo': { equation: Value }
  'story.apart': { equation: Value }
  'story.share': { times: Value; equation: Value }
  'story.how-often': { equation: Value }
  'table.told.river': null
  'table.told.glacier': null
  'table.told.lake': null
  'table.told.balloon': null
  'table.told.snow': null
  'table.told.tide': null
  'table.asks.total': null
  'table.asks.mean': null
  'table.asks.missing': { mean: Value }
  'table.title.river': null
  'table.title.glacier': null
  'table.title.lake': null
  'table.title.balloon': null
  'table.title.snow': null
  'table.title.tide': null
  'table.head.river': null
  'table.head.glacier': null
  'table.head.lake': null
  'table.head.balloon': null
  'table.head.snow': null
  'table.head.tide': null
  'table.change.river': null
  'table.change.glacier': null
  'table.change.lake': null
  'table.change.balloon': null
  'table.change.snow': null
  'table.change.tide': null
  'table.figure': { rows: Value }
  'table.row': { n: Value; change: Value }
  'table.gap': { n: Value }
  'table.label.total': null
  'table.label.mean': null
  'table.label.missing': null
  'table.ignores': null
  'table.sign': null
  'table.only-total': null
  'table.only-all': null
  'table.mean-once': { count: Value }
  'table.nudge.total': null
  'table.nudge.mean': null
  'table.nudge.missing': null
  'table.hint.total': { count: Value }
  'table.hint.mean': { count: Value }
  'table.hint.missing': { count: Value }
  'table.signs': null
  'table.add': { equation: Value }
  'table.divide': { count: Value; equation: Value }
  'table.all': { equation: Value }
  'table.rest': { equation: Value }
  'compute.asks': { expression: Value }
  'compute.label': null
  'compute.different': null
  'compute.both': null
  'compute.adds-first': null
  'compute.parentheses': null
  'compute.two-minuses': null
  'compute.nudge.plain': null
  'compute.nudge.group': null
  'compute.hint': { number: Value }
  'compute.first.plain': { equation: Value }
  'compute.first.group': { equation: Value }
  'compute.then': { equation: Value }
  'order.asks': null
  'order.least': null
  'order.greatest': null
  'order.by-size': null
  'order.reversed': null
  'order.bigger': null
  'order.nudge': null
  'order.hint': null
  'order.so': { equation: Value }
  'mistake.context': { who: Value }
  'mistake.check': null
  'mistake.product': null
  'mistake.inside': null
  'mistake.sum': null
  'mistake.last': null
  'mistake.truth': { number: Value }
  'task.mountain.told': { s: Value; r: Value; n: Value; u: Value }
  'task.mountain.unit': null
  'task.mountain.other': { x: Value; y: Value }
  'task.freezer.told': { s: Value; r: Value; n: Value; u: Value }
  'task.freezer.unit': null
  'task.freezer.other': { x: Value; y: Value }
  'task.submarine.told': { s: Value; r: Value; n: Value; u: Value }
  'task.submarine.unit': null
  'task.submarine.other': { x: Value; y: Value }
  'task.lake.told': { s: Value; r: Value; n: Value; u: Value }
  'task.lake.unit': null
  'task.lake.other': { x: Value; y: Value }
  'task.game.told': { s: Value; r: Value; n: Value; u: Value }
  'task.game.unit': null
  'task.game.other': { x: Value; y: Value }
  'task.crane.told': { s: Value; r: Value; n: Value; u: Value }
  'task.crane.unit': null
  'task.crane.other': { x: Value; y: Value }
  'task.change': { unit: Value }
  'task.after': { unit: Value }
  'task.end': { unit: Value }
  'task.above': null
  'task.above-first': null
  'task.gap': { unit: Value }
  'task.up': null
  'task.down': null
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.sign': null
  'task.slip.once': null
  'task.slip.start': null
  'task.slip.wrong-way': null
  'task.slip.low': null
  'task.slip.sizes': null
  'task.slip.zero': null
  'task.slip.higher': null
  'task.slip.distance': null
  'task.slip.whole': null
  'task.why.change': { equation: Value }
  'task.why.after': { equation: Value }
  'task.why.end': { equation: Value }
  'task.why.above': { equation: Value }
  'task.why.gap': { equation: Value }
  'task.why.other': { equation: Value }
}

export const say = defineMessages<Messages>('rational-number-problems', { en, es })

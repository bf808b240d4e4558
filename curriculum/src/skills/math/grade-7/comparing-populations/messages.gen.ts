// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.data-displays': null
  'why.samples': null
  'lesson.overlap': null
  'lesson.centers': null
  'lesson.multiple': null
  'lesson.conclude': null
  'lesson.word.distribution.word': null
  'lesson.word.distribution.meaning': null
  'lesson.word.overlap-word.word': null
  'lesson.word.overlap-word.meaning': null
  'lesson.word.center.word': null
  'lesson.word.center.meaning': null
  'lesson.word.spread.word': null
  'lesson.word.spread.meaning': null
  'lesson.word.mad.word': null
  'lesson.word.mad.meaning': null
  'overlap.asks.dots': null
  'overlap.asks.length': null
  'overlap.asks.boxes': null
  'overlap.label.dots': null
  'overlap.label.length': null
  'overlap.label.boxes': null
  'overlap.nudge.dots': null
  'overlap.nudge.length': null
  'overlap.nudge.boxes': null
  'overlap.hint.dots': null
  'overlap.hint.length': null
  'overlap.hint.boxes': null
  'overlap.ends.dots': { to: Value }
  'overlap.ends.length': { from: Value; to: Value }
  'overlap.ends.boxes': { from: Value; to: Value }
  'overlap.so.dots': { key: Value; to: Value }
  'overlap.so.length': { to: Value; from: Value; key: Value }
  'overlap.so.boxes': { to: Value; from: Value; key: Value }
  'multiple.told.mads': { what: Value; low: Value; high: Value; mad: Value }
  'multiple.told.mean': { what: Value; low: Value; times: Value; mad: Value }
  'multiple.asks.mads': null
  'multiple.asks.boxes': null
  'multiple.asks.mean': null
  'multiple.label.mads': null
  'multiple.label.boxes': null
  'multiple.label.mean': null
  'multiple.nudge.mads': null
  'multiple.nudge.boxes': null
  'multiple.nudge.mean': null
  'multiple.hint.mads': null
  'multiple.hint.boxes': null
  'multiple.hint.mean': null
  'multiple.box': { lower: Value; upper: Value; iqr: Value }
  'multiple.gap.mads': { high: Value; low: Value; gap: Value }
  'multiple.gap.boxes': { high: Value; low: Value; gap: Value }
  'multiple.gap.mean': { times: Value; mad: Value; gap: Value }
  'multiple.so.mads': { gap: Value; mad: Value; times: Value }
  'multiple.so.boxes': { gap: Value; spread: Value; times: Value }
  'multiple.so.mean': { low: Value; gap: Value; high: Value }
  'order.asks': null
  'order.gap': { gap: Value; mad: Value }
  'order.means': { high: Value; low: Value; mad: Value }
  'order.times': { times: Value; mad: Value }
  'order.least': null
  'order.most': null
  'order.backward': null
  'order.difference': null
  'order.spread': null
  'order.nudge': null
  'order.hint': null
  'order.find': null
  'order.step': { pair: Value; gap: Value; mad: Value; times: Value }
  'samples.list': { name: Value; what: Value; list: Value }
  'samples.asks.medians': null
  'samples.asks.means': null
  'samples.asks.mads': null
  'samples.label.medians': null
  'samples.label.means': null
  'samples.label.mads': null
  'samples.nudge.medians': null
  'samples.nudge.means': null
  'samples.nudge.mads': null
  'samples.hint.medians': null
  'samples.hint.means': { n: Value }
  'samples.hint.mads': { low: Value; high: Value }
  'samples.medians': { a: Value; b: Value; low: Value; high: Value }
  'samples.means': { totalA: Value; n: Value; low: Value; totalB: Value; high: Value }
  'samples.mad': { low: Value; distances: Value; far: Value; n: Value; mad: Value }
  'samples.so.gap': { high: Value; low: Value; gap: Value }
  'samples.so.mads': { high: Value; low: Value; gap: Value; mad: Value; key: Value }
  'conclude.asks': null
  'conclude.yes': null
  'conclude.no': null
  'conclude.say.higher': null
  'conclude.say.alike': null
  'conclude.say.about': { median: Value }
  'conclude.say.spread': null
  'conclude.say.some': null
  'conclude.say.every': null
  'conclude.say.exact': { median: Value }
  'conclude.say.other': { wrong: Value }
  'conclude.look.higher': null
  'conclude.look.alike': null
  'conclude.look.about': null
  'conclude.look.spread': null
  'conclude.look.some': null
  'conclude.look.every': null
  'conclude.look.exact': null
  'conclude.look.other': null
  'conclude.nudge': null
  'conclude.hint': null
  'conclude.apart.far': { gap: Value; iqr: Value }
  'conclude.apart.near': { gap: Value; iqr: Value }
  'conclude.samples': null
  'conclude.answer': { is: Value; text: Value }
  'conclude.all': { list: Value }
  'task.plants.told': null
  'task.plants.a': null
  'task.plants.b': null
  'task.plants.unit': null
  'task.jumps.told': null
  'task.jumps.a': null
  'task.jumps.b': null
  'task.jumps.unit': null
  'task.reading.told': null
  'task.reading.a': null
  'task.reading.b': null
  'task.reading.unit': null
  'task.batteries.told': null
  'task.batteries.a': null
  'task.batteries.b': null
  'task.batteries.unit': null
  'task.apples.told': null
  'task.apples.a': null
  'task.apples.b': null
  'task.apples.unit': null
  'task.typing.told': null
  'task.typing.a': null
  'task.typing.b': null
  'task.typing.unit': null
  'task.title': null
  'task.one': { unit: Value }
  'task.other': { unit: Value }
  'task.gap': { unit: Value }
  'task.mad': { unit: Value }
  'task.times': null
  'task.clear': null
  'task.large': null
  'task.small': null
  'task.claim': null
  'task.each': null
  'task.some': null
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.sum': null
  'task.slip.middle': null
  'task.slip.mean': null
  'task.slip.ends': null
  'task.slip.range': null
  'task.slip.total': null
  'task.slip.zero': null
  'task.slip.units': null
  'task.slip.turned': null
  'task.slip.big': null
  'task.slip.little': null
  'task.slip.every': null
  'task.slip.overlap': null
  'task.why.one': { equation: Value }
  'task.why.other': { equation: Value }
  'task.why.gap': { equation: Value }
  'task.why.mad': { equation: Value }
  'task.why.times': { equation: Value }
  'task.why.clear': { equation: Value }
  'task.why.claim': { equation: Value }
}

export const say = defineMessages<Messages>('comparing-populations', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.irrational-numbers': null
  'lesson.whole': { root: Value; low: Value; high: Value }
  'lesson.tenths': { low: Value; high: Value; root: Value }
  'lesson.closer': { half: Value; root: Value }
  'lesson.times': { equation: Value }
  'lesson.figure': null
  'lesson.word.square-root.word': null
  'lesson.word.square-root.meaning': null
  'lesson.word.perfect-square.word': null
  'lesson.word.perfect-square.meaning': null
  'lesson.word.estimate.word': null
  'lesson.word.estimate.meaning': null
  'lesson.word.tenth.word': null
  'lesson.word.tenth.meaning': null
  'step.under': { equation: Value }
  'step.between': { n: Value; low: Value; high: Value }
  'step.so-between': { low: Value; high: Value }
  'step.half-above': { half: Value; n: Value; key: Value }
  'step.half-below': { half: Value; n: Value; key: Value }
  'slip.halves': null
  'slip.early': null
  'slip.leftover': null
  'slip.unsquared': null
  'slip.upper': null
  'slip.farther': null
  'slip.sides': null
  'slip.minus': null
  'between.whole': { root: Value }
  'between.tenths': { root: Value }
  'between.asks.smaller': null
  'between.asks.larger': null
  'between.label.smaller': null
  'between.label.larger': null
  'between.nudge.root': null
  'between.nudge.times': null
  'between.think': null
  'between.hint.whole': null
  'between.hint.tenths': null
  'claim.context': { root: Value }
  'claim.said.whole': { root: Value; value: Value }
  'claim.said.tenth': { root: Value; value: Value }
  'claim.halves': { who: Value }
  'claim.early': { who: Value }
  'claim.left': { who: Value }
  'claim.farther': { who: Value }
  'story.scene.garden': { area: Value }
  'story.scene.rug': { area: Value }
  'story.scene.patio': { area: Value }
  'story.scene.stage': { area: Value }
  'story.scene.pen': { area: Value }
  'story.scene.sandbox': { area: Value }
  'story.scene.floor': { area: Value }
  'story.scene.lot': { area: Value }
  'story.asks.foot': null
  'story.asks.tenth': null
  'story.asks.around': null
  'story.label.side': null
  'story.label.around': null
  'story.nudge.side': null
  'story.nudge.around': null
  'story.hint.half': null
  'story.step.side': { root: Value }
  'story.step.around': { root: Value }
  'mark.asks.one': { root: Value }
  'mark.asks.two': { one: Value; other: Value }
  'mark.think.tenths': null
  'mark.think.halves': null
  'mark.hint.tenths': null
  'mark.hint.sides': null
  'mark.find.tenths': null
  'mark.find.halves': null
  'mark.so': { root: Value; about: Value; key: Value }
  'more.asks': { n: Value }
  'more.less': { n: Value }
  'more.greater': { n: Value }
  'more.nudge.square': null
  'more.nudge.pi': null
  'more.think': null
  'more.hint.square': null
  'more.hint.pi': null
  'more.slip.pi': null
  'more.slip.square': { n: Value }
  'more.why.less': { card: Value; about: Value; n: Value }
  'more.why.greater': { card: Value; about: Value; n: Value }
  'order.asks': null
  'order.number': { n: Value }
  'order.least': null
  'order.most': null
  'order.slip.insides': null
  'order.slip.reversed': null
  'order.nudge': null
  'order.think': null
  'order.hint': null
  'order.find': null
  'order.step': { card: Value }
  'closer.asks.whole': { root: Value }
  'closer.asks.tenth': { root: Value }
  'closer.under': { root: Value }
  'closer.between': null
  'closer.pair': { low: Value; high: Value }
  'closer.number': { n: Value }
  'closer.middle': null
  'closer.less': null
  'closer.greater': null
  'closer.than': null
  'closer.label.under': null
  'closer.label.pair': null
  'closer.label.side': null
  'closer.label.key': null
  'closer.hint': null
  'closer.slip.pair': null
  'closer.slip.side': null
  'closer.slip.key': null
  'task.garden.told': { area: Value }
  'task.garden.fence': null
  'task.rug.told': { area: Value }
  'task.rug.fence': null
  'task.patio.told': { area: Value }
  'task.patio.fence': null
  'task.quilt.told': { area: Value }
  'task.quilt.fence': null
  'task.floor.told': { area: Value }
  'task.floor.fence': null
  'task.sandbox.told': { area: Value }
  'task.sandbox.fence': null
  'task.lower': null
  'task.tenth': null
  'task.scaled': null
  'task.compare': { d: Value }
  'task.first': null
  'task.second': null
  'task.kind': { m: Value }
  'task.rational': null
  'task.irrational': null
  'task.repeat': { wide: Value }
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.upper': null
  'task.slip.half': null
  'task.slip.sides': null
  'task.slip.left': null
  'task.slip.farther': null
  'task.slip.early': null
  'task.slip.down': null
  'task.slip.one': null
  'task.slip.times': null
  'task.slip.same': null
  'task.slip.square': { d: Value }
  'task.slip.perfect': null
  'task.slip.exact': null
  'task.slip.cut': null
  'task.slip.lead': null
  'task.why.lower': { equation: Value }
  'task.why.tenth': { equation: Value }
  'task.why.fence': { equation: Value }
  'task.why.scaled': { equation: Value }
  'task.why.compare': { equation: Value }
  'task.why.kind': { equation: Value }
  'task.why.repeat': { equation: Value }
}

export const say = defineMessages<Messages>('estimate-roots', { en, es })

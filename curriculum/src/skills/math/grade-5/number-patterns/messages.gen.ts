// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.plot-points': null
  'lesson.what': null
  'lesson.relation': null
  'lesson.pairs': { one: Value; other: Value }
  'lesson.start': null
  'lesson.title': null
  'lesson.word.pattern.word': null
  'lesson.word.pattern.meaning': null
  'lesson.word.rule.word': null
  'lesson.word.rule.meaning': null
  'lesson.word.term.word': null
  'lesson.word.term.meaning': null
  'lesson.word.corresponding-terms.word': null
  'lesson.word.corresponding-terms.meaning': null
  'lesson.word.ordered-pair.word': null
  'lesson.word.ordered-pair.meaning': null
  label: null
  'rule.add': { name: Value; start: Value; n: Value }
  'rule.subtract': { name: Value; start: Value; n: Value }
  'relation.gap': { gap: Value }
  'relation.none': null
  'relation.times': { a: Value; b: Value; times: Value }
  'relation.part': { a: Value; b: Value; times: Value }
  'slip.difference': null
  'slip.step': null
  'slip.reversed': null
  'slip.start': null
  'table.term': null
  'table.column': { name: Value }
  'table.asks': null
  'table.other': { name: Value }
  'table.step': { at: Value }
  'table.nudge': null
  'table.hint': null
  'table.jump': null
  'table.so': { name: Value; terms: Value }
  'story.nudge': null
  'story.hint': null
  'story.steps': { start: Value; known: Value; add: Value; steps: Value }
  'story.same': { start: Value; steps: Value; add: Value; result: Value }
  'relate.rules': { a: Value; b: Value }
  'relate.asks': null
  'relate.times': { n: Value }
  'relate.part': { part: Value }
  'relate.more': { n: Value }
  'relate.less': { n: Value }
  'relate.turned': null
  'relate.slip': null
  'relate.nudge': null
  'relate.hint': null
  'relate.so': { relation: Value; text: Value }
  'plot.title': null
  'plot.asks.table': { count: Value }
  'plot.asks.rules': { count: Value }
  'plot.asks.next': { count: Value }
  'plot.swapped': null
  'plot.step': null
  'plot.one': null
  'plot.nudge.table': null
  'plot.nudge.rules': null
  'plot.nudge.next': null
  'plot.hint.table': null
  'plot.hint.rules': null
  'plot.hint.next': null
  'plot.move': { a: Value; b: Value }
  'plot.first': null
  'plot.so': { list: Value }
  'pair.shows': null
  'pair.asks': { at: Value }
  'pair.label': null
  'pair.swapped': null
  'pair.step.rules': { at: Value }
  'pair.step.graph': { at: Value }
  'pair.rule': null
  'pair.nudge.rules': null
  'pair.nudge.graph': null
  'pair.hint': null
  'pair.terms': { at: Value; a: Value; b: Value }
  'pair.so': { point: Value }
  'claim.said': { name: Value; x: Value; other: Value; y: Value }
  'claim.hint': null
  'claim.steps': { name: Value; steps: Value; x: Value }
  'claim.difference': { who: Value }
  'claim.step': { who: Value }
  'claim.reversed': { who: Value }
  'claim.start': { who: Value }
  'task.savings.rules': { who: Value; other: Value; p: Value; x: Value }
  'task.savings.starts': { who: Value; other: Value; x: Value; p: Value }
  'task.savings.term': { who: Value; n: Value }
  'task.savings.relation': null
  'task.savings.pair': { who: Value; other: Value; n: Value }
  'task.savings.find': { who: Value; m: Value; other: Value }
  'task.savings.together': { m: Value }
  'task.pages.rules': { who: Value; other: Value; p: Value; x: Value }
  'task.pages.starts': { who: Value; other: Value; x: Value; p: Value }
  'task.pages.term': { who: Value; n: Value }
  'task.pages.relation': null
  'task.pages.pair': { who: Value; other: Value; n: Value }
  'task.pages.find': { who: Value; m: Value; other: Value }
  'task.pages.together': { m: Value }
  'task.stickers.rules': { who: Value; other: Value; p: Value; x: Value }
  'task.stickers.starts': { who: Value; other: Value; x: Value; p: Value }
  'task.stickers.term': { who: Value; n: Value }
  'task.stickers.relation': null
  'task.stickers.pair': { who: Value; other: Value; n: Value }
  'task.stickers.find': { who: Value; m: Value; other: Value }
  'task.stickers.together': { m: Value }
  'task.bricks.rules': { who: Value; other: Value; p: Value; x: Value }
  'task.bricks.starts': { who: Value; other: Value; x: Value; p: Value }
  'task.bricks.term': { who: Value; n: Value }
  'task.bricks.relation': null
  'task.bricks.pair': { who: Value; other: Value; n: Value }
  'task.bricks.find': { who: Value; m: Value; other: Value }
  'task.bricks.together': { m: Value }
  'task.photos.rules': { who: Value; other: Value; p: Value; x: Value }
  'task.photos.starts': { who: Value; other: Value; x: Value; p: Value }
  'task.photos.term': { who: Value; n: Value }
  'task.photos.relation': null
  'task.photos.pair': { who: Value; other: Value; n: Value }
  'task.photos.find': { who: Value; m: Value; other: Value }
  'task.photos.together': { m: Value }
  'task.beads.rules': { who: Value; other: Value; p: Value; x: Value }
  'task.beads.starts': { who: Value; other: Value; x: Value; p: Value }
  'task.beads.term': { who: Value; n: Value }
  'task.beads.relation': null
  'task.beads.pair': { who: Value; other: Value; n: Value }
  'task.beads.find': { who: Value; m: Value; other: Value }
  'task.beads.together': { m: Value }
  'task.times': { other: Value; r: Value; who: Value }
  'task.more': { other: Value; d: Value; who: Value }
  'task.step': { p: Value }
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.step': null
  'task.slip.other': null
  'task.slip.start': null
  'task.slip.first': null
  'task.slip.turned': null
  'task.slip.swapped': null
  'task.slip.time': null
  'task.slip.gap': null
  'task.slip.up': null
  'task.slip.when': null
  'task.slip.alone': null
  'task.why.one': { equation: Value }
  'task.why.other': { equation: Value }
  'task.why.relation': { equation: Value }
  'task.why.pair': { equation: Value }
  'task.why.step': { equation: Value }
  'task.why.find': { equation: Value }
  'task.why.together': { equation: Value }
}

export const say = defineMessages<Messages>('number-patterns', { en, es })

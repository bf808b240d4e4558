// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.compare-signed-numbers': null
  'lesson.what': { low: Value; high: Value }
  'lesson.two': null
  'lesson.story': { size: Value }
  'lesson.order': null
  'lesson.word.absolute-value.word': null
  'lesson.word.absolute-value.meaning': null
  'lesson.word.distance.word': null
  'lesson.word.distance.meaning': null
  'lesson.word.debt.word': null
  'lesson.word.debt.meaning': null
  'evaluate.asks.value': { expression: Value }
  'evaluate.asks.unknown': { x: Value; side: string; expression: Value }
  'evaluate.label': null
  'evaluate.nudge.one': { a: Value }
  'evaluate.nudge.minus': { one: Value }
  'evaluate.nudge.two': null
  'evaluate.nudge.unknown': { bars: Value; b: Value; sum: Value }
  'evaluate.hint.one': { a: Value }
  'evaluate.hint.minus': null
  'evaluate.hint.two': null
  'evaluate.hint.unknown': { x: Value }
  'evaluate.start.one': { a: Value; size: Value }
  'evaluate.start.minus': { one: Value; size: Value }
  'evaluate.start.two': { one: Value; other: Value }
  'evaluate.start.unknown': { sum: Value; b: Value; size: Value; bars: Value }
  'evaluate.so.one': { expression: Value; key: Value }
  'evaluate.so.minus': { key: Value }
  'evaluate.so.two': { expression: Value; key: Value }
  'evaluate.so.unknown': { x: Value; side: string; key: Value }
  'mistake.context.value': { expression: Value }
  'mistake.context.unknown': { x: Value; side: string; expression: Value }
  'mistake.said': { got: Value }
  'mistake.truth': { key: Value }
  'mistake.signs': { who: Value }
  'mistake.one': { who: Value }
  'mistake.side': { who: Value }
  'mistake.step': { who: Value }
  'which.asks.equal': { condition: Value }
  'which.asks.plus': { condition: Value }
  'which.asks.less': { condition: Value }
  'which.asks.most': { condition: Value }
  'which.label': null
  'which.positive': null
  'which.negative': null
  'which.zero': null
  'which.edge.less': { size: Value }
  'which.edge.most': { size: Value }
  'which.stops': { more: Value }
  'which.nudge': { letter: Value }
  'which.hint.equal': { size: Value }
  'which.hint.plus': { bars: Value; more: Value; sum: Value }
  'which.hint.less': null
  'which.hint.most': null
  'which.start.equal': { size: Value }
  'which.start.plus': { sum: Value; more: Value; size: Value; bars: Value }
  'which.start.less': { last: Value; size: Value; count: Value }
  'which.start.most': { last: Value; size: Value; count: Value }
  'which.so': { key: Value }
  'story.label': null
  'story.nudge': null
  'story.hint.size': { low: Value }
  'story.hint.farther': null
  'story.hint.back': { high: Value }
  'story.start.size': { low: Value }
  'story.start.farther': { size: Value; high: Value }
  'story.start.back': { times: Value; high: Value; size: Value }
  'story.so.size': { key: Value }
  'story.so.farther': { size: Value; high: Value; key: Value }
  'story.so.back': { key: Value }
  'sort.asks.below': { edge: Value }
  'sort.asks.far': { edge: Value }
  'sort.asks.three': { edge: Value }
  'sort.name.below-yes': { edge: Value }
  'sort.name.below-no': { edge: Value }
  'sort.name.far-far': { edge: Value }
  'sort.name.far-near': { edge: Value }
  'sort.name.three-low': { lower: Value }
  'sort.name.three-near': { lower: Value; edge: Value }
  'sort.name.three-high': { edge: Value }
  'sort.slip.below': { edge: Value }
  'sort.slip.far': { edge: Value }
  'sort.slip.three': { edge: Value }
  'sort.slip.side': { edge: Value }
  'sort.nudge': null
  'sort.rule': { edge: Value }
  'sort.so': { value: Value; is: Value }
  'order.asks.distance': null
  'order.asks.value': null
  'order.closest': null
  'order.farthest': null
  'order.least': null
  'order.greatest': null
  'order.reversed': null
  'order.value': null
  'order.bars': null
  'order.sizes': null
  'order.nudge.distance': null
  'order.nudge.value': null
  'order.hint.distance': null
  'order.hint.value': null
  'order.why.distance': null
  'order.why.value': null
  'order.so': { list: Value }
  'compare.seen': null
  'compare.nudge': null
  'compare.hint.numbers': null
  'compare.hint.letters': null
  'compare.so': { left: Value; order: string; right: Value }
  'limit.write': { letter: Value }
  'limit.one-sign': { letter: Value }
  'limit.graph': { letter: Value }
  'limit.turned': null
  'limit.distance': null
  'limit.measured': { zero: Value }
  'limit.nudge.size': { size: Value }
  'limit.nudge.zero': { actual: Value; zero: Value }
  'limit.hint': null
  'limit.start.size': { size: Value; at: Value }
  'limit.start.zero': { actual: Value; size: Value; side: string; zero: Value; at: Value }
  'limit.left': { at: Value; inequality: Value }
  'limit.right': { at: Value; inequality: Value }
  'limit.only-left': { at: Value; inequality: Value }
  'limit.only-right': { at: Value; inequality: Value }
  'limit.open': { at: Value }
}

export const say = defineMessages<Messages>('absolute-value', { en, es })

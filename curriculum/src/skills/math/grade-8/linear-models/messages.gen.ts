// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.slope-intercept-form': null
  'why.functions': null
  'lesson.what': { form: Value; m: Value; b: Value }
  'lesson.rate': { y: Value; x: Value }
  'lesson.start': { x: Value }
  'lesson.use': { equation: Value }
  'lesson.across': null
  'lesson.up': null
  'lesson.word.linear-model.word': null
  'lesson.word.linear-model.meaning': null
  'lesson.word.rate-of-change.word': null
  'lesson.word.rate-of-change.meaning': null
  'lesson.word.initial-value.word': null
  'lesson.word.initial-value.meaning': null
  'slip.start': { y: Value; x: Value }
  'slip.one-step': { x: Value; later: Value }
  'slip.way': { y: Value; x: Value }
  'slip.swapped': { x: Value }
  'slip.first': { first: Value; x: Value }
  'slip.one-point': { y: Value; x: Value }
  'slip.step': { first: Value; second: Value; x: Value }
  'predict.graph': null
  'predict.asks': { y: Value; at: Value }
  'predict.label': null
  'predict.nudge.told': null
  'predict.nudge.facts': null
  'predict.nudge.graph': null
  'predict.hint.told': { x: Value; y: Value }
  'predict.hint.facts': null
  'predict.hint.graph': null
  'predict.rate': { x: Value; y: Value; slope: Value }
  'predict.go': { first: Value; x: Value; work: Value }
  'claim.value': { at: Value; y: Value; n: Value }
  'claim.when': { at: Value; x: Value; n: Value }
  'claim.truth': { at: Value; y: Value; n: Value }
  'claim.truth-when': { at: Value; x: Value; n: Value }
  'claim.start': { who: Value }
  'claim.step': { who: Value }
  'claim.swap': { who: Value }
  'claim.first': { who: Value }
  'claim.long': { who: Value }
  'claim.point': { who: Value }
  'claim.fact': { who: Value }
  'claim.nothing': { who: Value }
  'claim.since': { who: Value }
  'claim.nudge': null
  'claim.hint.told': null
  'claim.hint.facts': null
  'claim.go': { x: Value; first: Value; later: Value }
  'claim.change': { y: Value; old: Value; now: Value; work: Value }
  'claim.steps': { work: Value }
  'claim.so': { x: Value; sum: Value }
  'write.label': null
  'write.asks': { form: Value }
  'write.nudge': { from: Value; to: Value }
  'write.hint.start': { m: Value; y: Value; x: Value; b: Value }
  'write.hint.back': { m: Value; x: Value; b: Value }
  'write.start': { x: Value; y: Value; start: Value }
  'write.back': { from: Value; x: Value }
  'write.so': { equation: Value }
  'write.slip.squares': null
  'write.slip.first': { y: Value; x: Value }
  'write.slip.rise': { y: Value; x: Value }
  'turn.told': { equation: Value }
  'turn.more': { by: Value }
  'turn.less': { by: Value }
  'turn.twice': { y: Value }
  'turn.half': { y: Value }
  'turn.later': { old: Value; zero: Value }
  'turn.asks': { form: Value }
  'turn.nudge': null
  'turn.hint.start': { b: Value }
  'turn.hint.rate': { m: Value }
  'turn.hint.later': { m: Value; b: Value; old: Value }
  'turn.so.more': { from: Value; to: Value }
  'turn.so.less': { from: Value; to: Value }
  'turn.so.twice': { from: Value; to: Value }
  'turn.so.half': { from: Value; to: Value }
  'turn.so.later': { old: Value }
  'turn.same-start': { start: Value }
  'turn.same-rate': { slope: Value }
  'turn.slip.rate': { x: Value }
  'turn.slip.way': null
  'turn.slip.only': { start: Value }
  'turn.slip.before': { x: Value }
  'turn.slip.steps': { by: Value }
  'turn.slip.lost': { start: Value }
  'turn.slip.start': { x: Value }
  'turn.slip.both': null
  'match.asks': { x: Value; y: Value }
  'match.facts': { about: Value; one: Value; two: Value }
  'match.swapped': { x: Value }
  'match.sign': { y: Value; x: Value }
  'match.other': null
  'match.nudge': null
  'match.hint.told': { x: Value }
  'match.hint.facts': { y: Value; x: Value }
  'match.so': { about: Value; start: Value; slope: Value; equation: Value }
  'state.asks': null
  'state.asks-graph': null
  'state.true': null
  'state.false': null
  'state.rate.rises': { x: Value; y: Value; n: Value }
  'state.rate.falls': { x: Value; y: Value; n: Value }
  'state.value': { at: Value; y: Value; n: Value }
  'state.gap.rises': { from: Value; to: Value; y: Value; n: Value }
  'state.gap.falls': { from: Value; to: Value; y: Value; n: Value }
  'state.placed': { list: Value }
  'state.place': { is: Value; card: Value }
  'state.double': { x: Value; y: Value }
  'state.change': { x: Value; y: Value }
  'state.is-true': null
  'state.slip.rate': { y: Value; x: Value }
  'state.slip.start': { x: Value }
  'state.slip.value': { x: Value }
  'state.slip.gap': { x: Value; y: Value }
  'state.slip.double': { x: Value }
  'state.nudge': null
  'state.hint.equation': { x: Value }
  'state.hint.facts': { y: Value; x: Value }
  'state.hint.graph': { x: Value }
  'state.so.model': { equation: Value; x: Value; y: Value; start: Value }
  'state.so.value': { at: Value; y: Value; n: Value }
  'state.so.gap': { run: Value; size: Value; n: Value }
  'state.so.double': { x: Value; y: Value }
  'state.so.change': { x: Value; y: Value }
  'task.pool.told': null
  'task.pool.head-x': null
  'task.pool.head-y': null
  'task.pool.rate': null
  'task.pool.y': null
  'task.pool.start': null
  'task.pool.value': { n: Value }
  'task.pool.when': { m: Value }
  'task.bamboo.told': null
  'task.bamboo.head-x': null
  'task.bamboo.head-y': null
  'task.bamboo.rate': null
  'task.bamboo.y': null
  'task.bamboo.start': null
  'task.bamboo.value': { n: Value }
  'task.bamboo.when': { m: Value }
  'task.seal.told': null
  'task.seal.head-x': null
  'task.seal.head-y': null
  'task.seal.rate': null
  'task.seal.y': null
  'task.seal.start': null
  'task.seal.value': { n: Value }
  'task.seal.when': { m: Value }
  'task.candle.told': null
  'task.candle.head-x': null
  'task.candle.head-y': null
  'task.candle.rate': null
  'task.candle.y': null
  'task.candle.start': null
  'task.candle.value': { n: Value }
  'task.candle.when': { m: Value }
  'task.oven.told': null
  'task.oven.head-x': null
  'task.oven.head-y': null
  'task.oven.rate': null
  'task.oven.y': null
  'task.oven.start': null
  'task.oven.value': { n: Value }
  'task.oven.when': { m: Value }
  'task.truck.told': null
  'task.truck.head-x': null
  'task.truck.head-y': null
  'task.truck.rate': null
  'task.truck.y': null
  'task.truck.start': null
  'task.truck.value': { n: Value }
  'task.truck.when': { m: Value }
  'task.title': null
  'task.rise': { y: Value }
  'task.rate': { rate: Value }
  'task.model': { lx: Value; ly: Value }
  'task.twice': null
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.value': null
  'task.slip.rise': null
  'task.slip.one-point': null
  'task.slip.turned': null
  'task.slip.first': null
  'task.slip.from': null
  'task.slip.back': null
  'task.slip.drops': null
  'task.slip.swaps': { lx: Value }
  'task.slip.sign': null
  'task.slip.one-step': null
  'task.slip.same': null
  'task.slip.double': null
  'task.why.rise': { equation: Value }
  'task.why.rate': { equation: Value }
  'task.why.start': { equation: Value }
  'task.why.model': { equation: Value }
  'task.why.value': { equation: Value }
  'task.why.when': { equation: Value }
  'task.why.twice': { equation: Value }
}

export const say = defineMessages<Messages>('linear-models', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.data-displays': null
  'why.absolute-value': null
  'lesson.what': null
  'lesson.steps': null
  'lesson.small': null
  'lesson.change': null
  'lesson.word.mean.word': null
  'lesson.word.mean.meaning': null
  'lesson.word.deviation.word': null
  'lesson.word.deviation.meaning': null
  'lesson.word.mad.word': null
  'lesson.word.mad.meaning': null
  'lesson.word.consistent.word': null
  'lesson.word.consistent.meaning': null
  'bug.sum': null
  'bug.range': null
  'bug.mean': null
  'bug.zero': null
  'bug.once': null
  'so.distances': { mean: Value; list: Value }
  'so.mad': { spread: Value; n: Value; mad: Value }
  all: { list: Value }
  answer: { is: Value; text: Value }
  'fill.asks.1': null
  'fill.asks.2': null
  'fill.asks.3': null
  'fill.value': null
  'fill.distance': null
  'fill.mean': null
  'fill.mean-of': { what: Value }
  'fill.mean-distance': null
  'fill.at': null
  'fill.below': { d: Value }
  'fill.above': { d: Value }
  'fill.from-median': null
  'fill.from-next': null
  'fill.other-side': null
  'fill.is-distance': null
  'fill.sum': null
  'fill.median': null
  'fill.nudge.1': null
  'fill.nudge.2': null
  'fill.nudge.3': null
  'fill.hint.1': null
  'fill.hint.2': { n: Value }
  'fill.hint.3': { n: Value; mad: Value }
  'fill.given-mean': { mean: Value }
  'fill.so-mean': { total: Value; n: Value; mean: Value }
  'fill.all': { n: Value; mad: Value; spread: Value }
  'fill.left': { rest: Value; spread: Value; left: Value }
  'fill.so-below': { left: Value; mean: Value; key: Value }
  'fill.so-above': { left: Value; mean: Value; key: Value }
  'fill.numbers': { data: Value }
  'missing.told.1': { mad: Value; less: Value; list: Value }
  'missing.told.2': { mean: Value; mad: Value; less: Value; list: Value }
  'missing.told.3': { mean: Value; mad: Value; less: Value; list: Value }
  'missing.asks.1': null
  'missing.asks.3': null
  'missing.asks.below': null
  'missing.asks.above': null
  'missing.label.1': null
  'missing.label.2': null
  'missing.label.3': null
  'missing.is-mad': null
  'missing.is-known': null
  'missing.is-total': null
  'missing.is-distance': null
  'missing.below': null
  'missing.above': null
  'missing.smaller': null
  'missing.both': null
  'missing.nudge': { n: Value; mad: Value }
  'missing.hint.1': { less: Value }
  'missing.hint.2': { less: Value; mean: Value }
  'missing.hint.3': { less: Value; mean: Value }
  'missing.so-total': { n: Value; mad: Value; total: Value }
  'missing.so-left': { distances: Value; known: Value; total: Value; far: Value }
  'missing.so-rest': { less: Value; distances: Value; known: Value; total: Value; left: Value }
  'missing.so-below': { mean: Value; far: Value; key: Value }
  'missing.so-above': { mean: Value; far: Value; key: Value }
  'missing.so-half': { left: Value; far: Value; mean: Value; key: Value }
  'dots.label': null
  'dots.mean': { mean: Value }
  'dots.more': { count: Value; low: Value; high: Value }
  'dots.asks': null
  'dots.asks-all': { n: Value }
  'dots.old': null
  'dots.nudge.1': { mean: Value }
  'dots.nudge.2': null
  'dots.nudge.3': null
  'dots.hint.1': { n: Value }
  'dots.hint.2': { n: Value; total: Value }
  'dots.hint.3': null
  'dots.old-count': null
  'dots.so-mean': { total: Value; count: Value; mean: Value }
  'dots.so-distances': { list: Value; mean: Value }
  'dots.so-more': { far: Value; mean: Value }
  'steady.scene.hoops': null
  'steady.scene.bus': null
  'steady.scene.quiz': null
  'steady.scene.catches': null
  'steady.scene.beans': null
  'steady.scene.pages': null
  'steady.scene.birds': null
  'steady.scene.planes': null
  'steady.list': { who: Value; list: Value }
  'steady.same': { mean: Value }
  'steady.asks': null
  'steady.first': null
  'steady.last': null
  'steady.by-greatest': null
  'steady.by-mean': null
  'steady.by-range': null
  'steady.swap': null
  'steady.nudge.1': null
  'steady.nudge.2': null
  'steady.nudge.3': null
  'steady.hint': null
  'steady.how': null
  'steady.step': { who: Value; mean: Value; list: Value; spread: Value; mad: Value }
  'change.told': { mean: Value; mad: Value }
  'change.mean': { mean: Value }
  'change.asks': null
  'change.smaller': null
  'change.same': null
  'change.greater': null
  'change.card.up': { by: Value }
  'change.card.down': { by: Value }
  'change.card.spread': { by: Value }
  'change.card.squeeze': { by: Value }
  'change.card.double': null
  'change.card.mean': { mean: Value }
  'change.card.pair': { low: Value; high: Value }
  'change.look.up': null
  'change.look.down': null
  'change.look.spread': null
  'change.look.squeeze': null
  'change.look.double': null
  'change.look.mean': null
  'change.look.pair': { mean: Value }
  'change.nudge': null
  'change.hint.1': null
  'change.hint.2': null
  'change.hint.3': { mad: Value }
  'change.why.up': { by: Value }
  'change.why.down': { by: Value }
  'change.why.spread': { by: Value }
  'change.why.squeeze': { by: Value }
  'change.why.double': null
  'change.why.mean': { mean: Value }
  'change.why.near': { low: Value; high: Value; by: Value; mad: Value }
  'change.why.equal': { low: Value; high: Value; by: Value }
  'change.why.far': { low: Value; high: Value; by: Value; mad: Value }
  'must.asks': null
  'must.yes': null
  'must.no': null
  'must.card.average': { mad: Value; mean: Value }
  'must.card.sum': { mean: Value; spread: Value }
  'must.card.total': { total: Value }
  'must.card.unequal': null
  'must.card.both': { mean: Value }
  'must.card.far': { mad: Value; mean: Value }
  'must.card.near': { mad: Value; mean: Value }
  'must.card.within': { low: Value; high: Value }
  'must.card.each': { mad: Value; mean: Value }
  'must.card.greatest': { high: Value }
  'must.card.range': { double: Value }
  'must.card.some': { mean: Value }
  'must.card.half': { mean: Value }
  'must.look.average': null
  'must.look.sum': { n: Value; mad: Value }
  'must.look.total': { n: Value; mean: Value }
  'must.look.unequal': null
  'must.look.both': { mean: Value }
  'must.look.far': { mad: Value }
  'must.look.near': { mad: Value }
  'must.look.within': { mad: Value }
  'must.look.each': { mad: Value }
  'must.look.greatest': null
  'must.look.range': null
  'must.look.some': null
  'must.look.half': null
  'must.nudge': null
  'must.hint.1': null
  'must.hint.2': null
  'must.hint.3': { mad: Value }
  'must.why.average': null
  'must.why.sum': { n: Value; mad: Value; spread: Value }
  'must.why.total': { n: Value; mean: Value; total: Value }
  'must.why.unequal': null
  'must.why.both': { mean: Value }
  'must.why.far': { mad: Value }
  'must.why.near': { mad: Value }
  'must.why.within': { mad: Value }
  'must.why.each': { mad: Value }
  'must.why.greatest': null
  'must.why.range': { mad: Value }
  'must.why.some': null
  'must.why.half': null
  'claim.dots': null
  'claim.said': { got: Value }
  'claim.truth': { spread: Value; n: Value; mad: Value }
  'claim.nudge': null
  'claim.hint': { mean: Value; n: Value }
  'claim.sum': { who: Value }
  'claim.range': { who: Value }
  'claim.zero': { who: Value }
  'claim.median': { who: Value }
  'claim.gaps': { who: Value }
  'claim.once': { who: Value }
}

export const say = defineMessages<Messages>('mean-absolute-deviation', { en, es })

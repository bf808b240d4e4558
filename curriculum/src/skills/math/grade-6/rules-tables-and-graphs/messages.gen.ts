// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.two-variables': null
  'lesson.forms': null
  'lesson.plus': { equation: Value; y: Value; x: Value }
  'lesson.times': { equation: Value; x: Value; y: Value }
  'lesson.check': null
  'lesson.table': null
  'lesson.x': null
  'lesson.more': null
  'lesson.as-many': null
  'lesson.word.independent.word': null
  'lesson.word.independent.meaning': null
  'lesson.word.dependent.word': null
  'lesson.word.dependent.meaning': null
  'lesson.word.rule.word': null
  'lesson.word.rule.meaning': null
  'lesson.word.constant.word': null
  'lesson.word.constant.meaning': null
  'rule.times': { b: Value; a: Value; same: Value; equation: Value }
  'rule.plus': { b: Value; same: Value; a: Value; equation: Value }
  'rule.minus': { b: Value; a: Value; same: Value; equation: Value }
  'graph.asks': { b: Value; a: Value }
  'graph.label': null
  'graph.nudge': { a: Value; b: Value }
  'graph.hint': null
  'graph.read': { b: Value; y: Value; a: Value; x: Value }
  'graph.check': null
  'row.asks': { b: Value }
  'row.title': null
  'row.head': null
  'row.wrong': null
  'row.should': { b: Value }
  'row.first-gap': null
  'row.second-gap': null
  'row.fits': null
  'row.operation': { a: Value }
  'row.step': { a: Value }
  'row.nudge': { a: Value; b: Value }
  'row.hint.times': { b: Value; a: Value }
  'row.hint.plus': { a: Value; b: Value }
  'row.hint.minus': { a: Value; b: Value }
  'row.so.times': { letter: Value; got: Value; same: Value; x: Value; y: Value }
  'row.so.plus': { letter: Value; got: Value; x: Value; same: Value; y: Value }
  'row.so.minus': { letter: Value; got: Value; same: Value; x: Value; y: Value }
  'points.pair': { pair: Value }
  'points.table': null
  'points.title': null
  'points.asks': { a: Value; b: Value }
  'points.operation': { a: Value; b: Value }
  'points.swapped': { a: Value }
  'points.missed': null
  'points.nudge.words': { a: Value; b: Value }
  'points.nudge.table': null
  'points.hint': { a: Value }
  'points.so': { a: Value; x: Value; b: Value; y: Value }
  'sort.rules': { plus: Value; times: Value }
  'sort.asks.pairs': { x: Value; y: Value }
  'sort.asks.one': null
  'sort.asks.both': null
  'sort.answer': { is: Value; text: Value }
  'sort.all': { list: Value }
  'sort.pair': { pair: Value }
  'sort.place': { rule: Value }
  'sort.only': { rule: Value }
  'sort.both': null
  'sort.card.starts-at-by': { x: Value; y: Value; by: Value }
  'sort.card.up-by-one': { x: Value; y: Value }
  'sort.card.difference-same': { y: Value; x: Value; by: Value }
  'sort.card.no-doubling': { x: Value; y: Value }
  'sort.card.starts-at-zero': { x: Value; y: Value }
  'sort.card.up-by-many': { x: Value; y: Value; by: Value }
  'sort.card.quotient-same': { x: Value; y: Value; by: Value }
  'sort.card.doubles-too': { x: Value; y: Value }
  'sort.card.rises': { x: Value; y: Value }
  'sort.card.straight': null
  'sort.card.larger': { x: Value; y: Value }
  'sort.try.pair': { x: Value }
  'sort.try.one': { x: Value }
  'sort.try.both': { x: Value }
  'sort.nudge.pairs': { y: Value; by: Value; x: Value }
  'sort.nudge.cards': { x: Value }
  'sort.hint': { plus: Value; by: Value; times: Value; x: Value }
  'sort.why.pairs': { plus: Value; y: Value; by: Value; x: Value; times: Value }
  'sort.why.check': null
  'sort.because.starts-at-by': { x: Value; plus: Value; by: Value; times: Value }
  'sort.because.up-by-one': { x: Value; plus: Value; by: Value; next: Value }
  'sort.because.difference-same': { plus: Value; by: Value }
  'sort.because.no-doubling': { plus: Value; x: Value; by: Value }
  'sort.because.starts-at-zero': { x: Value; times: Value; plus: Value; by: Value }
  'sort.because.up-by-many': { x: Value; times: Value; by: Value; twice: Value }
  'sort.because.quotient-same': { times: Value; y: Value; by: Value; x: Value }
  'sort.because.doubles-too': { x: Value; times: Value; by: Value; twice: Value }
  'sort.because.rises': { x: Value; y: Value }
  'sort.because.straight': { y: Value; x: Value }
  'sort.because.larger': { x: Value; by: Value }
  'two.rules': { plus: Value; times: Value }
  'two.label': null
  'two.asks.gap': { x: Value; at: Value; y: Value }
  'two.asks.equal': { x: Value; y: Value }
  'two.asks.twice': { x: Value }
  'two.stops.gap': { plus: Value; times: Value }
  'two.stops.twice': { plus: Value; times: Value }
  'two.multiplies': { add: Value }
  'two.value-of-y': { y: Value; x: Value }
  'two.subtracts': { x: Value }
  'two.nudge.gap': { y: Value }
  'two.nudge.equal': { x: Value }
  'two.nudge.twice': null
  'two.hint.gap': { add: Value; x: Value; by: Value }
  'two.hint.equal': { x: Value; by: Value; add: Value }
  'two.hint.twice': { x: Value; add: Value; by: Value }
  'two.first.gap': { at: Value; add: Value; low: Value; by: Value; high: Value }
  'two.first.equal': { add: Value; by: Value; less: Value; x: Value; key: Value }
  'two.first.twice': { x: Value; key: Value; add: Value; low: Value }
  'two.then.gap': { high: Value; low: Value; key: Value }
  'two.then.equal': { key: Value; add: Value; low: Value; by: Value; high: Value }
  'two.then.twice': { by: Value; key: Value; high: Value; low: Value; x: Value }
  'change.label': null
  'change.asks.up': { a: Value; by: Value; b: Value }
  'change.asks.down': { a: Value; by: Value; b: Value }
  'change.asks.back': { b: Value; change: Value; a: Value }
  'change.operation.times': { same: Value; a: Value; b: Value }
  'change.operation.plus': { same: Value; b: Value; a: Value }
  'change.again': { same: Value; b: Value }
  'change.same': { b: Value; a: Value }
  'change.forward': { a: Value; b: Value }
  'change.nudge': { a: Value; b: Value }
  'change.hint.times': { a: Value; b: Value; same: Value }
  'change.hint.plus': { same: Value; b: Value }
  'change.hint.minus': { b: Value; same: Value }
  'change.hint.back': { a: Value; b: Value; same: Value }
  'change.first.times': { b: Value; same: Value; a: Value }
  'change.first.plus': { b: Value; a: Value; same: Value }
  'change.first.minus': { b: Value; same: Value; a: Value }
  'change.first.back': { b: Value; same: Value; a: Value }
  'change.then.times': { by: Value; same: Value; change: Value }
  'change.then.plus': { b: Value; a: Value; change: Value }
  'change.then.minus': { b: Value; a: Value; change: Value }
  'change.then.back': { change: Value; same: Value; by: Value }
}

export const say = defineMessages<Messages>('rules-tables-and-graphs', { en, es })

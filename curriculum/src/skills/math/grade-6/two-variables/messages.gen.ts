// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.one-step-equations': null
  'why.plot-points': null
  'lesson.what': { n: Value; c: Value }
  'lesson.equation': { c: Value; n: Value; equation: Value }
  'lesson.graph': null
  'lesson.kinds': null
  'lesson.tickets': null
  'lesson.cost': null
  'lesson.word.variable.word': null
  'lesson.word.variable.meaning': null
  'lesson.word.independent.word': null
  'lesson.word.independent.meaning': null
  'lesson.word.dependent.word': null
  'lesson.word.dependent.meaning': null
  'lesson.word.relationship.word': null
  'lesson.word.relationship.meaning': null
  title: null
  'rule.times': { b: Value; a: Value; same: Value }
  'rule.plus': { b: Value; same: Value; a: Value }
  'rule.minus': { b: Value; a: Value; same: Value }
  'tried.times': { a: Value; x: Value; b: Value; same: Value; y: Value }
  'tried.plus': { a: Value; x: Value; b: Value; same: Value; y: Value }
  'tried.minus': { a: Value; x: Value; b: Value; same: Value; y: Value }
  'undone.times': { b: Value; y: Value; same: Value; x: Value }
  'undone.plus': { b: Value; y: Value; same: Value; x: Value }
  'undone.minus': { b: Value; y: Value; same: Value; x: Value }
  'write.asks': { b: Value; a: Value }
  'write.table': { b: Value; a: Value }
  'write.label': null
  'write.nudge.words': { a: Value; b: Value }
  'write.nudge.table': null
  'write.hint.times': { same: Value; a: Value }
  'write.hint.plus': { same: Value; a: Value }
  'write.hint.minus': { same: Value; a: Value }
  'write.hint.table': null
  'write.row': { x: Value; y: Value }
  'write.rows.times': { list: Value; b: Value; a: Value; same: Value }
  'write.rows.plus': { list: Value; b: Value; same: Value; a: Value }
  'write.rows.minus': { list: Value; a: Value; b: Value; same: Value }
  'write.so': { equation: Value }
  'fill.asks': null
  'fill.nudge.words': { b: Value; a: Value }
  'fill.nudge.row': { b: Value; a: Value }
  'fill.hint.words': null
  'fill.hint.back': { b: Value; a: Value }
  'fill.hint.row': null
  'read.shows': { b: Value; a: Value }
  'read.asks.b': { b: Value; a: Value; x: Value }
  'read.asks.a': { a: Value; b: Value; y: Value }
  'read.beyond': null
  'read.nudge.point': { a: Value; b: Value }
  'read.nudge.beyond': { b: Value; a: Value }
  'read.hint.b': { x: Value }
  'read.hint.a': { y: Value }
  'read.hint.beyond': null
  'read.so.b': { point: Value; y: Value; b: Value }
  'read.so.a': { point: Value; x: Value; a: Value }
  'read.first.b': { x: Value; point: Value }
  'read.first.a': { y: Value; point: Value }
  'draw.equation': { equation: Value }
  'draw.asks': { a: Value; list: Value }
  'draw.swapped': { b: Value }
  'draw.other-rule': { b: Value; a: Value }
  'draw.one-off': null
  'draw.nudge': { b: Value; a: Value }
  'draw.hint': { a: Value; b: Value }
  'draw.pairs': { list: Value }
  'match.asks.words': null
  'match.asks.pairs': null
  'match.of-y.times': { y: Value; by: Value; x: Value }
  'match.of-y.plus': { y: Value; by: Value; x: Value }
  'match.of-y.less': { y: Value; by: Value; x: Value }
  'match.of-y.over': { y: Value; x: Value; by: Value }
  'match.of-y.sum': { x: Value; y: Value; by: Value }
  'match.of-x.times': { x: Value; y: Value; by: Value }
  'match.of-x.plus': { x: Value; by: Value; y: Value }
  'match.of-x.less': { x: Value; by: Value; y: Value }
  'match.of-x.over': { x: Value; by: Value; y: Value }
  'match.of-x.sum': { x: Value; y: Value; by: Value }
  'match.reversed': { x: Value; y: Value }
  'match.operation': { x: Value }
  'match.nudge.words': { x: Value; y: Value }
  'match.nudge.pairs': null
  'match.hint': { x: Value; y: Value }
  'match.so': { text: Value; equation: Value }
  'match.pair-so': { text: Value; equation: Value }
  'claim.table': null
  'claim.said.a': { b: Value; y: Value; a: Value; got: Value }
  'claim.said.b': { a: Value; x: Value; b: Value; got: Value }
  'claim.nudge': { b: Value; a: Value }
  'claim.hint': null
  'claim.adds': { who: Value }
  'claim.step': { who: Value; last: Value }
  'claim.whole': { who: Value; b: Value; a: Value }
  'claim.sign': { who: Value; b: Value; a: Value }
  'claim.same': { who: Value }
  'task.barrel.told': { b: Value; k: Value }
  'task.barrel.x': null
  'task.barrel.y': null
  'task.barrel.rule': { lx: Value; ly: Value }
  'task.barrel.after': { n: Value }
  'task.barrel.when': { m: Value }
  'task.barrel.start': { n: Value; m: Value }
  'task.barrel.later': { n: Value }
  'task.balloon.told': { b: Value; k: Value }
  'task.balloon.x': null
  'task.balloon.y': null
  'task.balloon.rule': { lx: Value; ly: Value }
  'task.balloon.after': { n: Value }
  'task.balloon.when': { m: Value }
  'task.balloon.start': { n: Value; m: Value }
  'task.balloon.later': { n: Value }
  'task.snow.told': { b: Value; k: Value }
  'task.snow.x': null
  'task.snow.y': null
  'task.snow.rule': { lx: Value; ly: Value }
  'task.snow.after': { n: Value }
  'task.snow.when': { m: Value }
  'task.snow.start': { n: Value; m: Value }
  'task.snow.later': { n: Value }
  'task.walk.told': { who: Value; b: Value; k: Value }
  'task.walk.x': null
  'task.walk.y': null
  'task.walk.rule': { lx: Value; ly: Value }
  'task.walk.after': { who: Value; n: Value }
  'task.walk.when': { who: Value; m: Value }
  'task.walk.start': { n: Value; m: Value }
  'task.walk.later': { n: Value }
  'task.seats.told': { b: Value; k: Value }
  'task.seats.x': null
  'task.seats.y': null
  'task.seats.rule': { lx: Value; ly: Value }
  'task.seats.after': { n: Value }
  'task.seats.when': { m: Value }
  'task.seats.start': { n: Value; m: Value }
  'task.seats.later': { n: Value }
  'task.garden.told': { b: Value; k: Value }
  'task.garden.x': null
  'task.garden.y': null
  'task.garden.rule': { lx: Value; ly: Value }
  'task.garden.after': { n: Value }
  'task.garden.when': { m: Value }
  'task.garden.start': { n: Value; m: Value }
  'task.garden.later': { n: Value }
  'task.depends': null
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.swaps': null
  'task.slip.start': null
  'task.slip.reversed': null
  'task.slip.role': null
  'task.slip.once': null
  'task.slip.when': null
  'task.slip.run': null
  'task.slip.back': null
  'task.slip.first': null
  'task.why.depends': { ly: Value; lx: Value; equation: Value }
  'task.why.rule': { lx: Value; equation: Value }
  'task.why.after': { lx: Value; equation: Value }
  'task.why.when': { equation: Value }
  'task.why.start': { equation: Value }
  'task.why.later': { equation: Value }
}

export const say = defineMessages<Messages>('two-variables', { en, es })

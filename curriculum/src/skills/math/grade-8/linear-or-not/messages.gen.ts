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
  'lesson.what': null
  'lesson.table': { equation: Value }
  'lesson.equation': { form: Value; one: Value; other: Value }
  'lesson.vessel': null
  'lesson.title': null
  'lesson.x': null
  'lesson.y': null
  'lesson.word.linear.word': null
  'lesson.word.linear.meaning': null
  'lesson.word.nonlinear.word': null
  'lesson.word.nonlinear.meaning': null
  'lesson.word.rate-of-change.word': null
  'lesson.word.rate-of-change.meaning': null
  'points.asks': { k: Value; points: Value }
  'points.label': null
  'points.nudge': null
  'points.hint-y': { x: Value }
  'points.hint-x': { x: Value; y: Value }
  'points.rate': { from: Value; to: Value; rate: Value }
  'points.up': { x: Value; step: Value; y: Value; change: Value }
  'points.across': { y: Value; change: Value; x: Value; step: Value }
  'points.so': { k: Value }
  'points.slip.same-y': { y: Value; x: Value }
  'points.slip.same-x': { x: Value; y: Value }
  'points.slip.one': { x: Value }
  'points.slip.way': { y: Value; x: Value }
  'growth.told': { rule: Value; y: Value }
  'growth.asks': { b: Value; c: Value; a: Value }
  'growth.label': null
  'growth.nudge': { a: Value; b: Value; c: Value }
  'growth.hint': null
  'growth.values': { y: Value; a: Value; b: Value; c: Value }
  'growth.changes': { one: Value; two: Value }
  'growth.linear': { n: Value }
  'growth.not': { n: Value }
  'growth.slip.order': null
  'growth.slip.second': null
  'growth.slip.linear': null
  'equations.asks': null
  'equations.linear': null
  'equations.not': null
  'equations.nudge': null
  'equations.hint': null
  'equations.slip.is': null
  'equations.slip.constant': null
  'equations.slip.not': null
  'equations.why.group': { card: Value }
  'equations.why.both': { card: Value }
  'equations.why.moved': { card: Value }
  'equations.why.quotient': { card: Value }
  'equations.why.constant': { card: Value }
  'equations.why.cancels': { card: Value }
  'equations.why.same': { card: Value }
  'equations.why.inverse': { card: Value }
  'equations.why.product': { card: Value }
  'equations.why.squared': { card: Value }
  'equations.why.exponent': { card: Value }
  'equations.why.letters': { card: Value }
  'make.asks': { equation: Value; k: Value }
  'make.label': null
  'make.nudge': { lx: Value }
  'make.hint.minus': { lx: Value }
  'make.hint.plus': { lx: Value }
  'make.hint.outside': { lx: Value }
  'make.hint.inside': { lx: Value }
  'make.hint.group': null
  'make.hint.rest': { lx: Value }
  'make.hint.factor': null
  'make.hint.inner': null
  'make.squares': { equation: Value; squares: Value }
  'make.zero': { equation: Value; k: Value }
  'make.line': { line: Value }
  'make.slip.sign': null
  'make.slip.unlike': { lx: Value }
  'make.slip.first': null
  'make.slip.factor': null
  'if.patio': { lx: Value; ly: Value; rule: Value }
  'if.stone': { ly: Value; lx: Value; rule: Value }
  'if.cells': { lx: Value; ly: Value; rule: Value }
  'if.cube': { lx: Value; ly: Value; rule: Value }
  'if.shares': { lx: Value; ly: Value; rule: Value }
  'if.bill': { lx: Value; ly: Value; rule: Value }
  'if.games': { lx: Value; ly: Value; rule: Value }
  'if.garden': { lx: Value; a: Value; ly: Value; rule: Value }
  'if.ramp': { ly: Value; lx: Value; rule: Value }
  'if.told': { p: Value; q: Value }
  'if.asks.line': { ly: Value; t: Value }
  'if.asks.gap': { t: Value }
  'if.asks.reach': { lx: Value; t: Value }
  'if.label.line': null
  'if.label.gap': null
  'if.label.reach': null
  'if.nudge': { rule: Value; p: Value; q: Value }
  'if.hint.line': { t: Value }
  'if.hint.gap': { t: Value }
  'if.hint.reach': { t: Value; p: Value }
  'if.values': { one: Value; two: Value; ly: Value }
  'if.rate': { rate: Value }
  'if.line': { equation: Value }
  'if.gap': { t: Value; value: Value; line: Value; gap: Value }
  'if.reach': { value: Value; t: Value; equation: Value; lx: Value; x: Value }
  'if.so': null
  'if.slip.rule': null
  'if.slip.line': null
  'if.slip.same': null
  'if.slip.step': { lx: Value }
  'if.slip.start': null
  'vessels.asks': null
  'vessels.nudge': null
  'vessels.hint.1': null
  'vessels.hint.2': null
  'vessels.hint.3': null
  'vessels.slip.straight': null
  'vessels.slip.linear': null
  'vessels.slip.halves': null
  'vessels.slip.picture': null
  'vessels.slip.top': null
  'vessels.so': { target: Value; source: Value; why: Value }
}

export const say = defineMessages<Messages>('linear-or-not', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.slope': null
  'why.linear-equations': null
  'lesson.what': { equation: Value; m: Value; b: Value }
  'lesson.example': { equation: Value }
  'lesson.draw': null
  'lesson.rewrite': { one: Value; other: Value }
  'lesson.word.slope-intercept-form.word': null
  'lesson.word.slope-intercept-form.meaning': null
  'lesson.word.y-intercept.word': null
  'lesson.word.y-intercept.meaning': null
  'lesson.word.slope.word': null
  'lesson.word.slope.meaning': null
  'read.asks': { form: Value; m: Value; b: Value }
  'read.equation': null
  'read.m': { m: Value }
  'read.b': { b: Value }
  'read.shown': { equation: Value }
  'read.cell-m': { n: Value }
  'read.cell-b': { n: Value }
  'read.swapped': null
  'read.sign': null
  'read.undivided': null
  'read.nudge': { m: Value; b: Value }
  'read.hint': null
  'read.hint-solve': null
  'read.why': { equation: Value; m: Value; b: Value }
  'read.rewritten': { equation: Value; line: Value; m: Value; b: Value }
  'claim.told.slope': { slope: Value; from: Value }
  'claim.told.points': { from: Value; to: Value }
  'claim.told.standard': { equation: Value }
  'claim.said': { b: Value }
  'claim.truth': { line: Value; b: Value }
  'claim.nudge': null
  'claim.hint.slope': null
  'claim.hint.points': null
  'claim.hint.standard': null
  'claim.start.slope': { from: Value; slope: Value }
  'claim.start.points': { slope: Value; from: Value }
  'claim.start.standard': { equation: Value }
  'claim.work.steps': { work: Value }
  'claim.work.solved': { short: Value; solved: Value }
  'claim.first': { who: Value }
  'claim.way': { who: Value }
  'claim.step': { who: Value }
  'claim.swap': { who: Value }
  'claim.undivided': { who: Value }
  'claim.axis': { who: Value }
  'claim.sign': { who: Value }
}

export const say = defineMessages<Messages>('slope-intercept-form', { en, es })

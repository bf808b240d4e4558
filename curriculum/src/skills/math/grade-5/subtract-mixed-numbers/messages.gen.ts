// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.add-fractions': null
  'lesson.pieces': null
  'lesson.break': { difference: Value; regrouped: Value; result: Value }
  'lesson.jumps': { start: Value; jumps: Value }
  'lesson.move': { equation: Value }
  'lesson.word.mixed-number.word': null
  'lesson.word.mixed-number.meaning': null
  'lesson.word.regroup.word': null
  'lesson.word.regroup.meaning': null
  'lesson.word.common.word': null
  'lesson.word.common.meaning': null
  'lesson.word.difference.word': null
  'lesson.word.difference.meaning': null
  'like.nudge.plus': null
  'like.nudge.minus': null
  'like.hint.plus': { pieces: Value }
  'like.hint.minus': { pieces: Value }
  'undo.plus': null
  'undo.minus': null
  'undo.change': null
  'compute.plus': { sum: Value }
  'compute.minus': { sum: Value }
  'compute.missing': { equation: Value }
  'jumps.asks.read': { difference: Value }
  'jumps.asks.length': { difference: Value }
  'jumps.asks.start': { end: Value }
  'jumps.nudge.read': null
  'jumps.nudge.length': null
  'jumps.nudge.start': null
  'jumps.hint.read': { pieces: Value }
  'jumps.hint.length': { pieces: Value }
  'jumps.hint.start': { pieces: Value }
  'jumps.each': { first: Value; wholes: Value; last: Value }
  'jumps.short': { equation: Value }
  'jumps.all': { equation: Value }
  'jumps.back': { equation: Value }
  'records.nudge.total': null
  'records.nudge.more': null
  'records.nudge.beyond': null
  'records.plan.total': null
  'records.plan.more': null
  'records.plan.beyond': null
  'records.rest': null
  'claim.said': { n: Value }
  'claim.nudge': null
  'claim.across': { who: Value }
  'claim.keeps': { who: Value }
  'claim.loses': { who: Value }
  'claim.flips': { who: Value }
  'claim.ten': { who: Value }
  'claim.other': { who: Value }
}

export const say = defineMessages<Messages>('subtract-mixed-numbers', { en, es })

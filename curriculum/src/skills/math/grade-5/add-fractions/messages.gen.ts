// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'lesson.pieces': null
  'lesson.how': { one: Value; other: Value; first: Value; second: Value; sum: Value }
  'lesson.mixed': null
  'lesson.check': null
  'lesson.figure': null
  'lesson.half': null
  'lesson.third': null
  'lesson.together': null
  'lesson.word.denominator.word': null
  'lesson.word.denominator.meaning': null
  'lesson.word.numerator.word': null
  'lesson.word.numerator.meaning': null
  'lesson.word.common.word': null
  'lesson.word.common.meaning': null
  'lesson.word.mixed-number.word': null
  'lesson.word.mixed-number.meaning': null
  'lesson.word.regroup.word': null
  'lesson.word.regroup.meaning': null
  'compute.plus': { sum: Value }
  'compute.minus': { sum: Value }
  'bars.shown': null
  'bars.plus': null
  'bars.minus': null
  'bars.jumps': null
  'bars.jump': null
  'bars.nudge': null
  'bars.ticks': null
  'bars.count': { pieces: Value }
  'bars.read': { a: Value; b: Value }
  'bars.lands': { pieces: Value; place: Value }
  'story.nudge.both': null
  'story.nudge.left': null
  'story.nudge.more': null
  'story.nudge.before': null
  'story.nudge.rest': null
  'story.plan.both': null
  'story.plan.left': null
  'story.plan.more': null
  'story.plan.before': null
  'story.plan.rest': null
  'story.rest': { equation: Value }
  'estimate.asks': null
  'estimate.under-1': { one: Value }
  'estimate.over-1': { one: Value }
  'estimate.under-half': { half: Value }
  'estimate.between': { half: Value; one: Value }
  'estimate.slip': null
  'estimate.nudge': null
  'estimate.hint.one': null
  'estimate.hint.two': null
  'estimate.why.over': { sum: Value; place: Value }
  'estimate.why.under': { sum: Value; place: Value }
  'estimate.why.worked': { equation: Value; place: Value }
  'rename.asks.names': null
  'rename.asks.both': null
  'rename.asks.break': null
  'rename.number': null
  'rename.wholes': null
  'rename.numerator': null
  'rename.denominator': null
  'rename.nudge': null
  'rename.hint.names': null
  'rename.hint.both': { pieces: Value }
  'rename.hint.break': { pieces: Value }
  'rename.so': { factor: Value; equation: Value }
  'rename.broken': { factor: Value; to: Value; equation: Value }
  'mistake.context': { who: Value }
  'mistake.truth': { equation: Value }
  'mistake.check': null
}

export const say = defineMessages<Messages>('add-fractions', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.compare-signed-numbers': null
  'why.add-fractions': null
  'lesson.what': null
  'lesson.how': { one: Value; two: Value }
  'lesson.subtract': { one: Value; two: Value }
  'lesson.distance': { distance: Value }
  'lesson.word.negative.word': null
  'lesson.word.negative.meaning': null
  'lesson.word.opposite.word': null
  'lesson.word.opposite.meaning': null
  'lesson.word.absolute-value.word': null
  'lesson.word.absolute-value.meaning': null
  'lesson.word.additive-inverse.word': null
  'lesson.word.additive-inverse.meaning': null
  'compute.asks': { sum: Value }
  'compute.label': null
  'mistake.context': { who: Value }
  'mistake.check': null
  'mistake.truth': { equation: Value }
  'jumps.asks.sum': null
  'jumps.asks.move': null
  'jumps.asks.start': { first: Value; second: Value }
  'jumps.label.move': null
  'jumps.label.start': null
  'story.label': null
  'sign.asks.numbers': null
  'sign.asks.letters': null
  'sign.negative': null
  'sign.zero': null
  'sign.positive': null
  'sign.nudge.sums': null
  'sign.nudge.differences': null
  'sign.hint.numbers': null
  'sign.hint.letters': null
  'sign.slip.zero': null
  'sign.slip.same': null
  'sign.slip.numbers': null
  'sign.slip.letters': null
  'sign.so': { sum: Value; why: string; is: string }
  'same.asks': null
  'same.nudge': null
  'same.hint.opposite': null
  'same.hint.other-order': null
  'same.hint.grouped': null
  'same.slip.opposite': null
  'same.slip.other-order': null
  'same.slip.grouped': null
  'same.why.opposite': null
  'same.why.other-order': null
  'same.why.grouped': null
}

export const say = defineMessages<Messages>('signed-numbers', { en, es })

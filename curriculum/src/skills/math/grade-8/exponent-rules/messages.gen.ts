// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.exponents': null
  'why.multiply-signed-numbers': null
  'why.equivalent-expressions': null
  'lesson.product': { equation: Value }
  'lesson.power': { equation: Value }
  'lesson.quotient': { equation: Value }
  'lesson.zero': { zero: Value; negative: Value }
  'lesson.figure.title': null
  'lesson.figure.power': null
  'lesson.figure.value': null
  'lesson.figure.said': null
  'lesson.word.power.word': null
  'lesson.word.power.meaning': null
  'lesson.word.base.word': null
  'lesson.word.base.meaning': null
  'lesson.word.exponent.word': null
  'lesson.word.exponent.meaning': null
  'lesson.word.reciprocal.word': null
  'lesson.word.reciprocal.meaning': null
  'one.asks': { expression: Value; power: Value }
  'one.write': { expression: Value }
  'one.label': null
  'value.asks': { power: Value }
  'value.label': null
  'missing.asks': { equation: Value }
  'missing.label': null
  'story.asks': { power: Value }
  'story.label': null
  'story.number': null
  'story.ignored': null
  'story.nudge.product': null
  'story.nudge.quotient': null
  'story.hint': { base: Value }
  'story.rename': { equation: Value }
  'sort.asks': null
  'sort.less': null
  'sort.equal': null
  'sort.greater': null
  'sort.nudge': null
  'sort.hint.whole': null
  'sort.hint.fraction': null
  'sort.slip.zero': null
  'sort.slip.sign': null
  'sort.so': { power: Value; sign: string; base: string; is: string }
  'same.asks': null
  'same.nudge.rules': null
  'same.nudge.roots': { base: Value }
  'same.hint.rules': null
  'same.hint.roots': null
  'same.slip': null
  'same.why.rules': null
  'same.why.roots': { base: Value }
  'mistake.context': { who: Value }
  'mistake.check': null
  'mistake.move.product': { worked: Value }
  'mistake.move.power': { worked: Value }
  'mistake.move.quotient': { worked: Value }
  'mistake.move.negative': { n: Value }
  'mistake.truth': { equation: Value }
}

export const say = defineMessages<Messages>('exponent-rules', { en, es })

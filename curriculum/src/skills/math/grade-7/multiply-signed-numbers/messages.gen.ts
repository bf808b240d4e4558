// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.signed-numbers': null
  'why.divide-fractions': null
  'lesson.groups': { product: Value }
  'lesson.negatives': { product: Value }
  'lesson.quotients': { one: Value; other: Value }
  'lesson.fractions': { one: Value; two: Value; three: Value }
  'lesson.word.product.word': null
  'lesson.word.product.meaning': null
  'lesson.word.quotient.word': null
  'lesson.word.quotient.meaning': null
  'lesson.word.factor.word': null
  'lesson.word.factor.meaning': null
  'lesson.word.divisor.word': null
  'lesson.word.divisor.meaning': null
  'compute.asks': { product: Value }
  'compute.label': null
  'missing.asks': { equation: Value }
  'missing.label': null
  'pattern.told': null
  'pattern.line': { worked: Value }
  'pattern.next': { product: Value }
  'pattern.far': null
  'pattern.label': null
  'pattern.nudge': null
  'pattern.hint': { way: string }
  'pattern.why': { step: Value; way: string; change: Value }
  'pattern.so': { worked: Value }
  'pattern.end': { worked: Value }
  'story.label': null
  'sign.asks.numbers': null
  'sign.asks.letters': null
  'sign.negative': null
  'sign.zero': null
  'sign.positive': null
  'sign.nudge': null
  'sign.hint.numbers': null
  'sign.hint.letters': null
  'sign.slip.zero': null
  'sign.slip.many': null
  'sign.slip.different': null
  'sign.slip.same': null
  'sign.slip.letters': null
  'sign.so': { product: Value; is: string; n: number | Quantity }
  'same.asks.numbers': { given: Value }
  'same.asks.letters': { given: Value }
  'same.look': { fraction: Value }
  'same.missed': null
  'same.nudge': null
  'same.hint': null
  'same.given': { given: Value; n: number | Quantity; is: string }
  'same.so': { is: string }
  'mistake.context': { who: Value }
  'mistake.check': null
  'mistake.move.first': null
  'mistake.move.quotient': null
  'mistake.move.swap': null
  'mistake.move.next': null
  'mistake.move.last': null
  'mistake.truth': { worked: Value }
}

export const say = defineMessages<Messages>('multiply-signed-numbers', { en, es })

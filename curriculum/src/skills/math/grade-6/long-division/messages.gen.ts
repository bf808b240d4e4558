// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.two-digit-divisors': null
  'lesson.what': null
  'lesson.example': { division: Value }
  'lesson.zero': null
  'lesson.check': { check: Value }
  'lesson.word.dividend.word': null
  'lesson.word.dividend.meaning': null
  'lesson.word.divisor.word': null
  'lesson.word.divisor.meaning': null
  'lesson.word.quotient.word': null
  'lesson.word.quotient.meaning': null
  'lesson.word.remainder.word': null
  'lesson.word.remainder.meaning': null
  'steps.title': null
  'steps.now': null
  'steps.digit': null
  'steps.product': null
  'steps.left': null
  'steps.told': { division: Value }
  'steps.asks.digit': null
  'steps.asks.product': null
  'steps.asks.left': null
  'steps.asks.next': null
  'steps.figure.digit': { divisor: Value; now: Value; digit: Value; product: Value; left: Value; next: Value }
  'steps.figure.product': { divisor: Value; now: Value; digit: Value; product: Value; left: Value; next: Value; times: Value }
  'steps.figure.left': { divisor: Value; now: Value; digit: Value; product: Value; left: Value; next: Value; times: Value; taken: Value }
  'steps.figure.next': { divisor: Value; now: Value; digit: Value; product: Value; left: Value; next: Value; times: Value; taken: Value; over: Value }
  'steps.label': null
  'steps.too-large': { divisor: Value }
  'steps.no-bring-down': null
  'steps.adds-digit': null
  'steps.other.digit': null
  'steps.other.product': null
  'steps.other.left': null
  'steps.nudge.digit': null
  'steps.nudge.product': null
  'steps.nudge.left': null
  'steps.nudge.next': null
  'steps.hint.digit': { divisor: Value; now: Value }
  'steps.hint.product': { divisor: Value; now: Value }
  'steps.hint.left': { now: Value; divisor: Value }
  'steps.hint.next': null
  'steps.fits': { digit: Value; divisor: Value; product: Value; now: Value }
  'steps.so.digit': { digit: Value }
  'steps.so.product': { product: Value }
  'steps.so.left': { now: Value; product: Value; left: Value }
  'steps.so.next': { now: Value; product: Value; left: Value; down: Value; next: Value }
  'claim.context': { division: Value }
  'claim.said': { n: Value }
  'claim.truth': { n: Value }
  'claim.zero': { who: Value }
  'claim.early': { who: Value }
  'claim.rest': { who: Value }
  'claim.nudge': null
  'claim.hint': { divisor: Value }
}

export const say = defineMessages<Messages>('long-division', { en, es })

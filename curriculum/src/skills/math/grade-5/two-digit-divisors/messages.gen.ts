// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.numerical-expressions': null
  'lesson.what': null
  'lesson.parts': { equation: Value }
  'lesson.estimate': { estimate: Value }
  'lesson.check': { check: Value }
  'lesson.figure': null
  'lesson.word.dividend.word': null
  'lesson.word.dividend.meaning': null
  'lesson.word.divisor.word': null
  'lesson.word.divisor.meaning': null
  'lesson.word.quotient.word': null
  'lesson.word.quotient.meaning': null
  'lesson.word.remainder.word': null
  'lesson.word.remainder.meaning': null
  'area.asks.width': { division: Value }
  'area.asks.part': { division: Value }
  'area.asks.side': { division: Value }
  'area.label': null
  'area.figure.width': { side: Value; areas: Value }
  'area.figure.part': { side: Value; areas: Value; parts: Value }
  'area.figure.side': { areas: Value; parts: Value }
  'area.one-part': null
  'area.area': null
  'area.part-area': null
  'area.whole': null
  'area.other-side': null
  'area.mixed': null
  'area.nudge.width': null
  'area.nudge.part': null
  'area.nudge.side': null
  'area.hint.width': { side: Value }
  'area.hint.part': { side: Value }
  'area.hint.side': null
  'area.each': { list: Value }
  'area.sum': { equation: Value }
  'area.inverse': null
  'mistake.context': { who: Value }
  'mistake.check': null
  'mistake.move': { count: number | Quantity; divisor: Value; product: Value }
  'mistake.truth': null
}

export const say = defineMessages<Messages>('two-digit-divisors', { en, es })

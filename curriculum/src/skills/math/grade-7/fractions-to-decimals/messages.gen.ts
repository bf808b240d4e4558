// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.long-division': null
  'why.decimal-operations': null
  'why.multiply-signed-numbers': null
  'lesson.title': null
  'lesson.what': { fraction: Value; decimal: Value }
  'lesson.repeats': { fraction: Value; decimal: Value }
  'lesson.why': null
  'lesson.which': { ends: Value; repeats: Value }
  'lesson.type': null
  'lesson.word.terminating-decimal.word': null
  'lesson.word.terminating-decimal.meaning': null
  'lesson.word.repeating-decimal.word': null
  'lesson.word.repeating-decimal.meaning': null
  'lesson.word.rational-number.word': null
  'lesson.word.rational-number.meaning': null
  'lesson.word.remainder.word': null
  'lesson.word.remainder.meaning': null
  'convert.asks': { number: Value }
  'convert.how': null
  'convert.label': null
  'convert.answer': { decimal: Value }
  'convert.nudge': null
  'convert.hint': { now: Value; bottom: Value }
  'convert.whole': { top: Value; bottom: Value; whole: Value; rest: Value }
  'convert.keep': { whole: Value }
  'convert.negative': null
  'convert.step': { now: Value; bottom: Value; digit: Value; rest: Value }
  'convert.ends': { decimal: Value }
  'convert.repeats': { rest: Value; n: number | Quantity; period: Value; decimal: Value }
  'steps.title': null
  'steps.now': null
  'steps.digit': null
  'steps.rest': null
  'steps.told': { division: Value }
  'steps.asks.digit': null
  'steps.asks.rest': null
  'steps.asks.decimal': null
  'steps.figure': { rows: Value }
  'steps.row.all': { now: Value; digit: Value; rest: Value }
  'steps.row.digit': { now: Value }
  'steps.row.rest': { now: Value; digit: Value }
  'steps.label': null
  'steps.other.digit': null
  'steps.other.rest': null
  'steps.too-large': { bottom: Value }
  'steps.nudge.digit': null
  'steps.nudge.rest': null
  'steps.nudge.decimal': null
  'steps.hint.digit': { bottom: Value; now: Value }
  'steps.hint.rest': { bottom: Value; now: Value }
  'steps.hint.decimal': { bottom: Value }
  'steps.back': { rest: Value }
  'steps.times': { bottom: Value }
  'claim.context': { number: Value }
  'claim.said': { decimal: Value }
  'claim.truth': { decimal: Value }
  'claim.other': { who: Value }
  'claim.digits': { who: Value }
  'claim.rest': { who: Value }
  'claim.all': { who: Value }
  'claim.last': { who: Value }
  'claim.nudge': null
  'sort.asks': null
  'sort.ends': null
  'sort.repeats': null
  'sort.nudge': null
  'sort.hint': null
  'sort.one-factor': { bottom: Value }
  'sort.long': { bottom: Value }
  'sort.not-lowest': { fraction: Value }
  'sort.so.ends': { fraction: Value; bottom: Value }
  'sort.so.repeats': { fraction: Value; bottom: Value; prime: Value }
  'match.asks': null
  'match.cut': null
  'match.repeats': null
  'match.slip': null
  'match.nudge': null
  'match.hint.tenths': null
  'match.hint.close': null
  'match.why': null
  'order.asks': null
  'order.least': null
  'order.greatest': null
  'order.by-size': null
  'order.reversed': null
  'order.longer': null
  'order.nudge': null
  'order.hint.positive': null
  'order.hint.negative': null
  'order.ends': { number: Value; digits: Value }
  'order.goes-on': { number: Value; digits: Value }
  'order.so': null
  'far.told': { equation: Value }
  'far.asks': { place: Value }
  'far.label': null
  'far.off-by-one': null
  'far.from-start': null
  'far.nudge': { n: number | Quantity; period: Value }
  'far.hint.all': null
  'far.hint.fixed': null
  'far.first': { count: number | Quantity; place: Value; n: Value }
  'far.turns': { length: Value; n: Value; turns: Value; rest: Value }
  'far.so.rest': { rest: Value; digit: Value }
  'far.so.last': { digit: Value }
}

export const say = defineMessages<Messages>('fractions-to-decimals', { en, es })

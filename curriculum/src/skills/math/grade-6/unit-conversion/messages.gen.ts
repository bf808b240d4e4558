// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Money, Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.unit-rates': null
  'why.convert-units': null
  'lesson.what': null
  'lesson.forth': { equation: Value }
  'lesson.back': { equation: Value }
  'lesson.rate': { first: Value; second: Value }
  'lesson.units': null
  'lesson.word.convert.word': null
  'lesson.word.convert.meaning': null
  'lesson.word.conversion-rate.word': null
  'lesson.word.conversion-rate.meaning': null
  'lesson.word.per.word': null
  'lesson.word.per.meaning': null
  'lesson.word.system.word': null
  'lesson.word.system.meaning': null
  label: null
  unit: { of: Quantity | Range | Term }
  'slip.way': { right: Quantity | Range | Term; given: Quantity | Range | Term }
  'slip.adds': null
  'slip.additive': { other: Value; one: Value }
  'slip.total': { other: Value; one: Value }
  'way.nudge': { right: Quantity | Range | Term; given: Quantity | Range | Term }
  'way.hint.forward': { one: Value; other: Value; given: Value }
  'way.hint.back': { one: Value; other: Value; given: Value }
  'way.forward': { one: Quantity | Range | Term; other: Value }
  'way.back': { other: Value; one: Value }
  'way.so': { equation: Value; right: Value }
  'pairs.table': { one: Quantity | Range | Term; other: Quantity | Range | Term }
  'pairs.line': { one: Quantity | Range | Term; other: Quantity | Range | Term }
  'pairs.asks': null
  'pairs.title': null
  'pairs.label': null
  'order.amount': { of: Value }
  'order.speed': { of: Value; time: Quantity | Range | Term }
  'order.asks.amounts': null
  'order.asks.speeds': null
  'order.first.amounts': null
  'order.first.speeds': null
  'order.last.amounts': null
  'order.last.speeds': null
  'order.numbers': null
  'order.turned': null
  'order.nudge.amounts': null
  'order.nudge.speeds': null
  'order.hint.amounts': { other: Quantity | Range | Term; one: Value }
  'order.hint.speeds': { other: Quantity | Range | Term; one: Value }
  'order.find': { list: Value }
  'order.is.amounts': { text: Value; size: Value }
  'order.is.speeds': { text: Value; size: Value }
  'order.is.same': { text: Value }
  'order.so': { list: Value }
  'rate.slip.time': { longer: Quantity | Range | Term; shorter: Quantity | Range | Term }
  'rate.slip.amount': { small: Quantity | Range | Term; large: Quantity | Range | Term }
  'rate.slip.one': { unit: Value }
  'rate.slip.ten': null
  'rate.slip.place': { large: Quantity | Range | Term }
  'rate.slip.adds': null
  'rate.nudge.time': null
  'rate.nudge.amount': null
  'rate.nudge.both': null
  'rate.hint.time': { longer: Value; shorter: Value }
  'rate.hint.amount': { large: Value; small: Value }
  'rate.hint.both': { large: Value; small: Value; longer: Value; shorter: Value }
  'rate.amount.up': { large: Value; small: Value; equation: Value }
  'rate.amount.down': { large: Value; small: Value; equation: Value }
  'rate.time.up': { longer: Value; shorter: Value; equation: Value }
  'rate.time.down': { longer: Value; shorter: Value; equation: Value }
  'rate.so': { given: Value; right: Value }
  'result.asks': null
  'result.amount': { of: Value }
  'result.times': { first: Value; second: Value }
  'result.over': { first: Value; second: Value }
  'result.kept': null
  'result.turned': null
  'result.slip': null
  'result.nudge': null
  'result.hint': null
  'result.so': { calculation: Value; unit: Value }
  'claim.said': { rate: Value }
  'claim.ten': { who: Value }
  'claim.adds': { who: Value }
  'claim.one': { who: Value }
  'work.given': { amount: Value }
  'two.road.told': { a: Value; b: Value }
  'two.road.rate': { rate: Value }
  'two.beans.told': { a: Value; b: Value }
  'two.beans.rate': { rate: Value }
  'two.candle.told': { a: Value; b: Value }
  'two.candle.rate': { rate: Value }
  'two.chain.told': { a: Value; b: Value }
  'two.chain.rate': { rate: Value }
  'two.honey.told': { a: Value; b: Value }
  'two.honey.rate': { rate: Value }
  'two.pump.told': { a: Value; b: Value }
  'two.pump.rate': { rate: Value }
  'two.reading.told': { a: Value; b: Value }
  'two.reading.rate': { rate: Value }
  'two.cloth.told': { a: Value; b: Value }
  'two.cloth.rate': { rate: Value }
  'two.asks.rates': null
  'two.asks.same': null
  'two.turned': null
  'two.additive': null
  'two.nudge.rates': { one: Quantity | Range | Term }
  'two.nudge.back': { rate: Value; one: Value }
  'two.hint.rates': { one: Value; a: number | Money | Quantity; other: Value; b: number | Money | Quantity }
  'two.hint.back': { rate: Value }
  'two.so.one': { one: Value; x: Value; y: Value; value: Value }
  'two.so.times': { known: number | Money | Quantity; rate: Value; value: Value }
  'two.so.over': { known: number | Money | Quantity; rate: Value; value: Value }
}

export const say = defineMessages<Messages>('unit-conversion', { en, es })

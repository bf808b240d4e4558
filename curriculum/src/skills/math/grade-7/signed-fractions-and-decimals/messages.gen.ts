// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.multiply-signed-numbers': null
  'why.fractions-to-decimals': null
  'lesson.sign': { product: Value }
  'lesson.form': { product: Value; decimals: Value; fractions: Value }
  'lesson.thirds': { third: Value }
  'lesson.easy': { equation: Value }
  'lesson.word.reciprocal.word': null
  'lesson.word.reciprocal.meaning': null
  'lesson.word.opposite.word': null
  'lesson.word.opposite.meaning': null
  'lesson.word.repeating-decimal.word': null
  'lesson.word.repeating-decimal.meaning': null
  'pair.asks': { expression: Value }
  'pair.label': null
  'pair.different': null
  'pair.both': null
  'pair.digits': null
  'pair.reciprocal': null
  'pair.multiplied': null
  'pair.added': null
  'pair.nudge': null
  'pair.hint.times': null
  'pair.hint.over': null
  'pair.sign.different': null
  'pair.sign.both': null
  'pair.rename': { equation: Value }
  'pair.sizes': { equation: Value }
  'pair.so': { equation: Value }
  'known.told': { equation: Value }
  'known.asks.value': { expression: Value }
  'known.asks.factor': { equation: Value }
  'known.as-in-sum': null
  'known.one-off': null
  'known.one-point': null
  'known.nudge': null
  'known.hint.product': null
  'known.hint.quotient': null
  'known.digits': { equation: Value }
  'known.places': { one: Value; other: Value; sum: Value; equation: Value }
  'known.point': { equation: Value }
  'large.asks.numbers': null
  'large.asks.letters': null
  'large.low': null
  'large.minus': null
  'large.plus': null
  'large.high': null
  'large.slip.sign': null
  'large.slip.letter-sign': null
  'large.slip.times': null
  'large.slip.over': null
  'large.slip.letters': null
  'large.slip.both': null
  'large.nudge': null
  'large.hint.numbers': null
  'large.hint.letters': null
  'large.so': { expression: Value; sign: string; size: string }
  'same.asks': { expression: Value }
  'same.slip.sign': { expression: Value }
  'same.slip.reciprocal': { expression: Value }
  'same.slip.order': { expression: Value }
  'same.slip.point': { expression: Value }
  'same.missed': null
  'same.nudge': null
  'same.hint.product': null
  'same.hint.quotient': null
  'same.hint.shifted': null
  'same.sign': { expression: Value; is: string }
  'same.why.product': { example: Value }
  'same.why.quotient': { example: Value }
  'same.why.shifted': { example: Value }
  'same.so': { equation: Value }
  'easy.asks': { expression: Value }
  'easy.count': null
  'easy.sign': null
  'easy.stops.swap': null
  'easy.stops.common': null
  'easy.wrong-way': null
  'easy.once': { round: Value }
  'easy.nudge': null
  'easy.hint.swap': null
  'easy.hint.common': null
  'easy.hint.near': null
  'easy.swap.pair': { equation: Value }
  'easy.swap.last': { equation: Value }
  'easy.common.sum': { equation: Value }
  'easy.common.last': { equation: Value }
  'easy.near.split': { equation: Value }
  'easy.near.both': { one: Value; other: Value }
  'easy.near.last': { equation: Value }
  'story.each.weather': { way: string; size: Value }
  'story.each.freezer': { way: string; size: Value }
  'story.each.diver': { way: string; size: Value }
  'story.each.tank': { way: string; size: Value }
  'story.each.river': { way: string; size: Value }
  'story.each.balloon': { way: string; size: Value }
  'story.each.candle': { way: string; size: Value }
  'story.each.snow': { way: string; size: Value }
  'story.each.trail': { way: string; size: Value }
  'story.each.plane': { way: string; size: Value }
  'story.steady.weather': { way: string; size: Value; time: Value }
  'story.steady.freezer': { way: string; size: Value; time: Value }
  'story.steady.diver': { way: string; size: Value; time: Value }
  'story.steady.tank': { way: string; size: Value; time: Value }
  'story.steady.river': { way: string; size: Value; time: Value }
  'story.steady.balloon': { way: string; size: Value; time: Value }
  'story.steady.candle': { way: string; size: Value; time: Value }
  'story.steady.snow': { way: string; size: Value; time: Value }
  'story.steady.trail': { way: string; size: Value; time: Value }
  'story.steady.plane': { way: string; size: Value; time: Value }
  'story.thing.weather': null
  'story.thing.freezer': null
  'story.thing.diver': null
  'story.thing.tank': null
  'story.thing.river': null
  'story.thing.balloon': null
  'story.thing.candle': null
  'story.thing.snow': null
  'story.thing.trail': null
  'story.thing.plane': null
  'story.asks.change': { thing: Value; time: Value }
  'story.asks.rate': { thing: Value; unit: Quantity | Range | Term }
  'story.asks.time': { unit: Quantity | Range | Term; thing: Value; change: Value }
  'story.label.change': null
  'story.label.rate': null
  'story.label.time': null
  'story.unit.fahrenheit': { n: Value }
  'story.unit.celsius': { n: Value }
  'story.unit.meters': { n: Value }
  'story.unit.gallons': { n: Value }
  'story.unit.inches': { n: Value }
  'story.unit.centimeters': { n: Value }
  'story.unit.kilometers': { n: Value }
  'story.after.fahrenheit': null
  'story.after.celsius': null
  'story.after.meters': null
  'story.after.gallons': null
  'story.after.inches': null
  'story.after.centimeters': null
  'story.after.kilometers': null
  'story.per': { unit: Quantity | Range | Term }
  'story.sign': null
  'story.negative-time': null
  'story.divided': { unit: Quantity | Range | Term }
  'story.multiplied': null
  'story.other-way': null
  'story.nudge.change': null
  'story.nudge.rate': null
  'story.nudge.time': null
  'story.hint.change': { unit: Quantity | Range | Term }
  'story.hint.rate': { unit: Quantity | Range | Term }
  'story.hint.time': { unit: Quantity | Range | Term }
  'story.step.sign': { way: string }
  'story.step.change': { unit: Quantity | Range | Term; equation: Value }
  'story.step.rate': { unit: Quantity | Range | Term; equation: Value }
  'story.step.time': { unit: Quantity | Range | Term; equation: Value }
  'story.so': { answer: Value }
  'claim.context': { expression: Value }
  'claim.said': { value: Value }
  'claim.truth': { equation: Value }
  'claim.different': { who: Value }
  'claim.both': { who: Value }
  'claim.digits': { who: Value }
  'claim.reciprocal': { who: Value }
  'claim.sum': { who: Value }
}

export const say = defineMessages<Messages>('signed-fractions-and-decimals', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Money, Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.equivalent-ratios': null
  'lesson.what': null
  'lesson.how': null
  'lesson.use': null
  'lesson.figure': null
  'lesson.quantity': { of: Value }
  'lesson.word.rate.word': null
  'lesson.word.rate.meaning': null
  'lesson.word.unit-rate.word': null
  'lesson.word.unit-rate.meaning': null
  'lesson.word.per.word': null
  'lesson.word.per.meaning': null
  'lesson.word.unit-price.word': null
  'lesson.word.unit-price.meaning': null
  'label.rate': null
  'label.amount': null
  'label.time': null
  'label.missing': null
  unit: { of: Quantity | Range | Term }
  per: { amount: Quantity | Range | Term; time: Quantity | Range | Term }
  'answer.rate': { rate: Value; time: Quantity | Range | Term }
  'answer.quantity': { right: Value }
  'table.asks': null
  'table.title': { amount: Quantity | Range | Term; time: Quantity | Range | Term }
  'line.shows': null
  'line.asks.rate': { amount: Quantity | Range | Term; time: Quantity | Range | Term }
  'line.asks.amount': { amount: Quantity | Range | Term }
  'line.asks.time': { time: Quantity | Range | Term }
  'order.asks': null
  'order.pace': { amount: Value; time: Value }
  'order.slowest': null
  'order.fastest': null
  'order.one-quantity.amount': { amount: Quantity | Range | Term; time: Quantity | Range | Term }
  'order.one-quantity.time': { time: Quantity | Range | Term }
  'order.reversed': { amount: Quantity | Range | Term; time: Quantity | Range | Term }
  'order.nudge.amount': null
  'order.nudge.time': null
  'order.nudge.both': null
  'order.hint': { amount: Quantity | Range | Term; time: Quantity | Range | Term }
  'order.find': { amount: Quantity | Range | Term; time: Quantity | Range | Term }
  'order.step': { amount: number | Money | Quantity; time: number | Money | Quantity; rate: number | Money | Quantity }
  'order.so': { list: Value }
  'tells.asks': null
  'tells.rate': { amount: number | Money | Quantity; time: number | Money | Quantity }
  'tells.inverse': { time: number | Money | Quantity; amount: number | Money | Quantity }
  'tells.forward': { longer: number | Money | Quantity; amount: number | Money | Quantity; time: number | Money | Quantity }
  'tells.back': { more: number | Money | Quantity; time: number | Money | Quantity; amount: number | Money | Quantity }
  'tells.means.rate': { amount: Quantity | Range | Term; time: Quantity | Range | Term }
  'tells.means.inverse': { time: Quantity | Range | Term; amount: Quantity | Range | Term }
  'tells.means.forward': { amount: Quantity | Range | Term; longer: Value }
  'tells.means.back': { time: Quantity | Range | Term; more: Value }
  'tells.means.both': { amount: Quantity | Range | Term; time: Quantity | Range | Term }
  'tells.swapped': null
  'tells.other': null
  'tells.nudge': { amount: Quantity; time: Quantity }
  'tells.hint': null
  'tells.step.rate': { amount: Quantity | Range | Term; time: Quantity | Range | Term }
  'tells.step.inverse': { time: Quantity | Range | Term; amount: Quantity | Range | Term }
  'tells.step.forward': { amount: Quantity; time: Quantity; longer: number | Money | Quantity }
  'tells.step.back': { time: Quantity; amount: Quantity; more: number | Money | Quantity }
  'best.same.two': { size: Quantity | Range | Term }
  'best.same.three': { size: Quantity | Range | Term }
  'best.nudge': { size: Quantity | Range | Term }
  'best.hint': { size: Quantity | Range | Term }
  'best.find': { size: Quantity | Range | Term }
  'best.step': { price: Value; size: Quantity; each: Value }
  'best.so': { each: Value; offer: Value; size: Quantity | Range | Term }
  'best.all': { size: Quantity | Range | Term; each: Value }
  'claim.one': { size: Quantity | Range | Term; got: Value }
  'claim.many': { wanted: Value; got: Value }
  'claim.nudge': { size: Quantity | Range | Term }
  'claim.hint': { price: Value; size: Quantity | Range | Term }
  'claim.start': { price: number | Money | Quantity; size: Quantity; each: Value }
  'task.cranes.told': { who: Value; a: Value; s: Value; other: Value; b: Value; t: Value }
  'task.cranes.each': { who: Value }
  'task.cranes.amount': { who: Value; n: Value }
  'task.cranes.time': { who: Value; n: Value }
  'task.cranes.ahead': { n: Value }
  'task.cranes.both': null
  'task.cranes.joint': { n: Value }
  'task.cranes.share': { who: Value }
  'task.words.told': { who: Value; a: Value; s: Value; other: Value; b: Value; t: Value }
  'task.words.each': { who: Value }
  'task.words.amount': { who: Value; n: Value }
  'task.words.time': { who: Value; n: Value }
  'task.words.ahead': { n: Value }
  'task.words.both': null
  'task.words.joint': { n: Value }
  'task.words.share': { who: Value }
  'task.trail.told': { who: Value; a: Value; s: Value; other: Value; b: Value; t: Value }
  'task.trail.each': { who: Value }
  'task.trail.amount': { who: Value; n: Value }
  'task.trail.time': { who: Value; n: Value }
  'task.trail.ahead': { n: Value }
  'task.trail.both': null
  'task.trail.joint': { n: Value }
  'task.trail.share': { who: Value }
  'task.apples.told': { who: Value; a: Value; s: Value; other: Value; b: Value; t: Value }
  'task.apples.each': { who: Value }
  'task.apples.amount': { who: Value; n: Value }
  'task.apples.time': { who: Value; n: Value }
  'task.apples.ahead': { n: Value }
  'task.apples.both': null
  'task.apples.joint': { n: Value }
  'task.apples.share': { who: Value }
  'task.books.told': { who: Value; a: Value; s: Value; other: Value; b: Value; t: Value }
  'task.books.each': { who: Value }
  'task.books.amount': { who: Value; n: Value }
  'task.books.time': { who: Value; n: Value }
  'task.books.ahead': { n: Value }
  'task.books.both': null
  'task.books.joint': { n: Value }
  'task.books.share': { who: Value }
  'task.sandbags.told': { who: Value; a: Value; s: Value; other: Value; b: Value; t: Value }
  'task.sandbags.each': { who: Value }
  'task.sandbags.amount': { who: Value; n: Value }
  'task.sandbags.time': { who: Value; n: Value }
  'task.sandbags.ahead': { n: Value }
  'task.sandbags.both': null
  'task.sandbags.joint': { n: Value }
  'task.sandbags.share': { who: Value }
  'task.which': null
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.turned': null
  'task.slip.total': null
  'task.slip.adds': null
  'task.slip.back': null
  'task.slip.amounts': null
  'task.slip.one': null
  'task.slip.single': null
  'task.slip.given': null
  'task.slip.sum': null
  'task.slip.alone': null
  'task.slip.half': null
  'task.why.one': { equation: Value }
  'task.why.other': { equation: Value }
  'task.why.amount': { equation: Value }
  'task.why.time': { equation: Value }
  'task.why.which': { equation: Value }
  'task.why.ahead': { equation: Value }
  'task.why.both': { equation: Value }
  'task.why.joint': { equation: Value }
  'task.why.share': { equation: Value }
}

export const say = defineMessages<Messages>('unit-rates', { en, es })

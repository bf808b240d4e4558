// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.percents': null
  'why.proportional-relationships': null
  'why.decimal-place-value': null
  'lesson.what': null
  'lesson.how': { change: Value; factor: Value }
  'lesson.find': { up: Value; down: Value }
  'lesson.back': { back: Value }
  'lesson.figure': null
  'lesson.old': null
  'lesson.new': null
  'lesson.old-total': null
  'lesson.new-total': null
  'lesson.word.percent-change.word': null
  'lesson.word.percent-change.meaning': null
  'lesson.word.discount.word': null
  'lesson.word.discount.meaning': null
  'lesson.word.markup.word': null
  'lesson.word.markup.meaning': null
  'lesson.word.percent-error.word': null
  'lesson.word.percent-error.meaning': null
  'lesson.word.interest.word': null
  'lesson.word.interest.meaning': null
  'label.new': null
  'label.gap': null
  'label.percent': null
  'label.start': null
  'label.whole': null
  'claim.context': { told: Value; asks: Value }
  'claim.price': { n: Value }
  'claim.percent': { n: Value }
  'claim.truth': { is: Value }
  'claim.stops': { who: Value }
  'claim.direction': { who: Value }
  'claim.as-amount': { who: Value }
  'claim.whole': { who: Value }
  'claim.adds': { who: Value }
  'claim.new': { who: Value }
  'order.told.followers': null
  'order.told.members': null
  'order.told.visitors': null
  'order.told.trees': null
  'order.told.books': null
  'order.told.downloads': null
  'order.asks.up': null
  'order.asks.down': null
  'order.asks.both': null
  'order.first.up': null
  'order.first.down': null
  'order.first.both': null
  'order.last.up': null
  'order.last.down': null
  'order.last.both': null
  'order.card': { start: Value; end: Value }
  'order.amounts': null
  'order.reversed': null
  'order.nudge': null
  'order.hint': null
  'order.so': { card: Value; size: Value; start: Value; part: Value; way: string; percent: Value }
  'factor.asks': null
  'factor.once': { way: string; percent: Value }
  'factor.twice': { way: string; percent: Value; next: string; other: Value }
  'factor.factor-for-change': null
  'factor.factor-place': null
  'factor.wrong-direction': null
  'factor.nudge': null
  'factor.hint': null
  'factor.so-once': { way: string; percent: Value; left: Value; told: Value; factor: Value }
  'factor.so-twice': { told: Value; factor: Value }
  'task.orchard.told': { a: Value; p: Value; q: Value }
  'task.orchard.up': null
  'task.orchard.after': null
  'task.orchard.down': null
  'task.orchard.end': null
  'task.orchard.before': { p: Value; n: Value }
  'task.orchard.gain': null
  'task.deer.told': { a: Value; p: Value; q: Value }
  'task.deer.up': null
  'task.deer.after': null
  'task.deer.down': null
  'task.deer.end': null
  'task.deer.before': { p: Value; n: Value }
  'task.deer.gain': null
  'task.readers.told': { a: Value; p: Value; q: Value }
  'task.readers.up': null
  'task.readers.after': null
  'task.readers.down': null
  'task.readers.end': null
  'task.readers.before': { p: Value; n: Value }
  'task.readers.gain': null
  'task.pond.told': { a: Value; p: Value; q: Value }
  'task.pond.up': null
  'task.pond.after': null
  'task.pond.down': null
  'task.pond.end': null
  'task.pond.before': { p: Value; n: Value }
  'task.pond.gain': null
  'task.waste.told': { a: Value; p: Value; q: Value }
  'task.waste.up': null
  'task.waste.after': null
  'task.waste.down': null
  'task.waste.end': null
  'task.waste.before': { p: Value; n: Value }
  'task.waste.gain': null
  'task.bees.told': { a: Value; p: Value; q: Value }
  'task.bees.up': null
  'task.bees.after': null
  'task.bees.down': null
  'task.bees.end': null
  'task.bees.before': { p: Value; n: Value }
  'task.bees.gain': null
  'task.end-or-start': null
  'task.percent': null
  'task.first': null
  'task.last': null
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.amount': null
  'task.slip.change': null
  'task.slip.new': null
  'task.slip.whole': null
  'task.slip.adds': null
  'task.slip.compares': null
  'task.slip.of-new': null
  'task.slip.off-new': null
  'task.slip.part-new': null
  'task.why.up': { equation: Value }
  'task.why.after': { equation: Value }
  'task.why.down': { equation: Value }
  'task.why.end': { equation: Value }
  'task.why.end-or-start': { equation: Value }
  'task.why.percent': { equation: Value }
  'task.why.before': { equation: Value }
  'task.why.gain': { equation: Value }
}

export const say = defineMessages<Messages>('percent-change', { en, es })

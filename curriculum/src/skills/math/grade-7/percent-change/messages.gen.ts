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
}

export const say = defineMessages<Messages>('percent-change', { en, es })

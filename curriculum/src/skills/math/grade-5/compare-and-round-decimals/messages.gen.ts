// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.decimal-place-value': null
  'lesson.compare': null
  'lesson.zeros': null
  'lesson.round': null
  'lesson.range': null
  'lesson.figure': null
  'lesson.word.tenth.word': null
  'lesson.word.tenth.meaning': null
  'lesson.word.hundredth.word': null
  'lesson.word.hundredth.meaning': null
  'lesson.word.thousandth.word': null
  'lesson.word.thousandth.meaning': null
  'lesson.word.rounding.word': null
  'lesson.word.rounding.meaning': null
  'lesson.word.halfway.word': null
  'lesson.word.halfway.meaning': null
  label: null
  'cards.shown': { list: Value }
  'cards.asks.greatest': null
  'cards.asks.least': null
  'cards.asks.closest': { target: Value }
  'cards.asks.top': { target: Value }
  'cards.asks.bottom': { target: Value }
  'cards.turned.greatest': null
  'cards.turned.least': null
  'cards.point': null
  'cards.side': null
  'cards.starts': { target: Value }
  'cards.nudge.greatest': null
  'cards.nudge.least': null
  'cards.nudge.closest': { target: Value }
  'cards.nudge.top': { target: Value }
  'cards.nudge.bottom': { target: Value }
  'cards.hint.greatest': null
  'cards.hint.least': null
  'cards.hint.closest': null
  'cards.hint.top': null
  'cards.hint.bottom': null
  'cards.near': { target: Value; list: Value }
  'cards.from': { from: Value; to: Value }
  'cards.fit': { list: Value }
  'cards.places.greatest': null
  'cards.places.least': null
  'cards.so': { n: Value }
  'claim.context': { who: Value; number: Value; place: Value }
  'claim.said': { n: Value }
  'claim.truth': { n: Value }
  'claim.down': { who: Value }
  'claim.up': { who: Value }
  'claim.place': { who: Value }
  'claim.side': { who: Value }
  'claim.nudge': { place: Value }
  'claim.hint': null
  'claim.between': { number: Value; low: Value; high: Value }
}

export const say = defineMessages<Messages>('compare-and-round-decimals', { en, es })

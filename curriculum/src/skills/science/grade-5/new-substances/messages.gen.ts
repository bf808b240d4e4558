// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.mixtures-and-properties': null
  'lesson.question': null
  'lesson.signs': null
  'lesson.mislead': null
  'lesson.compare': null
  'lesson.word.substance.word': null
  'lesson.word.substance.meaning': null
  'lesson.word.mixture.word': null
  'lesson.word.mixture.meaning': null
  'lesson.word.property.word': null
  'lesson.word.property.meaning': null
  'lesson.word.reaction.word': null
  'lesson.word.reaction.meaning': null
  'mix.vinegar': null
  'mix.lemon': null
  'mix.plaster': null
  'mix.flakes': null
  'mix.yeast': null
  'mix.wool': null
  'mix.soda': null
  'mix.paint': null
  'mix.clay': null
  'mix.epsom': null
  'mix.calcium': null
  'mix.oil': null
  'mix.salt': null
  'mix.sand': null
  'mix.filings': null
  'mix.sugar': null
  'seen.vinegar': null
  'seen.lemon': null
  'seen.plaster': null
  'seen.flakes': null
  'seen.yeast': null
  'seen.wool': null
  'seen.soda': null
  'seen.paint': null
  'seen.clay': null
  'seen.epsom': null
  'seen.calcium': null
  'seen.oil': null
  'seen.salt': null
  'seen.sand': null
  'seen.filings': null
  'seen.sugar': null
  'test.vinegar': null
  'test.lemon': null
  'test.plaster': null
  'test.flakes': null
  'test.yeast': null
  'test.wool': null
  'test.soda': null
  'test.paint': null
  'test.clay': null
  'test.epsom': null
  'test.calcium': null
  'test.oil': null
  'test.salt': null
  'test.sand': null
  'test.filings': null
  'test.sugar': null
  'evidence.title': null
  'evidence.mix': null
  'evidence.seen': null
  'evidence.test': null
  'evidence.scene': null
  'evidence.ask-sort': null
  'evidence.new': null
  'evidence.mixture': null
  'evidence.told-new': null
  'evidence.told-sign': null
  'evidence.told-plain': null
  'evidence.ask-misled': null
  'evidence.not-new': null
  'evidence.not-plain': null
  'evidence.missed': null
  'evidence.hint-test': null
  'evidence.hint-sign': null
  'evidence.hint-same': null
  'evidence.so-rule': null
  'evidence.so-new': { mix: Value; test: Value }
  'evidence.so-mixture': { mix: Value; test: Value }
  'evidence.so-misled': null
  'evidence.so-sign': { mix: Value; test: Value }
  'row.vinegar': null
  'row.citric': null
  'row.yeast': null
  'row.plaster': null
  'row.wool': null
  'row.calcium': null
  'row.epsom': null
  'row.salt': null
  'row.washing': null
  'in.vinegar': null
  'in.citric': null
  'in.yeast': null
  'in.plaster': null
  'in.wool': null
  'in.calcium': null
  'in.epsom': null
  'in.salt': null
  'in.washing': null
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.start': null
  'table.end': null
  'table.minutes': null
  'ask.change': { one: Value }
  'ask.label-change': null
  'ask.told-end': null
  'ask.told-adds': null
  'ask.hint-two': null
  'ask.hint-gap': null
  'ask.so-change': { value: Value }
  'ask.minute': { one: Value }
  'ask.label-minute': null
  'ask.told-whole': null
  'ask.told-turned': null
  'ask.hint-first': null
  'ask.hint-share': null
  'ask.so-from': { first: Value; last: Value }
  'ask.so-minute': { time: Value; is: string; value: Value }
  'ask.other-day': { start: Value; one: Value }
  'ask.label-end': null
  'ask.told-same-end': null
  'ask.told-direction': null
  'ask.told-change': null
  'ask.hint-day': null
  'ask.hint-direction': null
  'ask.so-day': { way: string; gap: Value; start: Value; value: Value }
  'claim.warmer': { one: Value; other: Value }
  'claim.longer': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-cup': { one: Value }
  'claim.no-color': { one: Value }
  'claim.no-smell': { one: Value }
  'order.ask-signed': null
  'order.ask-far': null
  'order.ask-minute': null
  'order.cooled': null
  'order.warmed': null
  'order.least': null
  'order.most': null
  'order.slowest': null
  'order.fastest': null
  'order.told-minutes': null
  'order.told-end': null
  'order.told-far': null
  'order.hint-signed': null
  'order.hint-far': null
  'order.hint-minute': null
  'order.cooler': { gap: Value }
  'order.warmer': { gap: Value }
  'order.why-signed': null
  'order.why-far': null
  'order.why-minute': null
  'lab.scene': null
  'lab.mass.head': null
  'lab.mass.name': null
  'lab.powder.head': null
  'lab.powder.name': null
  'lab.powder.soda': null
  'lab.powder.washing': null
  'lab.powder.baking': null
  'lab.flask.head': null
  'lab.flask.name': null
  'lab.flask.round': null
  'lab.flask.tall': null
  'lab.flask.wide': null
  'lab.formed': null
  'lab.ask-more': null
  'lab.ask-beyond': { setting: Value; fixed: Value }
  'lab.why-beyond': null
}

export const say = defineMessages<Messages>('new-substances', { en, es })

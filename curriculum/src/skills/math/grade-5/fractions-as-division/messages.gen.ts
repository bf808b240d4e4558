// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'lesson.what': { fourth: Value; equation: Value }
  'lesson.mixed': { half: Value; equation: Value }
  'lesson.check': { equation: Value }
  'lesson.between': null
  'lesson.word.numerator.word': null
  'lesson.word.numerator.meaning': null
  'lesson.word.denominator.word': null
  'lesson.word.denominator.meaning': null
  'lesson.word.mixed-number.word': null
  'lesson.word.mixed-number.meaning': null
  'lesson.word.dividend.word': null
  'lesson.word.dividend.meaning': null
  'lesson.word.divisor.word': null
  'lesson.word.divisor.meaning': null
  'read.granola': { groups: Value; amount: Value; who: Value }
  'read.sandwich': { groups: Value; amount: Value; who: Value }
  'read.clay': { groups: Value; amount: Value; who: Value }
  'read.paper': { groups: Value; amount: Value; who: Value }
  'read.pizza': { groups: Value; amount: Value; who: Value }
  'read.tortilla': { groups: Value; amount: Value; who: Value }
  'read.pancake': { groups: Value; amount: Value; who: Value }
  'read.cookie': { groups: Value; amount: Value; who: Value }
  'read.frog': { who: Value; groups: Value }
  'read.piece': { who: Value; groups: Value }
  'read.robot': { who: Value; groups: Value }
  'read.snail': { who: Value; groups: Value }
  'read.line': { amount: Value; groups: Value }
  'compute.share': { equation: Value }
  'compute.back': { equation: Value }
  'claim.asks': { equation: Value }
  'claim.said': { n: Value }
  'claim.truth': { n: Value }
  'claim.other': { who: Value }
  'claim.one': { who: Value }
  'claim.drops': { who: Value }
  'claim.denominator': { who: Value }
  'claim.operation.groups': { who: Value }
  'claim.operation.amount': { who: Value }
  'claim.adds': { who: Value }
  'claim.groups': { who: Value }
  'between.asks.one': null
  'between.asks.wholes': null
  'between.asks.told': null
  'between.less': null
  'between.more': null
  'between.from': { floor: Value; next: Value }
  'between.card': { amount: Value; groups: Value }
  'between.slip.one': null
  'between.slip.wholes': { groups: Value; amount: Value }
  'between.nudge.one': null
  'between.nudge.wholes': null
  'between.nudge.told': null
  'between.hint.one': null
  'between.hint.wholes': null
  'between.hint.told': null
  'between.so.less': { amount: Value; groups: Value; equation: Value }
  'between.so.more': { amount: Value; groups: Value; equation: Value }
  'between.so.wholes': { amount: Value; low: Value; high: Value; groups: Value; equation: Value }
  'match.asks': null
  'match.other': { groups: Value; amount: Value }
  'match.denominator': { amount: Value; groups: Value }
  'match.slip': null
  'match.nudge': null
  'match.hint': null
  'match.why': null
  'order.asks': null
  'order.card.pizza': { amount: Value; groups: Value }
  'order.card.sandwich': { amount: Value; groups: Value }
  'order.card.melon': { amount: Value; groups: Value }
  'order.card.pie': { amount: Value; groups: Value }
  'order.first': null
  'order.last': null
  'order.amount': null
  'order.groups': null
  'order.reversed': null
  'order.nudge': null
  'order.hint': null
  'order.why': null
  'order.so': { equation: Value }
}

export const say = defineMessages<Messages>('fractions-as-division', { en, es })

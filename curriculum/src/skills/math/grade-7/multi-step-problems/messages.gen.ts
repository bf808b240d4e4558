// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.rational-number-problems': null
  'why.percent-change': null
  'lesson.steps': { pay: Value; week: Value }
  'lesson.forms': { mixed: Value; quarter: Value }
  'lesson.gaps': { left: Value; half: Value }
  'lesson.estimate': { near: Value }
  'lesson.figure': null
  'lesson.word.rest.word': null
  'lesson.word.rest.meaning': null
  'lesson.word.estimate.word': null
  'lesson.word.estimate.meaning': null
  'lesson.word.reasonable.word': null
  'lesson.word.reasonable.meaning': null
  'lesson.word.mixed-number.word': null
  'lesson.word.mixed-number.meaning': null
  'scene.trip.start': { total: Value }
  'scene.trip.some': null
  'scene.trip.a': null
  'scene.trip.b': null
  'scene.dance.start': { total: Value }
  'scene.dance.some': null
  'scene.dance.a': null
  'scene.dance.b': null
  'scene.garden.start': { total: Value }
  'scene.garden.some': null
  'scene.garden.a': null
  'scene.garden.b': null
  'scene.fair.start': { total: Value }
  'scene.fair.some': null
  'scene.fair.a': null
  'scene.fair.b': null
  'scene.art.start': { total: Value }
  'scene.art.some': null
  'scene.art.a': null
  'scene.art.b': null
  'scene.camping.start': { total: Value }
  'scene.camping.some': null
  'scene.camping.a': null
  'scene.camping.b': null
  'scene.team.start': { total: Value }
  'scene.team.some': null
  'scene.team.a': null
  'scene.team.b': null
  'scene.aquarium.start': { total: Value }
  'scene.aquarium.some': null
  'scene.aquarium.a': null
  'scene.aquarium.b': null
  'spend.first': { part: Value; a: Value }
  'spend.cost': { cost: Value; b: Value }
  'spend.rest': { part: Value; b: Value }
  'spend.whole': { part: Value; b: Value }
  'spend.split': { time: Value }
  'spend.asks.left': null
  'spend.asks.each': { time: Quantity | Range | Term }
  'spend.label': null
  'spend.slip.stops.1': null
  'spend.slip.stops.2': null
  'spend.slip.stops.3': null
  'spend.slip.part': null
  'spend.slip.whole.2': null
  'spend.slip.whole.3': null
  'spend.slip.amount': null
  'spend.nudge.1': null
  'spend.nudge.2': null
  'spend.nudge.3': null
  'spend.think': null
  'spend.hint.1': null
  'spend.hint.2': null
  'spend.hint.3': null
  'spend.step.rest': { part: Value; equation: Value }
  'spend.step.cost': { equation: Value }
  'spend.step.second': { part: Value; equation: Value }
  'spend.step.both': { one: Value; other: Value }
  'spend.step.less': { equation: Value }
  'spend.step.split': { equation: Value }
  'claim.said.left': { value: Value }
  'claim.said.each': { value: Value; time: Quantity | Range | Term }
  'claim.stops.1': { who: Value }
  'claim.stops.2': { who: Value }
  'claim.stops.3': { who: Value }
  'claim.part': { who: Value }
  'claim.whole.2': { who: Value }
  'claim.whole.3': { who: Value }
  'back.left': { left: Value }
  'back.asks': null
  'back.label': null
  'back.slip.whole': null
  'back.slip.part': null
  'back.slip.stops': null
  'back.slip.order': null
  'back.nudge.one': null
  'back.nudge.two': null
  'back.think': null
  'back.hint.1': null
  'back.hint.2': null
  'back.hint.3': null
  'back.step.cost': { equation: Value }
  'back.step.keep': { part: Value; rest: Value }
  'back.step.part': { part: Value; equation: Value }
  'rate.told.lifeguard': { rate: Value; percent: Value }
  'rate.told.babysitter': { rate: Value; percent: Value }
  'rate.told.tutor': { rate: Value; percent: Value }
  'rate.told.walker': { rate: Value; percent: Value }
  'rate.told.apples': { rate: Value; percent: Value }
  'rate.told.nuts': { rate: Value; percent: Value }
  'rate.told.cheese': { rate: Value; percent: Value }
  'rate.told.fabric': { rate: Value; percent: Value }
  'rate.told.rope': { rate: Value; percent: Value }
  'rate.unit.hour': { n: Value }
  'rate.unit.pound': { n: Value }
  'rate.unit.yard': { n: Value }
  'rate.asks.pay.1': { amount: Value }
  'rate.asks.pay.2': { amount: Value }
  'rate.asks.pay.3': { amount: Value; change: Value }
  'rate.asks.price.1': { amount: Value }
  'rate.asks.price.2': { amount: Value }
  'rate.asks.price.3': { amount: Value; change: Value }
  'rate.label.pay': null
  'rate.label.price': null
  'rate.label.difference': null
  'rate.slip.direction': null
  'rate.slip.change': null
  'rate.slip.stops.one.hour': null
  'rate.slip.stops.one.pound': null
  'rate.slip.stops.one.yard': null
  'rate.slip.stops.amount': null
  'rate.slip.new': null
  'rate.slip.amount': null
  'rate.slip.percents': null
  'rate.nudge.1': null
  'rate.nudge.2': null
  'rate.nudge.3': null
  'rate.think': null
  'rate.hint.1': null
  'rate.hint.2': null
  'rate.hint.3': null
  'rate.step.change': { equation: Value }
  'rate.step.new': { equation: Value }
  'rate.step.amount': { equation: Value }
  'rate.step.more': { equation: Value }
  'rate.step.so': { equation: Value }
  'check.asks': null
  'check.fits': null
  'check.small': null
  'check.large': null
  'check.slip.none': null
  'check.slip.point': null
  'check.slip.bigger': null
  'check.slip.order': null
  'check.slip.sign': null
  'check.nudge': null
  'check.think.1': null
  'check.think.2': null
  'check.think.3': null
  'check.hint.1': null
  'check.hint.2': null
  'check.hint.3': null
  'check.why': { card: Value; near: Value; place: Value }
  'check.so.fits': null
  'check.so.small': null
  'check.so.large': null
  'offer.asks.1': { price: Value }
  'offer.asks.2': { price: Value }
  'offer.asks.before': null
  'offer.off': { off: Value }
  'offer.money': { off: Value }
  'offer.pay': { part: Value }
  'offer.twice': { off: Value; more: Value }
  'offer.after': { price: Value; off: Value }
  'offer.least': null
  'offer.most': null
  'offer.slip.reversed': null
  'offer.slip.numbers': null
  'offer.slip.added': null
  'offer.slip.after': null
  'offer.slip.whole': null
  'offer.nudge.1': null
  'offer.nudge.2': null
  'offer.nudge.3': null
  'offer.think': null
  'offer.hint.1': null
  'offer.hint.2': null
  'offer.hint.3': null
  'offer.find.now': null
  'offer.find.before': null
  'offer.step': { text: Value; cost: Value }
  'guess.told.1': { close: Value; x: Value }
  'guess.told.2': { close: Value; x: Value }
  'guess.told.3': { x: Value; close: Value }
  'guess.asks': null
  'guess.close': { close: Value }
  'guess.number': { n: Value }
  'guess.money': { of: Value }
  'guess.liters': { n: Value }
  'guess.result': { n: Value }
  'guess.round': { x: Value; round: Value }
  'guess.label.number': null
  'guess.label.estimate': null
  'guess.label.side': null
  'guess.why.multiply.up': null
  'guess.why.multiply.down': null
  'guess.why.divide.up': null
  'guess.why.divide.down': null
  'guess.more': null
  'guess.less': null
  'guess.end': null
  'guess.slip.far': null
  'guess.slip.point': null
  'guess.slip.operation.1': null
  'guess.slip.operation.2': null
  'guess.slip.operation.3': null
  'guess.slip.side': null
  'guess.nudge.1': null
  'guess.nudge.2': null
  'guess.nudge.3': null
  'guess.think': null
  'guess.hint.multiply': null
  'guess.hint.divide': null
  'guess.step': { equation: Value }
  'guess.so.more': null
  'guess.so.less': null
}

export const say = defineMessages<Messages>('multi-step-problems', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.probability': null
  'why.proportional-relationships': null
  'lesson.what': null
  'lesson.how': { equation: Value }
  'lesson.long': null
  'lesson.model': null
  'lesson.title': null
  'lesson.trials': null
  'lesson.hits': null
  'lesson.word.trial.word': null
  'lesson.word.trial.meaning': null
  'lesson.word.experimental.word': null
  'lesson.word.experimental.meaning': null
  'lesson.word.model.word': null
  'lesson.word.model.meaning': null
  'lesson.word.expected.word': null
  'lesson.word.expected.meaning': null
  'chance.label': null
  'chance.answer': { value: Value }
  'chance.together': null
  'chance.nudge': null
  'chance.hint.hit': null
  'chance.hint.miss': null
  'chance.hint.pooled': null
  'chance.miss': { n: Value; k: Value; hits: Value }
  'chance.pooled': { hits: Value; all: Value }
  'chance.divide': { hits: Value; all: Value }
  'chance.so': { value: Value }
  'forecast.label': null
  'forecast.nudge': null
  'forecast.hint.more': null
  'forecast.hint.back': null
  'forecast.part': { k: Value; n: Value; value: Value }
  'forecast.more': { m: Value; k: Value; n: Value; expected: Value }
  'forecast.gap': { m: Value; expected: Value; rest: Value; high: Value; low: Value; gap: Value }
  'forecast.back': { wanted: Value; n: Value; k: Value; m: Value }
  'forecast.about': null
  'order.asks': null
  'order.first': null
  'order.last': null
  'order.counts': null
  'order.reversed': null
  'order.misses': null
  'order.nudge': null
  'order.hint': null
  'order.find': null
  'order.step': { isExact: string; card: Value; k: Value; n: Value; part: Value }
  'claim.chance': { value: Value }
  'claim.forecast': { n: Value }
  'claim.truth': { n: Value }
  'claim.hint': null
  'claim.part': { who: Value }
  'claim.opposite': { who: Value }
  'claim.one': { who: Value }
  'claim.old': { who: Value }
  'claim.adds': { who: Value }
  'task.bag.told': null
  'task.bag.each': null
  'task.bag.drawn': null
  'task.bag.expected': { m: Value }
  'task.spinner.told': null
  'task.spinner.each': null
  'task.spinner.drawn': null
  'task.spinner.expected': { m: Value }
  'task.cards.told': null
  'task.cards.each': null
  'task.cards.drawn': null
  'task.cards.expected': { m: Value }
  'task.marbles.told': null
  'task.marbles.each': null
  'task.marbles.drawn': null
  'task.marbles.expected': { m: Value }
  'task.tickets.told': null
  'task.tickets.each': null
  'task.tickets.drawn': null
  'task.tickets.expected': { m: Value }
  'task.wheel.told': null
  'task.wheel.each': null
  'task.wheel.drawn': null
  'task.wheel.expected': { m: Value }
  'task.title': null
  'task.color': null
  'task.red': null
  'task.blue': null
  'task.yellow': null
  'task.theory': null
  'task.either': null
  'task.experiment': null
  'task.gap': null
  'task.fit': null
  'task.yes': null
  'task.no': null
  'task.twice': null
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.rest': null
  'task.slip.one': null
  'task.slip.kinds': null
  'task.slip.other': null
  'task.slip.red': null
  'task.slip.blue': null
  'task.slip.thirds': null
  'task.slip.count': null
  'task.slip.seen': null
  'task.slip.whole': null
  'task.slip.exact': null
  'task.slip.far': null
  'task.slip.adds': null
  'task.slip.stage': null
  'task.why.theory': { equation: Value }
  'task.why.either': { equation: Value }
  'task.why.experiment': { equation: Value }
  'task.why.expected': { equation: Value }
  'task.why.gap': { equation: Value }
  'task.why.fit': { equation: Value }
  'task.why.twice': { equation: Value }
}

export const say = defineMessages<Messages>('experimental-probability', { en, es })

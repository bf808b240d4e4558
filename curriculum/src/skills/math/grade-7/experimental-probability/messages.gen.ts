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
}

export const say = defineMessages<Messages>('experimental-probability', { en, es })

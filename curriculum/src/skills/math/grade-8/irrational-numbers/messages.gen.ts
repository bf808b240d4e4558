// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.roots': null
  'why.fractions-to-decimals': null
  'why.two-step-equations': null
  'lesson.rational': { ends: Value; repeats: Value }
  'lesson.fraction': { x: Value; moved: Value; less: Value }
  'lesson.irrational': { root: Value; pi: Value }
  'lesson.estimate': { root: Value; low: Value; high: Value }
  'lesson.figure': null
  'lesson.word.rational.word': null
  'lesson.word.rational.meaning': null
  'lesson.word.irrational.word': null
  'lesson.word.irrational.meaning': null
  'lesson.word.repeating.word': null
  'lesson.word.repeating.meaning': null
  'lesson.word.approximation.word': null
  'lesson.word.approximation.meaning': null
  'fraction.asks': { decimal: Value }
  'fraction.label': null
  'fraction.ends': null
  'fraction.all': null
  'fraction.skips': null
  'fraction.nines': null
  'fraction.whole': null
  'fraction.nudge': null
  'fraction.hint': { power: Value }
  'fraction.move': { x: Value; moved: Value }
  'fraction.subtract': { equation: Value }
  'fraction.so': { equation: Value }
  'kind.asks': null
  'kind.ends': null
  'kind.repeats': null
  'kind.neither': null
  'kind.slip.neither': null
  'kind.slip.root': null
  'kind.slip.repeats': null
  'kind.slip.ends': null
  'kind.nudge': null
  'kind.hint': null
  'kind.why.ends': { number: Value; decimal: Value }
  'kind.why.repeats': { number: Value; decimal: Value }
  'kind.why.fraction': { number: Value; fraction: Value }
  'kind.why.neither': { number: Value }
  'mistake.context': { who: Value }
  'mistake.check': null
  'mistake.subtract': { power: Value }
  'mistake.divide': { times: Value }
  'mistake.truth': null
  'estimate.asks.0': { expression: Value }
  'estimate.asks.1': { expression: Value }
  'estimate.label': null
  'estimate.halves': null
  'estimate.farther': null
  'estimate.early': null
  'estimate.nudge.root': null
  'estimate.nudge.times': null
  'estimate.nudge.pi': null
  'estimate.nudge.sum': null
  'estimate.hint.root': null
  'estimate.hint.times': null
  'estimate.hint.pi': null
  'estimate.hint.sum': null
  'estimate.pi': { product: Value }
  'estimate.root': { root: Value; value: Value }
  'estimate.sum': { sum: Value }
  'estimate.under': { equation: Value }
  'estimate.between': { inside: Value; low: Value; high: Value }
  'estimate.half': { half: Value; inside: Value; side: string }
  'estimate.so': { key: Value }
  'line.asks': null
  'line.said': { from: Value; to: Value; points: Value }
  'line.point': { letter: Value; at: Value }
  'line.slip': null
  'line.nudge': null
  'line.hint.squares': null
  'line.hint.opposite': null
  'line.find': null
  'line.so': { number: Value; at: Value; letter: Value }
  'order.asks': null
  'order.first': null
  'order.last': null
  'order.negative': null
  'order.insides': null
  'order.reversed': null
  'order.nudge': null
  'order.hint': null
  'order.find': null
  'order.about': { number: Value; value: Value }
  'order.exact': { number: Value; value: Value }
  'order.plain': { number: Value }
}

export const say = defineMessages<Messages>('irrational-numbers', { en, es })

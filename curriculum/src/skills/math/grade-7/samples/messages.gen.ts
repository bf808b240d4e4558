// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.equivalent-ratios': null
  'why.data-displays': null
  'why.probability': null
  'lesson.what': null
  'lesson.random': null
  'lesson.estimate': null
  'lesson.vary': null
  'lesson.word.population.word': null
  'lesson.word.population.meaning': null
  'lesson.word.sample.word': null
  'lesson.word.sample.meaning': null
  'lesson.word.random-sample.word': null
  'lesson.word.random-sample.meaning': null
  'lesson.word.representative.word': null
  'lesson.word.representative.meaning': null
  'lesson.word.biased.word': null
  'lesson.word.biased.meaning': null
  label: null
  'estimate.together': null
  'estimate.nudge.one': null
  'estimate.nudge.two': null
  'estimate.hint.one': { hits: Value; n: Value }
  'estimate.hint.two': null
  'estimate.pool': { first: Value; second: Value; hits: Value; n: Value }
  'estimate.part': { hits: Value; n: Value }
  'estimate.so': { all: Value; hits: Value; n: Value; key: Value }
  'total.nudge': null
  'total.hint': { n: Value; all: Value }
  'total.mean': { sum: Value; n: Value; mean: Value }
  'total.so': { all: Value; mean: Value; key: Value }
  'match.asks.group': { size: Value; group: Value }
  'match.asks.size': { places: Value; group: Value }
  'match.asks.over': { group: Value }
  'match.label.group': null
  'match.label.size': null
  'match.label.over': null
  'match.nudge': null
  'match.hint.group': { whole: Value; members: Value; group: Value }
  'match.hint.size': { whole: Value; members: Value; group: Value }
  'match.hint.over': { size: Value; group: Value }
  'match.whole': { sum: Value; whole: Value; members: Value; group: Value }
  'match.so.group': { size: Value; members: Value; whole: Value; places: Value }
  'match.so.size': { places: Value; whole: Value; members: Value; size: Value }
  'match.so.over': { size: Value; members: Value; whole: Value; places: Value; has: Value; over: Value }
  'several.asks.range': null
  'several.asks.mean': null
  'several.asks.spread': null
  'several.apart': null
  'several.nudge.range': null
  'several.nudge.mean': null
  'several.nudge.spread': null
  'several.hint.range': null
  'several.hint.mean': { count: Value; n: Value; all: Value }
  'several.hint.spread': { times: Value }
  'several.first.range': { least: Value; most: Value }
  'several.first.mean': { total: Value; count: Value; mean: Value }
  'several.first.spread': { least: Value; most: Value; all: Value; n: Value; times: Value }
  'several.so.range': { most: Value; least: Value; key: Value }
  'several.so.mean': { mean: Value; n: Value; all: Value; key: Value }
  'several.so.spread': { range: Value; times: Value; key: Value }
  'claim.truth': { key: Value }
  'claim.additive': { who: Value }
  'claim.rest': { who: Value }
  'claim.percent': { who: Value }
  'claim.part': { who: Value }
  'claim.one': { who: Value }
  'claim.mean': { who: Value }
  'task.walk.told': { all: Value; n: Value }
  'task.walk.what': null
  'task.walk.head': null
  'task.walk.random': null
  'task.walk.biased': null
  'task.dog.told': { all: Value; n: Value }
  'task.dog.what': null
  'task.dog.head': null
  'task.dog.random': null
  'task.dog.biased': null
  'task.repair.told': { all: Value; n: Value }
  'task.repair.what': null
  'task.repair.head': null
  'task.repair.random': null
  'task.repair.biased': null
  'task.electric.told': { all: Value; n: Value }
  'task.electric.what': null
  'task.electric.head': null
  'task.electric.random': null
  'task.electric.biased': null
  'task.trout.told': { all: Value; n: Value }
  'task.trout.what': null
  'task.trout.head': null
  'task.trout.random': null
  'task.trout.biased': null
  'task.oak.told': { all: Value; n: Value }
  'task.oak.what': null
  'task.oak.head': null
  'task.oak.random': null
  'task.oak.biased': null
  'task.title': null
  'task.sample': null
  'task.one': { what: Value }
  'task.mean': null
  'task.all': { what: Value }
  'task.spread': null
  'task.claim': { k: Value; what: Value }
  'task.fair': { method: Value }
  'task.each-yes': null
  'task.each-no': null
  'task.fair-yes': null
  'task.fair-no': null
  'task.hint.1': null
  'task.hint.2': null
  'task.hint.3': null
  'task.hint.task': null
  'task.slip.scaled': null
  'task.slip.percent': null
  'task.slip.rest': null
  'task.slip.first': null
  'task.slip.sum': null
  'task.slip.pooled': null
  'task.slip.range': null
  'task.slip.one': null
  'task.slip.random': null
  'task.slip.easy': null
  'task.why.one': { equation: Value }
  'task.why.mean': { equation: Value }
  'task.why.all': { equation: Value }
  'task.why.spread': { equation: Value }
  'task.why.claim': { equation: Value }
  'task.why.fair': null
}

export const say = defineMessages<Messages>('samples', { en, es })

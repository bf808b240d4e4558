// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.population-resources': null
  'lesson.scarce': null
  'lesson.test': null
  'lesson.curve': null
  'lesson.kinds': null
  'lesson.word.factor.word': null
  'lesson.word.factor.meaning': null
  'lesson.word.abiotic.word': null
  'lesson.word.abiotic.meaning': null
  'lesson.word.capacity.word': null
  'lesson.word.capacity.meaning': null
  'lesson.word.exponential.word': null
  'lesson.word.exponential.meaning': null
  'lakes.scene': null
  'lakes.ask': null
  'lakes.title': null
  'lakes.lake': null
  'lakes.control': null
  'lakes.nitrogen': null
  'lakes.phosphorus': null
  'lakes.both': null
  'lakes.limit.nitrogen': null
  'lakes.limit.phosphorus': null
  'lakes.limit.both': null
  'lakes.limit.other': null
  'lakes.told-column': null
  'lakes.told-columns': null
  'lakes.told-scatter': null
  'lakes.hint-control': null
  'lakes.hint-1': null
  'lakes.hint-2': null
  'lakes.hint-3': null
  'lakes.so': { lake: Value; control: Value; nitrogen: Value; phosphorus: Value; both: Value; limit: Value }
  'lake.elm': null
  'lake.heron': null
  'lake.mill': null
  'lake.pine': null
  'lake.stone': null
  'lake.swan': null
  'lake.clear': null
  'lake.long': null
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.amount': null
  'table.gain': null
  'table.row': { hour: Value }
  'table.hour': { hour: Value }
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.units': null
  'ask.times': { one: Value; other: Value }
  'ask.label-times': null
  'ask.percent': { one: Value }
  'ask.label-percent': null
  'ask.told-amount': null
  'ask.told-turned': null
  'ask.told-whole': null
  'ask.hint-row': null
  'ask.hint-divide': null
  'ask.so-row': { amount: Value; gain: Value }
  'ask.so-percent': { value: Value; amount: Value }
  'claim.amount': { one: Value; other: Value }
  'claim.gain': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-sugar': { one: Value }
  'claim.no-warm': { one: Value }
  'claim.no-cells': { one: Value }
  'order.ask-gain': null
  'order.ask-room': null
  'order.ask-percent': null
  'order.small': null
  'order.large': null
  'order.little': null
  'order.much': null
  'order.least': null
  'order.most': null
  'order.told-amount': null
  'order.told-gain': null
  'order.told-part': null
  'order.hint-gain': null
  'order.hint-room': null
  'order.hint-percent': null
  'order.why-gain': null
  'order.why-room': null
  'order.why-percent': null
  'lab.scene': { fronds: Value; days: Value }
  'lab.nutrients.head': null
  'lab.nutrients.name': null
  'lab.nutrients.few': null
  'lab.nutrients.some': null
  'lab.nutrients.many': null
  'lab.light.head': null
  'lab.light.name': null
  'lab.light.some': { hours: Value }
  'lab.depth.head': null
  'lab.depth.name': null
  'lab.fronds': null
  'lab.some-fronds': { count: number | Quantity }
  'lab.ask-more': null
  'lab.why-idle': null
}

export const say = defineMessages<Messages>('limiting-factors', { en, es })

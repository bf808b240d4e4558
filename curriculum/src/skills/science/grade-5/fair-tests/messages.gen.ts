// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.engineering-design': null
  'lesson.fair': null
  'lesson.repeat': null
  'lesson.fail': null
  'lesson.improve': null
  'lesson.word.variable.word': null
  'lesson.word.variable.meaning': null
  'lesson.word.controlled.word': null
  'lesson.word.controlled.meaning': null
  'lesson.word.trial.word': null
  'lesson.word.trial.meaning': null
  'lesson.word.failure-point.word': null
  'lesson.word.failure-point.meaning': null
  'lesson.word.prototype.word': null
  'lesson.word.prototype.meaning': null
  'story.bridge': null
  'story.tower': null
  'story.bag': null
  'story.boat': null
  'title.bridge': { most: Value }
  'title.tower': { most: Value }
  'title.bag': { most: Value }
  'title.boat': { most: Value }
  'change.bridge.one': null
  'change.bridge.two': null
  'change.bridge.three': null
  'change.bridge.four': null
  'change.bridge.five': null
  'change.bridge.six': null
  'change.tower.one': null
  'change.tower.two': null
  'change.tower.three': null
  'change.tower.four': null
  'change.tower.five': null
  'change.tower.six': null
  'change.bag.one': null
  'change.bag.two': null
  'change.bag.three': null
  'change.bag.four': null
  'change.bag.five': null
  'change.bag.six': null
  'change.boat.one': null
  'change.boat.two': null
  'change.boat.three': null
  'change.boat.four': null
  'change.boat.five': null
  'change.boat.six': null
  'verdict.helped': null
  'verdict.worse': null
  'verdict.none': null
  'verdict.untold': null
  'changes.ask': null
  'changes.version': null
  'changes.changed': null
  'changes.test': { test: Value }
  'changes.start': null
  'changes.nothing': null
  'changes.hint': null
  'changes.hint-gap': { most: Value }
  'changes.hint-two': null
  'changes.so': { most: Value }
  'changes.both': { one: Value; other: Value }
  'told.two': null
  'told.scatter': { most: Value }
  'told.clear': { most: Value }
  'told.start': null
  'so.helped': { change: Value }
  'so.worse': { change: Value }
  'so.none': { change: Value }
  'so.untold': { change: Value }
  'row.dart': null
  'row.glider': null
  'row.wide': null
  'row.long': null
  'row.short': null
  'row.tips': null
  'row.flap': null
  'row.clip': null
  'row.tissue': null
  'row.card': null
  'planes.scene': null
  'planes.title': null
  'planes.head': null
  'planes.test': { test: Value }
  'ask.spread': { one: Value }
  'ask.label-spread': null
  'ask.told-best': null
  'ask.told-ends': null
  'ask.hint-ends': null
  'ask.hint-gap': null
  'ask.so-ends': null
  'ask.so-spread': { value: Value }
  'ask.total': { one: Value }
  'ask.label-total': null
  'ask.told-one': null
  'ask.told-thrice': null
  'ask.hint-all': null
  'ask.hint-add': null
  'ask.so-total': { a: Value; b: Value; c: Value; value: Value }
  'ask.fourth': { wanted: Value; one: Value }
  'ask.label-fourth': null
  'ask.told-three': null
  'ask.told-minus-best': null
  'ask.hint-have': null
  'ask.hint-missing': null
  'ask.so-have': { a: Value; b: Value; c: Value }
  'ask.so-fourth': { wanted: Value; value: Value }
  'ask.so-add': null
  'claim.farther': { test: Value; one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-wind': { one: Value }
  'claim.no-cost': { one: Value }
  'claim.no-next': { one: Value }
  'order.least': null
  'order.most': null
  'order.ask-worst': null
  'order.told-best': null
  'order.hint-worst': null
  'order.why-worst': null
  'order.ask-total': null
  'order.told-one': null
  'order.hint-total': null
  'order.why-total': null
  'order.ask-spread': null
  'order.alike': null
  'order.differ': null
  'order.told-total': null
  'order.hint-spread': null
  'order.why-spread': null
  'lab.scene': null
  'lab.width.head': null
  'lab.width.name': null
  'lab.load.head': null
  'lab.load.name': null
  'lab.load.washers': { count: number | Quantity }
  'lab.hour.head': null
  'lab.hour.name': null
  'lab.hour.morning': null
  'lab.hour.noon': null
  'lab.hour.afternoon': null
  'lab.time': null
  'lab.ask-more': null
}

export const say = defineMessages<Messages>('fair-tests', { en, es })

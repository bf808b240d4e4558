// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.food-webs': null
  'lesson.sun': null
  'lesson.chain': null
  'lesson.uses': null
  'lesson.matter': null
  'lesson.word.energy.word': null
  'lesson.word.energy.meaning': null
  'lesson.word.food.word': null
  'lesson.word.food.meaning': null
  'lesson.word.transfer.word': null
  'lesson.word.transfer.meaning': null
  'lesson.word.store.word': null
  'lesson.word.store.meaning': null
  'trace.scene': null
  'trace.title': null
  'trace.thing': null
  'trace.from': null
  'trace.ask-order': { goal: Value }
  'trace.first': null
  'trace.last': null
  'trace.told-backward': null
  'trace.told-rows': null
  'trace.hint-end': { goal: Value }
  'trace.hint-sun': null
  'trace.so-back': { one: Value; other: Value }
  'trace.so-plant': { plant: Value }
  'trace.ask-count': { goal: Value }
  'trace.label': null
  'trace.told-direct': null
  'trace.told-before': null
  'trace.told-all': null
  'trace.hint-next': { goal: Value }
  'trace.hint-on': null
  'trace.so-follow': { goal: Value }
  'trace.so-count': { count: Value }
  'trace.ask-plant': null
  'trace.told-plant': { goal: Value }
  'trace.hint-row': null
  'trace.hint-back': null
  'trace.so-rows': null
  'trace.so-one': { thing: Value; plant: Value }
  'row.bat': null
  'row.mouse': null
  'row.lizard': null
  'row.sparrow': null
  'row.snake': null
  'row.crow': null
  'row.squirrel': null
  'row.turtle': null
  'row.duck': null
  'row.rabbit': null
  'row.iguana': null
  'row.fox': null
  'in.bat': null
  'in.mouse': null
  'in.lizard': null
  'in.sparrow': null
  'in.snake': null
  'in.crow': null
  'in.squirrel': null
  'in.turtle': null
  'in.duck': null
  'in.rabbit': null
  'in.iguana': null
  'in.fox': null
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.mass': null
  'table.energy': null
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.times': { one: Value; other: Value }
  'ask.label-times': null
  'ask.per': { one: Value }
  'ask.label-per': null
  'claim.more': { one: Value; other: Value }
  'claim.heavier': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-rain': { one: Value }
  'claim.no-noon': { one: Value }
  'claim.no-zoo': { one: Value }
  'order.ask-energy': null
  'order.ask-lasts': null
  'order.ask-gram': null
  'order.least': null
  'order.most': null
  'order.soonest': null
  'order.longest': null
  'order.told-mass': null
  'order.told-size': null
  'order.told-amount': null
  'order.hint-energy': null
  'order.hint-lasts': null
  'order.hint-gram': null
  'order.why-energy': null
  'order.why-lasts': null
  'order.why-gram': null
  'lab.scene': null
  'lab.room.head': null
  'lab.room.name': null
  'lab.wheel.head': null
  'lab.wheel.name': null
  'lab.wheel.none': null
  'lab.wheel.short': null
  'lab.wheel.long': null
  'lab.dish.head': null
  'lab.dish.name': null
  'lab.dish.round': null
  'lab.dish.square': null
  'lab.dish.long': null
  'lab.eaten': null
  'lab.ask-more': null
}

export const say = defineMessages<Messages>('energy-from-the-sun', { en, es })

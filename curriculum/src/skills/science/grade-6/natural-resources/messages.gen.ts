// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.weather-and-air-masses': null
  'why.unit-rates': null
  'lesson.uneven': null
  'lesson.formed': null
  'lesson.limited': null
  'lesson.water': null
  'lesson.word.ore.word': null
  'lesson.word.ore.meaning': null
  'lesson.word.fossil-fuel.word': null
  'lesson.word.fossil-fuel.meaning': null
  'lesson.word.groundwater.word': null
  'lesson.word.groundwater.meaning': null
  'lesson.word.nonrenewable.word': null
  'lesson.word.nonrenewable.meaning': null
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.mined': null
  'table.left': null
  'land.chile': null
  'land.peru': null
  'land.congo': null
  'land.china': null
  'land.usa': null
  'land.russia': null
  'land.australia': null
  'land.indonesia': null
  'land.zambia': null
  'land.mexico': null
  'land.poland': null
  'in.usa': null
  'in.congo': null
  'claim.mined': { one: Value; other: Value }
  'claim.left': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-gold': { one: Value }
  'claim.no-before': { one: Value }
  'claim.no-use': { one: Value }
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.tons': null
  'ask.times': { one: Value; other: Value }
  'ask.label-times': null
  'ask.years': { one: Value }
  'ask.label-years': null
  'order.ask-left': null
  'order.ask-mined': null
  'order.ask-years': null
  'order.least': null
  'order.most': null
  'order.short': null
  'order.long': null
  'order.told-mined': null
  'order.told-left': null
  'order.told-amount': null
  'order.hint-left': null
  'order.hint-mined': null
  'order.hint-years': null
  'order.why-left': null
  'order.why-mined': null
  'order.why-years': null
  'lab.scene': null
  'lab.grains.head': null
  'lab.grains.name': null
  'lab.grains.fine': null
  'lab.grains.coarse': null
  'lab.grains.gravel': null
  'lab.height.head': null
  'lab.height.name': null
  'lab.cup.head': null
  'lab.cup.name': null
  'lab.cup.round': null
  'lab.cup.square': null
  'lab.cup.tall': null
  'lab.time': null
  'lab.ask-more': null
  'lab.ask-beyond': { setting: Value; fixed: Value }
  'lab.why-beyond': null
}

export const say = defineMessages<Messages>('natural-resources', { en, es })

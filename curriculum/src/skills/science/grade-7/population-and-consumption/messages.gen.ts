// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.natural-resources': null
  'why.human-impact': null
  'lesson.two': null
  'lesson.total': null
  'lesson.hidden': null
  'lesson.argue': null
  'lesson.word.population.word': null
  'lesson.word.population.meaning': null
  'lesson.word.consumption.word': null
  'lesson.word.consumption.meaning': null
  'lesson.word.per-person.word': null
  'lesson.word.per-person.meaning': null
  'lesson.word.sustainable.word': null
  'lesson.word.sustainable.meaning': null
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.people': null
  'table.gas': null
  'land.china': null
  'land.india': null
  'land.usa': null
  'land.indonesia': null
  'land.nigeria': null
  'land.brazil': null
  'land.mexico': null
  'land.japan': null
  'land.germany': null
  'land.canada': null
  'land.kenya': null
  'in.usa': null
  'claim.people': { one: Value; other: Value }
  'claim.gas': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-cars': { one: Value }
  'claim.no-later': { one: Value }
  'claim.no-trade': { one: Value }
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.million': null
  'ask.times': { one: Value; other: Value }
  'ask.label-times': null
  'ask.per': { one: Value }
  'ask.label-per': null
  'ask.tons': null
  'order.ask-gas': null
  'order.ask-per': null
  'order.ask-more': null
  'order.least': null
  'order.most': null
  'order.told-people': null
  'order.told-total': null
  'order.told-now': null
  'order.hint-gas': null
  'order.hint-per': null
  'order.hint-more': null
  'order.why-gas': null
  'order.why-per': null
  'order.why-more': null
  'lab.scene': null
  'lab.people.head': null
  'lab.people.name': null
  'lab.use.head': null
  'lab.use.name': null
  'lab.depth.head': null
  'lab.depth.name': null
  'lab.taken': null
  'lab.ask-more': null
  'lab.ask-beyond': { setting: Value; fixed: Value }
  'lab.why-beyond': null
  'lab.why-idle': null
}

export const say = defineMessages<Messages>('population-and-consumption', { en, es })

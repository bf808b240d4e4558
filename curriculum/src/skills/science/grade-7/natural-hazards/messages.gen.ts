// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.plate-tectonics': null
  'why.weather-and-air-masses': null
  'lesson.where': null
  'lesson.signs': null
  'lesson.chance': null
  'lesson.ready': null
  'lesson.word.hazard.word': null
  'lesson.word.hazard.meaning': null
  'lesson.word.forecast.word': null
  'lesson.word.forecast.meaning': null
  'lesson.word.frequency.word': null
  'lesson.word.frequency.meaning': null
  'lesson.word.magnitude.word': null
  'lesson.word.magnitude.meaning': null
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.count': null
  'table.area': null
  'state.texas': null
  'state.kansas': null
  'state.oklahoma': null
  'state.florida': null
  'state.illinois': null
  'state.colorado': null
  'state.montana': null
  'state.california': null
  'state.newyork': null
  'state.ohio': null
  'claim.more': { one: Value; other: Value }
  'claim.area': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-strong': { one: Value }
  'claim.no-month': { one: Value }
  'claim.no-next': { one: Value }
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.total': { one: Value; amount: Value }
  'ask.label-total': null
  'ask.per': { one: Value }
  'ask.label-per': null
  'order.ask-count': null
  'order.ask-area': null
  'order.ask-per': null
  'order.few': null
  'order.many': null
  'order.small': null
  'order.large': null
  'order.told-area': null
  'order.told-count': null
  'order.told-whole': null
  'order.hint-count': null
  'order.hint-area': null
  'order.hint-per': null
  'order.why-count': null
  'order.why-area': null
  'order.why-per': null
  'lab.scene': null
  'lab.shake.head': null
  'lab.shake.name': null
  'lab.base.head': null
  'lab.base.name': null
  'lab.base.bolts': null
  'lab.base.rubber': null
  'lab.base.rollers': null
  'lab.place.head': null
  'lab.place.name': null
  'lab.place.middle': null
  'lab.place.edge': null
  'lab.place.corner': null
  'lab.sway': null
  'lab.ask-more': null
  'lab.ask-beyond': { fixed: Value; setting: Value }
  'lab.why-beyond': null
  'lab.why-idle': null
}

export const say = defineMessages<Messages>('natural-hazards', { en, es })

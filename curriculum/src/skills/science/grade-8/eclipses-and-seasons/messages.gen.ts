// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.moon-and-seasons': null
  'lesson.lines': null
  'lesson.tilt': null
  'lesson.sun': null
  'lesson.days': null
  'lesson.word.plane.word': null
  'lesson.word.plane.meaning': null
  'lesson.word.umbra.word': null
  'lesson.word.umbra.meaning': null
  'lesson.word.penumbra.word': null
  'lesson.word.penumbra.meaning': null
  'lesson.word.latitude.word': null
  'lesson.word.latitude.meaning': null
  'dates.scene-1': null
  'dates.scene-2': { middle: Value }
  'dates.scene-3': { middle: Value }
  'dates.ask-solar': null
  'dates.ask-lunar': null
  'dates.ask-next': { kind: string }
  'dates.title': null
  'dates.day': null
  'dates.phase': null
  'dates.height': null
  'dates.new': null
  'dates.full': null
  'dates.above': { degrees: Value }
  'dates.below': { degrees: Value }
  'dates.label': null
  'dates.told-phase': { kind: string }
  'dates.told-height': null
  'dates.told-far': null
  'dates.told-any': null
  'dates.told-month': null
  'dates.told-middle': null
  'dates.told-first': null
  'dates.hint-phase': { kind: string }
  'dates.hint-height': null
  'dates.hint-near': null
  'dates.hint-season': { kind: string }
  'dates.hint-next': null
  'dates.so-phase': { kind: string }
  'dates.so-height': { key: Value }
  'dates.so-season': { middle: Value; kind: string; key: Value }
  'dates.so-six': { later: Value }
  'dates.so-next': { key: Value; later: Value; value: Value }
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.latitude': null
  'table.june': null
  'table.december': null
  'city.anchorage': null
  'city.seattle': null
  'city.chicago': null
  'city.losAngeles': null
  'city.miami': null
  'city.mexico': null
  'city.quito': null
  'city.lima': null
  'city.santiago': null
  'city.wellington': null
  'city.puntaArenas': null
  'ask.hours': null
  'ask.gap': { one: Value; other: Value }
  'ask.gap-december': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.night': { one: Value }
  'ask.label-night': null
  'ask.told-day': null
  'ask.told-june': null
  'ask.told-equal': null
  'ask.hint-december': null
  'ask.hint-night': null
  'ask.so-december': { hours: Value }
  'ask.so-night': { hours: Value; is: string; value: Value }
  'ask.mirror': { one: Value }
  'ask.label-mirror': null
  'ask.told-same': null
  'ask.told-rest': null
  'ask.hint-opposite': null
  'ask.hint-mirror': null
  'ask.so-opposite': null
  'ask.so-mirror': { hours: Value }
  'ask.told-hours': null
  'claim.latitude': { other: Value; one: Value }
  'claim.june': { other: Value; one: Value }
  'claim.december': { other: Value; one: Value }
  'claim.twice': { other: Value; one: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-rain': { one: Value }
  'claim.no-people': { one: Value }
  'claim.no-high': { one: Value }
  'order.ask-december': null
  'order.ask-night': null
  'order.ask-change': null
  'order.short': null
  'order.long': null
  'order.least': null
  'order.most': null
  'order.told-degrees': null
  'order.told-latitude': null
  'order.told-june-alone': null
  'order.hint-december': null
  'order.hint-night': null
  'order.hint-change': null
  'order.why-december': null
  'order.why-night': null
  'order.why-change': null
  'lab.scene.toward': null
  'lab.scene.away': null
  'lab.tilt.head': null
  'lab.tilt.name': null
  'lab.latitude.head': null
  'lab.latitude.name': null
  'lab.latitude.north': { each: Value }
  'lab.distance.head': null
  'lab.distance.name': null
  'lab.light': null
  'lab.hours': null
  'lab.amount': { value: Value }
  'lab.ask-more': null
}

export const say = defineMessages<Messages>('eclipses-and-seasons', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.day-and-night-sky': null
  'lesson.pull': null
  'lesson.down': null
  'lesson.air': null
  'lesson.argue': null
  'lesson.word.gravity.word': null
  'lesson.word.gravity.meaning': null
  'lesson.word.down.word': null
  'lesson.word.down.meaning': null
  'lesson.word.force.word': null
  'lesson.word.force.meaning': null
  'lesson.word.air-resistance.word': null
  'lesson.word.air-resistance.meaning': null
  'globe.description': { list: Value }
  'globe.spot': { letter: Value; hour: Value }
  'globe.far': { letter: Value; hour: Value }
  'globe.middle': { letter: Value }
  'globe.degrees': { letter: Value; degrees: Value }
  'globe.ask-fall': { place: Value }
  'globe.ask-opposite': { place: Value }
  'globe.ask-angle': { place: Value; other: Value }
  'globe.label-angle': null
  'globe.told.page': null
  'globe.told.away': null
  'globe.told.along': null
  'globe.told.near': null
  'globe.told.same': { place: Value }
  'globe.told.zero': null
  'globe.told.long': null
  'globe.told.sum': null
  'globe.told.rest': null
  'globe.hint': null
  'globe.hint-fall': { place: Value }
  'globe.hint-opposite': null
  'globe.hint-angle': null
  'globe.so': null
  'globe.so-fall': { place: Value; right: Value }
  'globe.so-opposite': { place: Value; right: Value }
  'globe.so-gap': { high: Value; low: Value; gap: Value }
  'globe.so-angle': { value: Value }
  'throw.scene': null
  'throw.title': null
  'throw.head': null
  'throw.height': null
  'throw.speed': null
  'throw.row.at': { time: Value }
  'throw.higher': { one: Value; other: Value }
  'throw.faster': { one: Value; other: Value }
  'throw.twice': { one: Value; other: Value }
  'throw.same': null
  'throw.opposite': null
  'throw.no-hand': { one: Value }
  'throw.no-mass': { one: Value }
  'throw.no-spin': { one: Value }
  'throw.ask-gap': { one: Value; other: Value }
  'throw.ask-lost': { one: Value; other: Value }
  'throw.ask-times': { other: Value; one: Value }
  'throw.ask-times-high': { other: Value; one: Value }
  'throw.label-height': null
  'throw.label-speed': null
  'throw.label-times': null
  'lab.scene': null
  'lab.height.head': null
  'lab.height.name': null
  'lab.shape.head': null
  'lab.shape.name': null
  'lab.shape.flat': null
  'lab.shape.folded': null
  'lab.shape.ball': null
  'lab.place.head': null
  'lab.place.name': null
  'lab.place.usa': null
  'lab.place.chile': null
  'lab.place.australia': null
  'lab.time': null
  'lab.ask-more': null
}

export const say = defineMessages<Messages>('gravity-near-earth', { en, es })

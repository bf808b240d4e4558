// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.gravity': null
  'why.solar-system-scale': null
  'lesson.pull': null
  'lesson.bend': null
  'lesson.distance': null
  'lesson.scales': null
  'lesson.word.orbit.word': null
  'lesson.word.orbit.meaning': null
  'lesson.word.inertia.word': null
  'lesson.word.inertia.meaning': null
  'lesson.word.galaxy.word': null
  'lesson.word.galaxy.meaning': null
  'lesson.word.solar-system.word': null
  'lesson.word.solar-system.meaning': null
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.distance': null
  'table.year': null
  'table.speed': null
  'table.ceres': null
  'table.pluto': null
  'table.faster': { one: Value; other: Value }
  'table.longer': { one: Value; other: Value }
  'table.twice': { one: Value; other: Value }
  'table.same': null
  'table.opposite': null
  'table.far-longer': null
  'table.far-shorter': null
  'table.no-moons': { one: Value }
  'table.no-mass': { one: Value }
  'table.no-tilt': { one: Value }
  'table.ask-gap': { one: Value; other: Value }
  'table.label-gap': null
  'table.ask-times': { one: Value; other: Value }
  'table.label-times': null
  'table.ask-total': { one: Value; amount: Value }
  'table.label-total': null
  'way.description': { sun: Value; list: Value }
  'way.on': { letter: Value; hour: Value }
  'way.out': { letter: Value; hour: Value }
  'way.scene': { body: string; sun: Value; turn: string; place: Value }
  'way.ask-pull': null
  'way.ask-gone': null
  'way.ask-quarter': null
  'way.told.ahead-pull': null
  'way.told.away-pull': null
  'way.told.curve': null
  'way.told.out': null
  'way.told.in': null
  'way.told.back': null
  'way.told.early': { place: Value }
  'way.hint-pull': null
  'way.hint-gone': null
  'way.hint-line': null
  'way.hint-sun': { place: Value }
  'way.so-pull': { right: Value }
  'way.so-bend': null
  'way.so-straight': null
  'way.so-gone': { right: Value }
  'lab.scene': null
  'lab.star.head': null
  'lab.star.name': null
  'lab.star.some': { count: number | Quantity }
  'lab.distance.head': null
  'lab.distance.name': null
  'lab.distance.some': { count: Value }
  'lab.planet.head': null
  'lab.planet.name': null
  'lab.planet.mars': null
  'lab.planet.earth': null
  'lab.planet.neptune': null
  'lab.time': null
  'lab.days': { count: Value }
  'lab.unit': null
  'lab.ask-more': null
}

export const say = defineMessages<Messages>('orbits-and-gravity', { en, es })

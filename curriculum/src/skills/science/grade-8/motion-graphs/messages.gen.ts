// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.net-force': null
  'why.proportional-graphs': null
  'lesson.position': null
  'lesson.speed': null
  'lesson.forces': null
  'lesson.average': null
  'lesson.word.position.word': null
  'lesson.word.position.meaning': null
  'lesson.word.distance.word': null
  'lesson.word.distance.meaning': null
  'lesson.word.speed.word': null
  'lesson.word.speed.meaning': null
  'lesson.word.average-speed.word': null
  'lesson.word.average-speed.meaning': null
  'lesson.word.acceleration.word': null
  'lesson.word.acceleration.meaning': null
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.mass': null
  'table.speed': null
  'table.time': null
  'row.sprinter': null
  'row.horse': null
  'row.bicycle': null
  'row.motorcycle': null
  'row.smallCar': null
  'row.electricCar': null
  'row.bus': null
  'row.truck': null
  'row.subway': null
  'row.airliner': null
  'row.elevator': null
  'row.coaster': null
  'in.sprinter': null
  'in.horse': null
  'in.bicycle': null
  'in.motorcycle': null
  'in.smallCar': null
  'in.electricCar': null
  'in.bus': null
  'in.truck': null
  'in.subway': null
  'in.airliner': null
  'in.elevator': null
  'in.coaster': null
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.each': { one: Value }
  'ask.label-each': null
  'ask.until': { one: Value; wanted: Value }
  'ask.label-until': null
  'ask.told-each': null
  'ask.told-times': null
  'ask.told-whole': null
  'ask.hint-each': null
  'ask.hint-until': { wanted: Value }
  'ask.so-part': { speed: Value; time: Value; wanted: Value }
  'ask.so-until': { wanted: Value; time: Value; speed: Value; value: Value }
  'claim.speed': { one: Value; other: Value }
  'claim.longer': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-top': { one: Value }
  'claim.no-stop': { one: Value }
  'claim.no-way': { one: Value }
  'lab.scene': { mass: Value }
  'lab.force.head': null
  'lab.force.name': null
  'lab.time.head': null
  'lab.time.name': null
  'lab.start.head': null
  'lab.start.name': null
  'lab.speed': null
  'lab.ask-more': null
  'lab.ask-beyond': { setting: Value; fixed: Value }
  'lab.why-beyond': null
}

export const say = defineMessages<Messages>('motion-graphs', { en, es })

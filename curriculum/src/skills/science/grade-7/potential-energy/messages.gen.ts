// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.energy-of-motion': null
  'lesson.what': null
  'lesson.lift': null
  'lesson.magnets': null
  'lesson.change': null
  'lesson.figure.title': null
  'lesson.figure.description': null
  'lesson.figure.along': null
  'lesson.figure.height': null
  'lesson.figure.most': null
  'lesson.figure.least': null
  'lesson.word.potential-energy.word': null
  'lesson.word.potential-energy.meaning': null
  'lesson.word.kinetic-energy.word': null
  'lesson.word.kinetic-energy.meaning': null
  'lesson.word.system.word': null
  'lesson.word.system.meaning': null
  'lesson.word.arrangement.word': null
  'lesson.word.arrangement.meaning': null
  'lesson.word.field.word': null
  'lesson.word.field.meaning': null
  'order.shelf': null
  'order.crane': null
  'order.hikers': null
  'order.painters': null
  'order.ask': null
  'order.least': null
  'order.most': null
  'order.why': null
  'order.sizes': { mass: Value; height: Value }
  'order.times': { mass: Value; height: Value }
  'order.mass.half': null
  'order.mass.same': null
  'order.mass.double': null
  'order.mass.triple': null
  'order.height.half': null
  'order.height.same': null
  'order.height.double': null
  'order.height.triple': null
  'order.mass-too': null
  'order.height-too': null
  'track.track': null
  'track.coaster.scene': null
  'track.coaster.title': null
  'track.coaster.x': null
  'track.coaster.y': null
  'track.coaster.unit': null
  'track.skate.scene': null
  'track.skate.title': null
  'track.skate.x': null
  'track.skate.y': null
  'track.skate.unit': null
  'track.bike.scene': null
  'track.bike.title': null
  'track.bike.x': null
  'track.bike.y': null
  'track.bike.unit': null
  'track.marble.scene': null
  'track.marble.title': null
  'track.marble.x': null
  'track.marble.y': null
  'track.marble.unit': null
  'track.description': { places: Value }
  'track.place': { letter: Value; height: Value; measure: Value }
  'track.ask-stored': null
  'track.ask-speed': null
  'track.ask-same': null
  'track.first-stored': null
  'track.last-stored': null
  'track.first-speed': null
  'track.last-speed': null
  'track.turned-stored': null
  'track.turned-speed': null
  'track.left-to-right': null
  'track.not-same': null
  'track.two-places': null
  'track.hint': null
  'track.hint-level-1': null
  'track.hint-level-2': null
  'track.hint-level-3': null
  'track.so-stored': null
  'track.so-speed': null
  'track.so-ends': { first: Value; last: Value }
  'track.so-same': { one: Value; other: Value }
  'track.so-equal': null
  'lab.scene': null
  'lab.height.head': null
  'lab.height.name': null
  'lab.mass.head': null
  'lab.mass.name': null
  'lab.material.head': null
  'lab.material.name': null
  'lab.material.iron': null
  'lab.material.stone': null
  'lab.material.lead': null
  'lab.depth': null
  'lab.ask-more': null
  'lab.ask-beyond': { height: Value; mass: Value }
  'lab.why-beyond': null
  'lab.why-idle': null
  'fair.dent': null
  'fair.launch': null
  'fair.magnets': null
  'fair.ramp': null
  'factor.height.name': null
  'factor.height.head': null
  'factor.mass.name': null
  'factor.mass.head': null
  'factor.ground.name': null
  'factor.ground.head': null
  'factor.stretch.name': null
  'factor.stretch.head': null
  'factor.band.name': null
  'factor.band.head': null
  'factor.gap.name': null
  'factor.gap.head': null
  'factor.magnets.name': null
  'factor.magnets.head': null
  'value.clay': null
  'value.sand': null
  'value.flour': null
  'value.thin': null
  'value.wide': null
  'value.double': null
  'value.carpet': null
  'value.wood': null
  'value.tile': null
}

export const say = defineMessages<Messages>('potential-energy', { en, es })

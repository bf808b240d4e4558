// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Range, Term, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.net-force': null
  'why.proportional-relationships': null
  'lesson.forces': null
  'lesson.field': null
  'lesson.coil': null
  'lesson.distance': null
  'lesson.figure.title': null
  'lesson.figure.description': null
  'lesson.figure.turns': null
  'lesson.figure.force': null
  'lesson.word.field.word': null
  'lesson.word.field.meaning': null
  'lesson.word.pole.word': null
  'lesson.word.pole.meaning': null
  'lesson.word.charge.word': null
  'lesson.word.charge.meaning': null
  'lesson.word.electromagnet.word': null
  'lesson.word.electromagnet.meaning': null
  'lesson.word.current.word': null
  'lesson.word.current.meaning': null
  'lesson.word.core.word': null
  'lesson.word.core.meaning': null
  'predict.more': { thing: Quantity | Range | Term; amount: Value }
  'predict.other': { value: Value; one: Quantity | Range | Term; other: Quantity | Range | Term }
  'predict.back': { thing: Quantity | Range | Term; value: Value }
  'predict.force': null
  'predict.turns': null
  'predict.turns-unit': null
  'predict.same-turns': null
  'predict.same-current': null
  'order.nail': null
  'order.crane': null
  'order.bell': null
  'order.lock': null
  'order.ask': null
  'order.least': null
  'order.most': null
  'order.why': null
  'order.sizes': { turns: Value; current: Value }
  'order.times': { turns: Value; current: Value }
  'order.turns.half': null
  'order.turns.same': null
  'order.turns.double': null
  'order.turns.triple': null
  'order.current.half': null
  'order.current.same': null
  'order.current.double': null
  'order.current.triple': null
  'order.turns-too': null
  'order.current-too': null
  'compass.shown': null
  'compass.ask': null
  'compass.told': { way: Value }
  'compass.number': { number: Value }
  'compass.end': { end: Value }
  'compass.poles': null
  'compass.turned': null
  'compass.earth': null
  'compass.ends': null
  'compass.one-way': null
  'compass.at-magnet': null
  'compass.hint': null
  'compass.hint-ends': null
  'compass.hint-beside': null
  'compass.so-magnet': { north: Value }
  'compass.so-end': { number: Value; way: Value }
  'compass.so-beside': { number: Value; way: Value }
  'fair.clips': null
  'fair.scale': null
  'fair.balloon': null
  'fair.motor': null
  'factor.turns.name': null
  'factor.turns.head': null
  'factor.voltage.name': null
  'factor.voltage.head': null
  'factor.core.name': null
  'factor.core.head': null
  'factor.distance.name': null
  'factor.distance.head': null
  'factor.magnets.name': null
  'factor.magnets.head': null
  'factor.between.name': null
  'factor.between.head': null
  'factor.rubs.name': null
  'factor.rubs.head': null
  'factor.cloth.name': null
  'factor.cloth.head': null
  'value.iron': null
  'value.wood': null
  'value.plastic': null
  'value.brass': null
  'value.air': null
  'value.paper': null
  'value.cloth': null
  'value.wool': null
  'value.cotton': null
  'value.silk': null
  'value.fur': null
  'lab.scene': null
  'lab.turns.head': null
  'lab.turns.name': null
  'lab.turns.setting': { count: Value }
  'lab.current.head': null
  'lab.current.name': null
  'lab.wire.head': null
  'lab.wire.name': null
  'lab.force': null
  'lab.ask-more': null
  'lab.ask-beyond': { count: Value; current: Value }
  'lab.why-beyond': null
  'lab.why-idle': null
}

export const say = defineMessages<Messages>('magnets-and-electric-forces', { en, es })

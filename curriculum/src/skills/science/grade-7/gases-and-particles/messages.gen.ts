// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.states-and-heating': null
  'why.unit-rates': null
  'lesson.hits': null
  'lesson.space': null
  'lesson.warm': null
  'lesson.free': null
  'lesson.word.gas-pressure.word': null
  'lesson.word.gas-pressure.meaning': null
  'lesson.word.volume.word': null
  'lesson.word.volume.meaning': null
  'lesson.word.particle.word': null
  'lesson.word.particle.meaning': null
  'lesson.word.vacuum.word': null
  'lesson.word.vacuum.meaning': null
  'lesson.word.kilopascal.word': null
  'lesson.word.kilopascal.meaning': null
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.volume': null
  'table.pressure': null
  'row.tennis': null
  'row.soccer': null
  'row.basketball': null
  'row.road': null
  'row.mountain': null
  'row.car': null
  'row.truck': null
  'row.scuba': null
  'row.helium': null
  'row.spray': null
  'row.mattress': null
  'row.fender': null
  'in.tennis': null
  'in.soccer': null
  'in.basketball': null
  'in.road': null
  'in.mountain': null
  'in.car': null
  'in.truck': null
  'in.scuba': null
  'in.helium': null
  'in.spray': null
  'in.mattress': null
  'in.fender': null
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.outside': { one: Value }
  'ask.label-outside': null
  'ask.told-gap': null
  'ask.told-turned': null
  'ask.told-volume': null
  'ask.hint-pressure': null
  'ask.hint-times': { outside: Value }
  'ask.so-pressure': { its: Value }
  'ask.so-times': { its: Value; outside: Value; value: Value }
  'ask.let-out': { one: Value; outside: Value }
  'ask.label-volume': null
  'ask.told-same': null
  'ask.told-smaller': null
  'ask.told-times': null
  'ask.hint-let-out': { outside: Value }
  'ask.hint-room': null
  'ask.so-let-out': { its: Value; outside: Value }
  'ask.so-room': { liters: Value; its: Value; outside: Value; value: Value }
  'claim.volume': { one: Value; other: Value }
  'claim.pressure': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-temperature': { one: Value }
  'claim.no-leak': { one: Value }
  'claim.no-limit': { one: Value }
  'lab.scene': { volume: Value }
  'lab.air.head': null
  'lab.air.name': null
  'lab.temperature.head': null
  'lab.temperature.name': null
  'lab.shape.head': null
  'lab.shape.name': null
  'lab.shape.round': null
  'lab.shape.tall': null
  'lab.shape.flat': null
  'lab.pressure': null
  'lab.ask-more': null
  'lab.ask-beyond': { setting: Value; fixed: Value }
  'lab.why-beyond': null
  'tanks.scene': null
  'tanks.title': null
  'tanks.head': null
  'tanks.run': { run: Value }
  'tanks.low': null
  'tanks.high': null
  'tanks.mean-low': null
  'tanks.mean-high': null
  'tanks.gap': null
  'tanks.times': null
  'tanks.cause.ask': null
  'tanks.cause.right': null
  'tanks.cause.wrong-0': null
  'tanks.cause.told-0': null
  'tanks.cause.wrong-1': null
  'tanks.cause.told-1': null
  'tanks.cause.why': null
  'tanks.whole.ask': null
  'tanks.whole.right': null
  'tanks.whole.wrong-0': null
  'tanks.whole.told-0': null
  'tanks.whole.wrong-1': null
  'tanks.whole.told-1': null
  'tanks.whole.why': null
  'tanks.untold.ask': null
  'tanks.untold.right': null
  'tanks.untold.wrong-0': null
  'tanks.untold.told-0': null
  'tanks.untold.wrong-1': null
  'tanks.untold.told-1': null
  'tanks.untold.why': null
  'tanks.next.ask': null
  'tanks.next.right': null
  'tanks.next.wrong-0': null
  'tanks.next.told-0': null
  'tanks.next.wrong-1': null
  'tanks.next.told-1': null
  'tanks.next.why': null
}

export const say = defineMessages<Messages>('gases-and-particles', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.unit-rates': null
  'lesson.carry': null
  'lesson.measures': null
  'lesson.speed': null
  'lesson.energy': null
  'lesson.surface': null
  'lesson.word.amplitude.word': null
  'lesson.word.amplitude.meaning': null
  'lesson.word.wavelength.word': null
  'lesson.word.wavelength.meaning': null
  'lesson.word.frequency.word': null
  'lesson.word.frequency.meaning': null
  'lesson.word.compression.word': null
  'lesson.word.compression.meaning': null
  'lesson.word.medium.word': null
  'lesson.word.medium.meaning': null
  'parts.description': { marks: Value }
  'parts.marked': { name: Value; what: Value }
  'parts.name.crest': null
  'parts.name.trough': null
  'parts.name.amplitude': null
  'parts.name.wavelength': null
  'parts.name.compression': null
  'parts.name.rarefaction': null
  'parts.name.height': null
  'parts.name.rest': null
  'parts.name.half': null
  'parts.what.crest': null
  'parts.what.trough': null
  'parts.what.amplitude': null
  'parts.what.wavelength': null
  'parts.what.between': null
  'parts.what.compression': null
  'parts.what.rarefaction': null
  'parts.what.height': null
  'parts.what.rest': null
  'parts.of.rope': null
  'parts.of.spring': null
  'parts.of.pool': null
  'parts.of.ribbon': null
  'parts.of.drum': null
  'parts.of.horn': null
  'parts.of.coil': null
  'parts.of.bell': null
  'parts.ask': null
  'parts.from-rest': null
  'parts.look-1': null
  'parts.look-2': null
  'parts.look-3': null
  'parts.hint-1': null
  'parts.hint-2': null
  'parts.hint-3': null
  'parts.hint-arrows': null
  'parts.so': { name: Value; what: Value }
  'measure.told.rope': null
  'measure.told.spring': null
  'measure.told.pool': null
  'measure.ask.amplitude': null
  'measure.ask.wavelength': null
  'measure.ask.frequency': null
  'measure.from-rest': null
  'measure.along': null
  'measure.half': null
  'measure.all': null
  'measure.up': null
  'measure.period': null
  'measure.count': null
  'measure.description.distance': { size: Value; each: Value; waves: Value; whole: Value }
  'measure.description.time': { size: Value; each: Value; waves: Value; whole: Value }
  'measure.axis.distance': null
  'measure.axis.time': null
  'measure.axis.height': null
  'measure.label.amplitude': null
  'measure.label.wavelength': null
  'measure.label.frequency': null
  'measure.hint.amplitude': null
  'measure.hint.wavelength': null
  'measure.hint.frequency': null
  'measure.next.amplitude': null
  'measure.next.wavelength': null
  'measure.next.frequency': null
  'measure.so.amplitude': { size: Value }
  'measure.so.wavelength': { waves: Value; whole: Value; each: Value }
  'measure.so.frequency': { waves: Value; whole: Value; each: Value }
  'measure.end.amplitude': { both: Value; size: Value }
  'measure.end.wavelength': { each: Value }
  'measure.end.frequency': { each: Value; value: Value }
  'speed.told.rope': null
  'speed.told.spring': null
  'speed.told.ocean': null
  'speed.told.tank': null
  'speed.told.air': null
  'speed.told.whale': null
  'speed.ask.speed': { length: Value; unit: Value; frequency: Value }
  'speed.ask.length': { speed: Value; unit: Value; frequency: Value }
  'speed.ask.frequency': { speed: Value; unit: Value; length: Value }
  'speed.ask.from-period': { length: Value; unit: Value; both: Value }
  'speed.divided': null
  'speed.added': null
  'speed.multiplied': null
  'speed.upside': null
  'speed.subtracted': null
  'speed.period': null
  'speed.times-period': null
  'speed.stops': null
  'speed.two': null
  'speed.hint': null
  'speed.next.speed': null
  'speed.next.length': null
  'speed.next.frequency': null
  'speed.next.from-period': null
  'speed.why.speed': null
  'speed.why.length': null
  'speed.why.frequency': null
  'speed.why.from-period': null
  'speed.so.speed': { frequency: Value; length: Value; speed: Value; unit: Value }
  'speed.so.length': { speed: Value; frequency: Value; length: Value; unit: Value }
  'speed.so.frequency': { speed: Value; length: Value; frequency: Value }
  'speed.so.from-period': { both: Value; period: Value; length: Value; speed: Value; unit: Value }
  'speed.label.speed': null
  'speed.label.length': null
  'speed.label.frequency': null
  'speed.label.from-period': null
  'energy.label-3': null
  'energy.label-2': null
  'energy.label-1': null
  'energy.times': null
  'energy.title': null
  'energy.told.rope': null
  'energy.told.pool': null
  'energy.told.spring': null
  'energy.ask-1': { times: Value }
  'energy.ask-2': { times: Value }
  'energy.ask-3': { energy: Value }
  'energy.same': null
  'energy.more': null
  'energy.joules': null
  'energy.step': null
  'energy.start': null
  'energy.square': null
  'energy.hint': null
  'energy.next-1': null
  'energy.next-2': null
  'energy.next-3': null
  'energy.so': null
  'energy.so-1': { times: Value; square: Value }
  'energy.so-2': { times: Value; square: Value; base: Value; energy: Value }
  'energy.so-3': { energy: Value; base: Value; square: Value; times: Value }
}

export const say = defineMessages<Messages>('waves', { en, es })

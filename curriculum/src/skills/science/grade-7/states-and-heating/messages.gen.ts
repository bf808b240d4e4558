// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.thermal-energy': null
  'why.signed-numbers': null
  'lesson.particles': null
  'lesson.changes': null
  'lesson.level': null
  'lesson.back': null
  'lesson.figure.title': null
  'lesson.figure.description': null
  'lesson.figure.time': null
  'lesson.figure.temperature': null
  'lesson.figure.sample': null
  'lesson.figure.melting': null
  'lesson.figure.boiling': null
  'lesson.word.melting-point.word': null
  'lesson.word.melting-point.meaning': null
  'lesson.word.boiling-point.word': null
  'lesson.word.boiling-point.meaning': null
  'lesson.word.condensation.word': null
  'lesson.word.condensation.meaning': null
  'lesson.word.freezing.word': null
  'lesson.word.freezing.meaning': null
  'lesson.word.heating-curve.word': null
  'lesson.word.heating-curve.meaning': null
  'lesson.word.particle.word': null
  'lesson.word.particle.meaning': null
  'curve.second': { first: Value; second: Value }
  'curve.ask.melting-point': null
  'curve.ask.boiling-point': null
  'curve.ask.melting-time': null
  'curve.ask.liquid-time': null
  'curve.ask.other-time': null
  'curve.ask.other-end': null
  'curve.temperature': null
  'curve.time': null
  'curve.minutes': null
  'curve.slip.other-part': null
  'curve.slip.start': null
  'curve.slip.end': null
  'curve.slip.minutes': null
  'curve.slip.ends': null
  'curve.slip.begins': null
  'curve.slip.temperature': null
  'curve.slip.same-time': null
  'curve.slip.turned': null
  'curve.slip.degrees': null
  'curve.hint': null
  'curve.hints.melting-point': null
  'curve.hints.boiling-point': null
  'curve.hints.melting-time': null
  'curve.hints.liquid-time': null
  'curve.hints.other-time': null
  'curve.hints.other-end': null
  'curve.so.melting': null
  'curve.so.boiling': null
  'curve.so.liquid': null
  'curve.so.level': { from: Value; to: Value; at: Value }
  'curve.so.second': { at: Value; by: Value }
  'curve.so.span': { from: Value; to: Value; time: Value }
  'curve.so.energy': null
  'curve.so.end': { to: Value }
  'curve.so.times': { own: Value; times: Value; all: Value }
  'state.name.water': null
  'state.name.ethanol': null
  'state.name.acetone': null
  'state.name.mercury': null
  'state.name.bromine': null
  'state.name.sulfur': null
  'state.name.tin': null
  'state.name.lead': null
  'state.name.copper': null
  'state.name.butane': null
  'state.name.propane': null
  'state.name.ammonia': null
  'state.name.chlorine': null
  'state.name.oxygen': null
  'state.name.nitrogen': null
  'state.title': null
  'state.table': { rows: Value }
  'state.row': { substance: Value; melts: Value; boils: Value }
  'state.substance': null
  'state.melts': null
  'state.boils': null
  'state.solid': null
  'state.liquid': null
  'state.gas': null
  'state.sort': { at: Value }
  'state.find': { one: Value; two: Value }
  'state.is.solid': { substance: Value }
  'state.is.liquid': { substance: Value }
  'state.is.gas': { substance: Value }
  'state.temperature': null
  'state.told': { substance: Value; melts: Value; boils: Value }
  'state.compare': { told: Value; at: Value }
  'state.one-only': { one: Value; two: Value }
  'state.sign': null
  'state.hint': null
  'state.hint-line': { at: Value }
  'state.hint-two': null
  'state.so': { told: Value; at: Value; where: Value }
  'state.where.solid': null
  'state.where.liquid': null
  'state.where.gas': null
  'state.any': { from: Value; to: Value; middle: Value }
  'state.sorted': { list: Value }
  'state.one': { substance: Value; state: Value }
}

export const say = defineMessages<Messages>('states-and-heating', { en, es })

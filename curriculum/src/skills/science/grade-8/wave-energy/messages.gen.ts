// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.waves': null
  'why.proportional-relationships': null
  'lesson.model': null
  'lesson.amplitude': null
  'lesson.double': null
  'lesson.speed': null
  'lesson.figure.description': null
  'lesson.word.amplitude.word': null
  'lesson.word.amplitude.meaning': null
  'lesson.word.wavelength.word': null
  'lesson.word.wavelength.meaning': null
  'lesson.word.frequency.word': null
  'lesson.word.frequency.meaning': null
  'lesson.word.period.word': null
  'lesson.word.period.meaning': null
  'lesson.word.joule.word': null
  'lesson.word.joule.meaning': null
  'lab.scene': null
  'lab.amplitude.head': null
  'lab.amplitude.name': null
  'lab.frequency.head': null
  'lab.frequency.name': null
  'lab.direction.head': null
  'lab.direction.name': null
  'lab.direction.up': null
  'lab.direction.side': null
  'lab.direction.slant': null
  'lab.energy': null
  'lab.ask-more': null
  'lab.ask-beyond': { setting: Value; fixed: Value }
  'lab.why-beyond': null
  'lab.why-idle': null
  'data.ask-1': { rope: Value; to: Value; from: Value }
  'data.ask-2': { rope: Value; target: Value }
  'data.ask-3': { known: Value; from: Value; to: Value }
  'data.label-times': null
  'data.label-energy': null
  'data.times': null
  'data.same': null
  'data.more': null
  'data.joules': null
  'data.in-step': null
  'data.step': null
  'data.last': null
  'data.other-rise': null
  'data.other-rope': null
  'data.hint-1': null
  'data.hint-2': null
  'data.hint-3': null
  'data.next-1': { to: Value; from: Value }
  'data.next-2': { target: Value }
  'data.next-3': { known: Value }
  'data.so-rows': { rope: Value; less: Value; from: Value; more: Value; to: Value }
  'data.so-times': { more: Value; less: Value; value: Value }
  'data.so-more-than': { growth: Value; value: Value }
  'data.so-pattern': null
  'data.so-from-last': { target: Value; growth: Value; square: Value }
  'data.so-beyond': { square: Value; last: Value; value: Value }
  'data.so-both': { from: Value; to: Value; less: Value; more: Value; square: Value }
  'data.so-new': { square: Value; known: Value; value: Value }
  'order.wave': { name: Value }
  'order.head': null
  'order.title': null
  'order.counted': null
  'order.seconds': null
  'order.measured': null
  'order.size': null
  'order.from-rest': null
  'order.from-trough': null
  'order.scene-frequency': null
  'order.scene-length': null
  'order.scene-energy': null
  'order.ask-frequency': null
  'order.ask-length': null
  'order.ask-energy': null
  'order.first-frequency': null
  'order.last-frequency': null
  'order.first-length': null
  'order.last-length': null
  'order.first-energy': null
  'order.last-energy': null
  'order.told-count': null
  'order.told-seconds': null
  'order.told-backward': null
  'order.told-inverse': null
  'order.told-size': null
  'order.hint-each': null
  'order.hint-frequency': null
  'order.hint-length': null
  'order.hint-amplitude': null
  'order.hint-half': null
  'order.so-frequency': null
  'order.so-count': { wave: Value; waves: Value; seconds: Value; frequency: Value }
  'order.so-length': null
  'order.so-rest': { wave: Value; amplitude: Value }
  'order.so-trough': { wave: Value; size: Value; amplitude: Value }
  'order.so-energy': null
  'fill.scene': { frequency: Value }
  'fill.ask-1': { times: Value }
  'fill.ask-2': { times: Value }
  'fill.ask-3': { times: Value }
  'fill.description': { size: Value; each: Value; waves: Value; whole: Value }
  'fill.distance': null
  'fill.height': null
  'fill.measure': null
  'fill.shown': null
  'fill.new': null
  'fill.given': { frequency: Value }
  'fill.row.amplitude': null
  'fill.row.each': null
  'fill.row.frequency': null
  'fill.row.speed': null
  'fill.from-rest': null
  'fill.which-axis': null
  'fill.half': null
  'fill.all': null
  'fill.changed': null
  'fill.not-changed': null
  'fill.longer': null
  'fill.same-rope': null
  'fill.multiply': null
  'fill.hint-read': null
  'fill.hint-1': null
  'fill.hint-2': null
  'fill.hint-3': null
  'fill.so-read': { size: Value; each: Value }
  'fill.so-1': { times: Value; size: Value; value: Value }
  'fill.so-2': { times: Value; frequency: Value; value: Value; each: Value; length: Value }
  'fill.so-3': { frequency: Value; each: Value; before: Value; times: Value; value: Value; speed: Value }
  'fill.so-rest-1': null
  'fill.so-rest-2': null
  'fill.so-rest-3': null
}

export const say = defineMessages<Messages>('wave-energy', { en, es })

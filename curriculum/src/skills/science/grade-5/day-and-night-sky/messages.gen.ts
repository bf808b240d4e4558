// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.decimal-place-value': null
  'lesson.turn': null
  'lesson.shadows': null
  'lesson.year': null
  'lesson.bright': null
  'lesson.word.axis.word': null
  'lesson.word.axis.meaning': null
  'lesson.word.rotate.word': null
  'lesson.word.rotate.meaning': null
  'lesson.word.orbit.word': null
  'lesson.word.orbit.meaning': null
  'lesson.word.star.word': null
  'lesson.word.star.meaning': null
  'lesson.word.constellation.word': null
  'lesson.word.constellation.meaning': null
  'lesson.word.brightness.word': null
  'lesson.word.brightness.meaning': null
  'shadow.measures': { who: Value; shadow: Value }
  'shadow.ask-change': { from: Value; to: Value }
  'shadow.change': null
  'shadow.one-point': null
  'shadow.added': null
  'shadow.hours': null
  'shadow.hint-axis': { from: Value; to: Value }
  'shadow.hint-difference': null
  'shadow.so-read': { from: Value; start: Value; to: Value; end: Value }
  'shadow.so-change': { most: Value; least: Value; change: Value }
  'shadow.so-morning': null
  'shadow.so-afternoon': null
  'shadow.highest-at-noon': null
  'shadow.ask-missing': { time: Value }
  'shadow.missing': { time: Value }
  'shadow.neighbor': null
  'shadow.at-noon': null
  'shadow.steady': null
  'shadow.still-there': null
  'shadow.hint-other-half': null
  'shadow.hint-from-noon': { gap: number | Quantity }
  'shadow.so-partner': { time: Value; partner: Value }
  'shadow.so-equal': { value: Value }
  'days.shown': { city: Value }
  'days.ask': null
  'days.longer': null
  'days.minutes': null
  'days.only-june': null
  'days.one-end': null
  'days.hundred': null
  'days.hint-each': null
  'days.hint-noon': null
  'days.so-june': { hours: Value; minutes: number | Quantity; length: Value }
  'days.so-december': { hours: Value; minutes: number | Quantity; length: Value }
  'days.so-difference': { june: Value; december: Value; value: Value }
  'times.march': { shadow: Value }
  'times.ask-order': null
  'times.shortest': null
  'times.longest': null
  'times.turned': null
  'times.all-day': null
  'times.compare': null
  'times.ask-kind': null
  'times.ask-measured': null
  'times.kind.west': null
  'times.kind.east': null
  'times.kind.north': null
  'times.measured': { length: Value; way: string }
  'times.noon': null
  'times.away': null
  'times.hint-high': null
  'times.hint-noon': null
  'times.hint-side': null
  'times.so-high': null
  'times.so-near-noon': null
  'times.so-side': null
  'turn.shown': null
  'turn.ask': { goal: string }
  'turn.ask-later': { later: Value; goal: string }
  'turn.now': null
  'turn.other-way': null
  'turn.edge': null
  'turn.swapped': null
  'turn.look': null
  'turn.hint-light': null
  'turn.hint-edge': null
  'turn.hint-full': null
  'turn.hint-back': null
  'turn.hint-where': { goal: string }
  'turn.so-where': { goal: string; where: Value }
  'turn.so-turns': null
  'turn.so-back': { degrees: Value; later: Value }
  'lamp.lantern': null
  'lamp.flashlight': null
  'lamp.candle': null
  'lamp.streetlight': null
  'lamp.lamp': null
  'lamp.headlight': null
  'bright.lamps': { lamps: Value }
  'bright.stars': null
  'bright.ask-1': null
  'bright.ask-2': null
  'bright.ask-3': null
  'bright.light': { name: Value }
  'bright.star': { name: Value }
  'bright.sun': null
  'bright.light-head': null
  'bright.star-head': null
  'bright.head-1': null
  'bright.head-2': null
  'bright.head-3': null
  'bright.title-1': null
  'bright.title-2': null
  'bright.title-3': null
  'bright.brightest': null
  'bright.dimmest': null
  'bright.closest': null
  'bright.farthest': null
  'bright.turned': null
  'bright.turned-back': null
  'bright.two': null
  'bright.hint-car': null
  'bright.hint-1': null
  'bright.hint-2': null
  'bright.hint-3': null
  'bright.so-spreads': null
  'bright.so-1': null
  'bright.so-2': null
  'bright.so-3': null
}

export const say = defineMessages<Messages>('day-and-night-sky', { en, es })

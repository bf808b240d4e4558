// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.weather-and-air-masses': null
  'why.thermal-energy': null
  'lesson.uneven': null
  'lesson.move': null
  'lesson.turn': null
  'lesson.coast': null
  'lesson.word.climate.word': null
  'lesson.word.climate.meaning': null
  'lesson.word.latitude.word': null
  'lesson.word.latitude.meaning': null
  'lesson.word.current.word': null
  'lesson.word.current.meaning': null
  'lesson.word.density.word': null
  'lesson.word.density.meaning': null
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.latitude': null
  'table.sea': null
  'table.mean': null
  'table.swing': null
  'city.singapore': null
  'city.manaus': null
  'city.honolulu': null
  'city.miami': null
  'city.phoenix': null
  'city.sanfrancisco': null
  'city.lisbon': null
  'city.stlouis': null
  'city.london': null
  'city.winnipeg': null
  'city.bergen': null
  'city.reykjavik': null
  'claim.warmer': { one: Value; other: Value }
  'claim.swing': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-rain': { one: Value }
  'claim.no-today': { one: Value }
  'claim.no-wind': { one: Value }
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.times': { one: Value; other: Value }
  'ask.label-times': null
  'ask.cold': { one: Value }
  'ask.label-cold': null
  'ask.told-full': null
  'ask.told-warm': null
  'ask.told-half': null
  'ask.hint-half': null
  'ask.hint-down': null
  'ask.so-half': { swing: Value }
  'ask.so-cold': { mean: Value; value: Value }
  'order.ask-mean': null
  'order.ask-swing': null
  'order.ask-warm': null
  'order.cool': null
  'order.warm': null
  'order.small': null
  'order.large': null
  'order.told-latitude': null
  'order.told-mean': null
  'order.told-no-swing': null
  'order.hint-mean': null
  'order.hint-swing': null
  'order.hint-warm': null
  'order.why-mean': null
  'order.why-swing': null
  'order.why-warm': null
  'lab.scene': null
  'lab.angle.head': null
  'lab.angle.name': null
  'lab.angle.some': { degrees: Value }
  'lab.tray.head': null
  'lab.tray.name': null
  'lab.tray.sand': null
  'lab.tray.soil': null
  'lab.tray.water': null
  'lab.cord.head': null
  'lab.cord.name': null
  'lab.rise': null
  'lab.ask-more': null
  'beam.scene': null
  'beam.title': null
  'beam.head': null
  'beam.run': { run: Value }
  'beam.low': null
  'beam.high': null
  'beam.mean-low': null
  'beam.mean-high': null
  'beam.gap': null
  'beam.times': null
  'beam.cause.ask': null
  'beam.cause.right': null
  'beam.cause.wrong-0': null
  'beam.cause.told-0': null
  'beam.cause.wrong-1': null
  'beam.cause.told-1': null
  'beam.cause.why': null
  'beam.whole.ask': null
  'beam.whole.right': null
  'beam.whole.wrong-0': null
  'beam.whole.told-0': null
  'beam.whole.wrong-1': null
  'beam.whole.told-1': null
  'beam.whole.why': null
  'beam.untold.ask': null
  'beam.untold.right': null
  'beam.untold.wrong-0': null
  'beam.untold.told-0': null
  'beam.untold.wrong-1': null
  'beam.untold.told-1': null
  'beam.untold.why': null
  'beam.next.ask': null
  'beam.next.right': null
  'beam.next.wrong-0': null
  'beam.next.told-0': null
  'beam.next.wrong-1': null
  'beam.next.told-1': null
  'beam.next.why': null
}

export const say = defineMessages<Messages>('climate-patterns', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Quantity, Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.day-and-night-sky': null
  'why.angle-relationships': null
  'lesson.phases': null
  'lesson.eclipses': null
  'lesson.seasons': null
  'lesson.distance': null
  'lesson.word.phase.word': null
  'lesson.word.phase.meaning': null
  'lesson.word.waxing.word': null
  'lesson.word.waxing.meaning': null
  'lesson.word.waning.word': null
  'lesson.word.waning.meaning': null
  'lesson.word.gibbous.word': null
  'lesson.word.gibbous.meaning': null
  'lesson.word.axis.word': null
  'lesson.word.axis.meaning': null
  'lesson.word.eclipse.word': null
  'lesson.word.eclipse.meaning': null
  'lesson.word.latitude.word': null
  'lesson.word.latitude.meaning': null
  'places.shown': null
  'places.ask-names': null
  'places.seen': null
  'places.ask-today': null
  'places.ask-later': { days: Value }
  'places.no-shadow': null
  'places.lit-half': null
  'places.mirror': null
  'places.part': null
  'places.today': null
  'places.quarters': null
  'places.hint-look': null
  'places.hint-way': null
  'places.hint-cycle': null
  'places.so-ends': null
  'places.so-way': null
  'places.so-today': { phase: Value }
  'places.so-later': { days: Value; phase: Value }
  'calendar.photos': { phase: Value }
  'calendar.ask-order': null
  'calendar.first': null
  'calendar.last': null
  'calendar.backwards': null
  'calendar.side': null
  'calendar.hint-grows': null
  'calendar.hint-words': null
  'calendar.so-grows': null
  'calendar.so-shrinks': null
  'calendar.shows': { day: Value; phase: Value }
  'calendar.cycle': null
  'calendar.ask-day': { phase: Value }
  'calendar.day': null
  'calendar.other-part': null
  'calendar.too-soon': null
  'calendar.whole': null
  'calendar.hint-quarters': null
  'calendar.hint-week': null
  'calendar.so-quarters': { quarters: number | Quantity }
  'calendar.so-week': null
  'calendar.so-day': { day: Value; value: Value }
  'calendar.tonight': { phase: Value }
  'calendar.ask-phase': { days: Value }
  'calendar.rest': null
  'calendar.about': { days: Value }
  'calendar.phase': null
  'calendar.take-away': null
  'calendar.moves-on': null
  'calendar.count-on': null
  'calendar.hint-whole': null
  'calendar.so-whole': { cycles: number | Quantity; days: Value; rest: Value }
  'sun.shown': null
  'sun.ask-season': { month: string }
  'sun.title': null
  'sun.date': null
  'sun.daylight': null
  'sun.on.march': null
  'sun.on.june': null
  'sun.on.september': null
  'sun.on.december': null
  'sun.half': null
  'sun.hemisphere': { half: string }
  'sun.season': null
  'sun.begins': { season: string }
  'sun.why': null
  'sun.because.toward': null
  'sun.because.away': null
  'sun.because.neither': null
  'sun.which-half': null
  'sun.long-days': null
  'sun.leaning': null
  'sun.hint-daylight': null
  'sun.hint-lean': null
  'sun.so-half': { half: string }
  'sun.so-season': { leans: string; season: string }
  'noon.overhead': { month: string }
  'noon.rule': null
  'noon.ask': { latitude: Value }
  'noon.town': null
  'noon.figure': { leans: string; latitude: Value }
  'noon.height': null
  'noon.no-tilt': null
  'noon.swapped': null
  'noon.apart': null
  'noon.hint-apart': null
  'noon.hint-degree': null
  'noon.so-north': { latitude: Value; apart: Value }
  'noon.so-south': { latitude: Value; apart: Value }
  'noon.so-height': { apart: Value; height: Value }
  'planet.probe': null
  'planet.measured': { highest: Value; lowest: Value }
  'planet.ask': null
  'planet.tilt': null
  'planet.twice': null
  'planet.earth': null
  'planet.one': null
  'planet.hint-seasons': null
  'planet.hint-both': null
  'planet.so-change': { highest: Value; lowest: Value; change: Value }
  'planet.so-half': { change: Value; tilt: Value }
  'eclipse.shown': null
  'eclipse.ask-drawing': null
  'eclipse.phase': null
  'eclipse.shadow': null
  'eclipse.so': null
  'eclipse.falls.solar': null
  'eclipse.falls.lunar': null
  'eclipse.falls.none': null
  'eclipse.is.solar': null
  'eclipse.is.lunar': null
  'eclipse.is.none': null
  'eclipse.where-moon': null
  'eclipse.look-line': null
  'eclipse.behind': null
  'eclipse.off-line': null
  'eclipse.hint-order': null
  'eclipse.hint-ray': null
  'eclipse.so-full': null
  'eclipse.so-new': null
  'eclipse.so-solar': null
  'eclipse.so-lunar': null
  'eclipse.so-none': null
  'eclipse.table': null
  'eclipse.ask-days': null
  'eclipse.title': null
  'eclipse.day': { day: Value }
  'eclipse.date': null
  'eclipse.phase-head': null
  'eclipse.age': null
  'eclipse.plane': null
  'eclipse.degrees': { size: Value; side: string }
  'eclipse.name.solar': null
  'eclipse.name.lunar': null
  'eclipse.name.none': null
  'eclipse.both': null
  'eclipse.which-shadow': null
  'eclipse.far-off': null
  'eclipse.not-in-line': null
  'eclipse.hint-phase': null
  'eclipse.hint-plane': null
  'eclipse.so-solar-days': { days: Value }
  'eclipse.so-lunar-days': { days: Value }
  'eclipse.so-rest': null
}

export const say = defineMessages<Messages>('moon-and-seasons', { en, es })

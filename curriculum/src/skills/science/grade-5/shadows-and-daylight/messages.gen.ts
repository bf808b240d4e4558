// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.day-and-night-sky': null
  'lesson.away': null
  'lesson.length': null
  'lesson.day': null
  'lesson.year': null
  'lesson.word.shadow.word': null
  'lesson.word.shadow.meaning': null
  'lesson.word.horizon.word': null
  'lesson.word.horizon.meaning': null
  'lesson.word.daylight.word': null
  'lesson.word.daylight.meaning': null
  'lesson.word.noon.word': null
  'lesson.word.noon.meaning': null
  'lesson.word.pattern.word': null
  'lesson.word.pattern.meaning': null
  'year.ask-daylight': { one: Value; other: Value }
  'year.label-daylight': null
  'year.minutes': null
  'year.ask-shadow': { one: Value; other: Value }
  'year.label-shadow': null
  'year.ask-times': { one: Value; other: Value }
  'year.label-times': null
  'day.higher': { one: Value; other: Value }
  'day.longer': { one: Value; other: Value }
  'day.twice': { one: Value; other: Value }
  'day.same': null
  'day.opposite': null
  'day.no-wind': { one: Value }
  'day.no-next-day': { one: Value }
  'day.no-warmth': { one: Value }
  'bars.measures': { who: Value; shadow: Value }
  'bars.ask-1': null
  'bars.ask-2': { first: Value; last: Value }
  'bars.ask-3': null
  'bars.table': null
  'bars.time': null
  'bars.length': null
  'bars.title-1': null
  'bars.title-2': null
  'bars.title-3': null
  'bars.said-1.swapped': null
  'bars.said-1.fixed': null
  'bars.said-1.steady': null
  'bars.said-2.copied': null
  'bars.said-2.fixed': null
  'bars.said-3.copied': null
  'bars.said-3.added': null
  'bars.hint-1': null
  'bars.next-1': null
  'bars.hint-2': null
  'bars.next-2': null
  'bars.hint-3': null
  'bars.next-3': null
  'bars.so-1': null
  'bars.so-2': null
  'bars.so-3': null
  'bars.so-bars': { first: Value; last: Value; list: Value }
  'compass.thing.flagpole': null
  'compass.thing.tree': null
  'compass.thing.post': null
  'compass.thing.statue': null
  'compass.thing.signpost': null
  'compass.sun.east': null
  'compass.sun.southeast': null
  'compass.sun.south': null
  'compass.sun.southwest': null
  'compass.sun.west': null
  'compass.scene': { thing: Value }
  'compass.scene-bare': { thing: Value }
  'compass.ask-1': null
  'compass.ask-2': null
  'compass.first': null
  'compass.last': null
  'compass.ask-points': { sun: Value }
  'compass.label-points': null
  'compass.ask-turned': { sun: Value; later: Value }
  'compass.label-turned': null
  'compass.told-toward': null
  'compass.told-reversed': null
  'compass.told-letters': null
  'compass.told-mirror': null
  'compass.told-gap': null
  'compass.told-north': null
  'compass.told-still': null
  'compass.told-sum': null
  'compass.told-long': null
  'compass.told-one': null
  'compass.hint': null
  'compass.next-1': null
  'compass.next-2': null
  'compass.next-points': null
  'compass.next-turned': null
  'compass.so': null
  'compass.so-1': { sun: Value; letter: Value }
  'compass.so-2': null
  'compass.so-order': { list: Value }
  'compass.so-points': { sun: Value; value: Value }
  'compass.so-line': null
  'compass.so-turned': { later: Value; sun: Value; value: Value }
}

export const say = defineMessages<Messages>('shadows-and-daylight', { en, es })

// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.unit-rates': null
  'lesson.masses': null
  'lesson.fronts': null
  'lesson.pressure': null
  'lesson.forecast': null
  'lesson.figure': { behind: Value; near: Value; far: Value; north: Value }
  'lesson.word.air-mass.word': null
  'lesson.word.air-mass.meaning': null
  'lesson.word.front.word': null
  'lesson.word.front.meaning': null
  'lesson.word.cold-front.word': null
  'lesson.word.cold-front.meaning': null
  'lesson.word.warm-front.word': null
  'lesson.word.warm-front.meaning': null
  'lesson.word.pressure.word': null
  'lesson.word.pressure.meaning': null
  'lesson.word.humidity.word': null
  'lesson.word.humidity.meaning': null
  'map.scene': { kind: string }
  'map.scene-storm': null
  'map.way.east': null
  'map.way.south': null
  'map.way.north': null
  'map.ask.reached': null
  'map.ask.not-reached': null
  'map.ask.next': null
  'map.ask.last': null
  'map.ask.behind': null
  'map.ask.near': null
  'map.ask.north': null
  'map.other-side': null
  'map.side': { letter: Value; kind: string }
  'map.nearer': { letter: Value }
  'map.storm-check': { letter: Value }
  'map.hint-symbols': { kind: string }
  'map.hint-sides': null
  'map.hint-close': null
  'map.so-way': { kind: string; way: Value }
  'map.so.reached': { letter: Value }
  'map.so.not-reached': { letter: Value }
  'map.so.next': { letter: Value }
  'map.so.last': { letter: Value }
  'map.so.behind': { letter: Value }
  'map.so.near': { letter: Value }
  'map.so.north': { letter: Value }
  'map.so-fits': { kind: string }
  'map.hint-two': null
  'map.storm-hint.behind': null
  'map.storm-hint.near': null
  'map.storm-hint.north': null
  'map.so-between': null
  'map.so-cold': null
  'data.scene-graph': { town: Value }
  'data.steepest-hour': null
  'data.ask-fall': null
  'data.fall': null
  'data.whole-day': null
  'data.one-end': null
  'data.hint-steep': null
  'data.hint-ends': null
  'data.so-steep': { from: Value; to: Value }
  'data.so-fall': { before: Value; after: Value; fall: Value }
  'data.scene-table': { town: Value }
  'data.lowest-pressure': null
  'data.ask-after': { hours: Value }
  'data.from-start': null
  'data.to-end': null
  'data.one-hour': null
  'data.pressure-column': null
  'data.hint-pressure': null
  'data.hint-later': null
  'data.so-lowest': { time: Value; before: Value }
  'data.so-later': { time: Value; after: Value }
  'data.so-fell': { before: Value; after: Value; fall: Value }
  'data.scene-two': { first: Value; second: Value; miles: Value }
  'data.passes': null
  'data.ask.speed': null
  'data.ask.arrival': { second: Value; third: Value; further: Value }
  'data.label.speed': null
  'data.label.arrival': null
  'data.unit.speed': null
  'data.unit.arrival': null
  'data.times': null
  'data.gap-only': null
  'data.miles-only': null
  'data.speed-only': null
  'data.first-gap': null
  'data.both-legs': null
  'data.hint-two-falls': null
  'data.hint.speed': null
  'data.hint.arrival': null
  'data.so-gap': { from: Value; to: Value; gap: Value }
  'data.so-speed': { miles: Value; gap: Value; speed: Value }
  'data.so-hours': { further: Value; speed: Value; hours: Value }
}

export const say = defineMessages<Messages>('weather-and-air-masses', { en, es })

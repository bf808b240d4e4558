// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.day-and-night-sky': null
  'lesson.spreads': null
  'lesson.same': null
  'lesson.sun': null
  'lesson.argue': null
  'lesson.word.star.word': null
  'lesson.word.star.meaning': null
  'lesson.word.brightness.word': null
  'lesson.word.brightness.meaning': null
  'lesson.word.light-year.word': null
  'lesson.word.light-year.meaning': null
  'lesson.word.evidence.word': null
  'lesson.word.evidence.meaning': null
  'row.scene.street': null
  'row.scene.pier': null
  'row.scene.path': null
  'row.scene.track': null
  'row.scene.bridge': null
  'row.scene.dock': null
  'row.scene.hall': null
  'row.scene.tunnel': null
  'row.scene.runway': null
  'row.scene.fence': null
  'row.scene.canal': null
  'row.scene.beach': null
  'row.ask-1': null
  'row.ask-2': null
  'row.ask-3': null
  'row.figure': { list: Value }
  'row.point': { label: Value; at: Value }
  'row.you': null
  'row.ana': null
  'row.ben': null
  'row.lamp': { letter: Value }
  'row.brightest': null
  'row.dimmest': null
  'row.for-ana': null
  'row.for-ben': null
  'row.for-both': null
  'row.label': null
  'row.told-turned': null
  'row.told-along': null
  'row.told-farther': null
  'row.told-count': null
  'row.told-half': null
  'row.told-apart': null
  'row.told-at-lamp': null
  'row.hint': null
  'row.hint-1': null
  'row.hint-2': null
  'row.hint-3': null
  'row.way': { letter: Value; way: Value }
  'row.so-ways': { list: Value }
  'row.so-order': null
  'row.so-whom': { letter: Value; ana: Value; ben: Value }
  'row.so-closer': null
  'row.so-apart': { second: Value; first: Value; apart: Value }
  'row.so-middle': { half: Value; first: Value; middle: Value }
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.distance': null
  'table.light': null
  'star.centauri': null
  'star.cassiopeiae': null
  'star.pavonis': null
  'star.chara': null
  'star.reticuli': null
  'star.helvetios': null
  'star.mensae': null
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.light-years': null
  'ask.times': { one: Value; other: Value }
  'ask.label-times': null
  'ask.times-far': { other: Value; one: Value }
  'ask.label-far': null
  'ask.suns': { one: Value }
  'ask.label-suns': null
  'ask.told-light-years': null
  'ask.told-added': null
  'ask.told-divided': null
  'ask.told-light': null
  'ask.hint-row': null
  'ask.hint-each': null
  'ask.so-far': { far: Value }
  'ask.so-suns': { far: Value; value: Value }
  'claim.farther': { one: Value; other: Value }
  'claim.brighter': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-planets': { one: Value }
  'claim.no-age': { one: Value }
  'claim.no-spin': { one: Value }
  'lab.scene': null
  'lab.distance.head': null
  'lab.distance.name': null
  'lab.lamp.head': null
  'lab.lamp.name': null
  'lab.lamp.small': null
  'lab.lamp.medium': null
  'lab.lamp.large': null
  'lab.time.head': null
  'lab.time.name': null
  'lab.time.morning': null
  'lab.time.noon': null
  'lab.time.evening': null
  'lab.light': null
  'lab.ask-more': null
}

export const say = defineMessages<Messages>('star-brightness', { en, es })

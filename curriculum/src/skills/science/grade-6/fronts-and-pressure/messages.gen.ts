// Written by `npm run content:types` from en.json and es.json: edit those.
import type { Value } from '@skills-center/messages/values'
import { defineMessages } from '@skills-center/messages/define-messages'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

type Messages = {
  name: null
  description: null
  'why.weather-and-air-masses': null
  'lesson.source': null
  'lesson.change': null
  'lesson.wind': null
  'lesson.chance': null
  'lesson.word.air-mass.word': null
  'lesson.word.air-mass.meaning': null
  'lesson.word.front.word': null
  'lesson.word.front.meaning': null
  'lesson.word.pressure.word': null
  'lesson.word.pressure.meaning': null
  'lesson.word.humidity.word': null
  'lesson.word.humidity.meaning': null
  'lesson.word.isobar.word': null
  'lesson.word.isobar.meaning': null
  'air-at.scene.kansas': null
  'air-at.scene.oklahoma': null
  'air-at.scene.missouri': null
  'air-at.scene.illinois': null
  'air-at.scene.texas': null
  'air-at.scene.iowa': null
  'air-at.scene.nebraska': null
  'air-at.scene.arkansas': null
  'air-at.ask-1': null
  'air-at.ask-2': null
  'air-at.ask-3': { apart: Value; speed: Value; town: Value; hours: Value }
  'air-at.title-days': null
  'air-at.title-hours': null
  'air-at.title-towns': null
  'air-at.day': null
  'air-at.hour': null
  'air-at.town': null
  'air-at.at-6': null
  'air-at.at-9': null
  'air-at.at-12': null
  'air-at.at-15': null
  'air-at.at-18': null
  'air-at.at-21': null
  'air-at.celsius': null
  'air-at.vapor': null
  'air-at.on-day': { letter: Value }
  'air-at.label': null
  'air-at.gap-before': null
  'air-at.gap-after': null
  'air-at.gap-front': null
  'air-at.text-before': null
  'air-at.text-after': null
  'air-at.text-front': null
  'air-at.front-cold': null
  'air-at.front-warm': null
  'air-at.told-water': null
  'air-at.told-source': null
  'air-at.told-time': null
  'air-at.told-front': null
  'air-at.told-stays': null
  'air-at.told-direction': null
  'air-at.told-steps': null
  'air-at.hint': null
  'air-at.hint-1': null
  'air-at.hint-2': null
  'air-at.hint-moves': null
  'air-at.hint-3': null
  'air-at.so-land-cold': { letter: Value }
  'air-at.so-sea-cool': { letter: Value }
  'air-at.so-land-hot': { letter: Value }
  'air-at.so-sea-warm': { letter: Value }
  'air-at.so-change': { from: Value; to: Value }
  'air-at.so-is-land-cold': null
  'air-at.so-is-sea-cool': null
  'air-at.so-is-land-hot': null
  'air-at.so-is-sea-warm': null
  'air-at.so-becomes-land-cold': null
  'air-at.so-becomes-sea-cool': null
  'air-at.so-becomes-land-hot': null
  'air-at.so-becomes-sea-warm': null
  'air-at.so-front-cold': null
  'air-at.so-front-warm': null
  'air-at.so-miles': { hours: Value; speed: Value; miles: Value }
  'air-at.so-towns': { miles: Value; apart: Value; steps: Value }
  'air-at.so-upwind': { from: Value; town: Value; value: Value }
  'source.land-cold': null
  'source.sea-cool': null
  'source.land-hot': null
  'source.sea-warm': null
  'winds.scene.plains': null
  'winds.scene.coast': null
  'winds.scene.lakes': null
  'winds.scene.northeast': null
  'winds.scene.south': null
  'winds.scene.northwest': null
  'winds.scene.ohio': null
  'winds.scene.desert': null
  'winds.ask': null
  'winds.title': null
  'winds.head': null
  'winds.first': null
  'winds.second': null
  'winds.miles': null
  'winds.pair': { letter: Value }
  'winds.weakest': null
  'winds.strongest': null
  'winds.told-backward': null
  'winds.told-far': null
  'winds.told-gap': null
  'winds.told-miles': null
  'winds.told-high': null
  'winds.hint': null
  'winds.hint-1': null
  'winds.hint-2': null
  'winds.hint-3': null
  'winds.so-1': null
  'winds.so-2': null
  'winds.so-3': null
  'winds.so-gap': { letter: Value; high: Value; low: Value; gap: Value; miles: Value }
  'winds.so-steep': { letter: Value; high: Value; low: Value; gap: Value; miles: Value; steep: Value }
  'table.scene': null
  'table.title': null
  'table.head': null
  'table.warmth': null
  'table.vapor': null
  'air.canada-january': null
  'air.canada-july': null
  'air.plains-january': null
  'air.pacific-january': null
  'air.pacific-july': null
  'air.gulf-january': null
  'air.gulf-july': null
  'air.desert-april': null
  'air.desert-june': null
  'air.greenland-january': null
  'in.canada-january': null
  'in.canada-july': null
  'in.plains-january': null
  'in.pacific-january': null
  'in.pacific-july': null
  'in.gulf-january': null
  'in.gulf-july': null
  'in.desert-april': null
  'in.desert-june': null
  'in.greenland-january': null
  'ask.gap': { one: Value; other: Value }
  'ask.label-gap': null
  'ask.times': { one: Value; other: Value }
  'ask.label-times': null
  'ask.rain': { kilograms: Value; one: Value }
  'ask.label-water': null
  'ask.told-all': null
  'ask.told-one': null
  'ask.told-warmth': null
  'ask.hint-all': { kilograms: Value }
  'ask.hint-half': null
  'ask.so-all': { kilograms: Value; grams: Value }
  'ask.so-half': { kilograms: Value; grams: Value; value: Value }
  'claim.warmer': { one: Value; other: Value }
  'claim.moister': { one: Value; other: Value }
  'claim.twice': { one: Value; other: Value }
  'claim.same': null
  'claim.opposite': null
  'claim.no-speed': { one: Value }
  'claim.no-rain': { one: Value }
  'claim.no-pressure': { one: Value }
  'order.ask-vapor': null
  'order.ask-warmth': null
  'order.ask-contrast': null
  'order.driest': null
  'order.moistest': null
  'order.warmest': null
  'order.coldest': null
  'order.alike': null
  'order.different': null
  'order.told-warmth': null
  'order.told-vapor': null
  'order.hint-vapor': null
  'order.hint-warmth': null
  'order.hint-contrast': null
  'order.why-vapor': null
  'order.why-warmth': null
  'order.why-contrast': null
  'order.degrees': { value: Value }
  'lab.scene': { warm: Value }
  'lab.cold.head': null
  'lab.cold.name': null
  'lab.depth.head': null
  'lab.depth.name': null
  'lab.tank.head': null
  'lab.tank.name': null
  'lab.speed': null
  'lab.ask-more': null
}

export const say = defineMessages<Messages>('fronts-and-pressure', { en, es })
